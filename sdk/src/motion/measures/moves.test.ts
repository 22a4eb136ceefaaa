import { describe, expect, test } from "vitest";
import { DANCE_STYLES } from "../../contract/styles.ts";
import { MOVES } from "../moves/index.ts";
import { measureMove } from "./measure-move.ts";
import { violations } from "./report.ts";

describe("every move in every style keeps the measures", () => {
  test.each(MOVES.map((move) => move.number))(
    "move %i",
    (number) => {
      expect(DANCE_STYLES.flatMap((style) => violations(measureMove(number, style)))).toEqual([]);
    },
    60_000,
  );
});
