import { describe, expect, test } from "vitest";
import { MOVES } from "../moves/index.ts";
import { complaints, measurePair } from "./measure-move.ts";

const numbers = MOVES.map((move) => move.number);

describe("every move joins every other", () => {
  test.each(numbers)(
    "move %i before each",
    (first) => {
      expect(numbers.flatMap((second) => complaints(measurePair(first, second, "Freestyle")))).toEqual([]);
    },
    60_000,
  );
});
