import { expect, test } from "vitest";
import { swingPole, swingTo } from "./swing.ts";

const out = new Float64Array(3);
const close = (...expected: number[]) => {
  for (const [i, v] of expected.entries()) expect(out[i]).toBeCloseTo(v, 6);
};

test("the knee of a hanging leg looks ahead, of a leg to the front up, of a leg to the back down", () => {
  swingPole(out, 0, 0, 1, 0, -1, 0, 0, -1, 0);
  close(0, 0, 1);
  swingPole(out, 0, 0, 1, 0, -1, 0, 0, 0, 1);
  close(0, 1, 0);
  swingPole(out, 0, 0, 1, 0, -1, 0, 0, 0, -1);
  close(0, -1, 0);
  swingPole(out, 0, 0, 1, 0, -1, 0, 1, 0, 0);
  close(0, 0, 1);
});

test("a leg goes round the hip", () => {
  swingTo(out, 0, -0.8, 0, 0, 0, 0.4, 0.5);
  expect(Math.hypot(...out)).toBeCloseTo(0.6, 6);
  expect(out[2]).toBeCloseTo(-(out[1] as number), 6);
  swingTo(out, 0, -0.8, 0, 0, -0.4, 0, 0.5);
  close(0, -0.6, 0);
});
