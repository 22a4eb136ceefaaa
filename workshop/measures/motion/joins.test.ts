import { expect, test } from "vitest";
import { DANCE_STYLES, type DanceStyle } from "../../../sdk/src/contract/styles.ts";
import { lineOfMoves, measureJoins } from "./measure-joins.ts";
import { violations } from "./report.ts";
import { lineOfVariants } from "./variant-lines.ts";

const styleOf = (place: number) => DANCE_STYLES[place % DANCE_STYLES.length] as DanceStyle;

// Of as many lines as there are moves, which have every pair, and of lines of variants; *.verify.test.ts has all.
test.each([1, 6, 11, 16, 21, 26])("each move joins the one %i numbers on", (step) => {
  expect(violations(measureJoins(lineOfMoves(step), styleOf(step)))).toEqual([]);
});

test.each([0, 1])("variants join: line %i drawn by lot", (seed) => {
  expect(violations(measureJoins(lineOfVariants(seed, 26), styleOf(seed + 3)))).toEqual([]);
});
