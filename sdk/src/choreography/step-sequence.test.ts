import { expect, it } from "vitest";
import { MOVE_COUNT } from "../contract/moves.ts";
import { parseStepSequence, stepSequence } from "./step-sequence.ts";

it("joins the steps of all segments with underscores", () => {
  expect(stepSequence({ a: { lyrics: "", steps: [1, 2] }, b: { lyrics: "", steps: [29] } })).toBe("1_2_29");
});

it("is 1_2_3_5 where there are none", () => {
  expect(stepSequence({})).toBe("1_2_3_5");
  expect(stepSequence({ a: { lyrics: "la", steps: [] } })).toBe("1_2_3_5");
});

it("is read back without texts that are no steps", () => {
  expect(parseStepSequence(`1_2_x_${MOVE_COUNT + 1}_0_1.5__${MOVE_COUNT}`)).toEqual([1, 2, MOVE_COUNT]);
});
