import { describe, expect, test } from "vitest";
import { DANCE_STYLES, type DanceStyle } from "../../../sdk/src/contract/styles.ts";
import { CATALOGUE } from "../../../sdk/src/motion/moves/catalogue.ts";
import { lineOfMoves, measureJoins } from "./measure-joins.ts";
import { violations } from "./report.ts";

/** One style for each line, all in turn; the bench has all eight for all. */
const styleOf = (step: number) => DANCE_STYLES[step % DANCE_STYLES.length] as DanceStyle;

describe("every move joins every other", () => {
  test("in lines that have each pair of moves once", () => {
    const pairs = CATALOGUE.flatMap((_, step) => {
      const line = lineOfMoves(step);
      return line.slice(1).map((second, i) => `${line[i]} ${second}`);
    });
    expect(new Set(pairs).size).toBe(CATALOGUE.length ** 2);
  });

  test.each(CATALOGUE.map((_, step) => step))(
    "each before the one %i numbers on",
    (step) => {
      expect(violations(measureJoins(lineOfMoves(step), styleOf(step)))).toEqual([]);
    },
    60_000,
  );
});
