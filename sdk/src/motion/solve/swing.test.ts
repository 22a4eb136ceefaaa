import { expect, test } from "vitest";
import { type Vec3, vec3 } from "../math/vec3.ts";
import { swingPole, swingTo } from "./swing.ts";

const close = (v: Vec3, ...expected: [number, number, number]) => {
  for (const [i, each] of [v.x, v.y, v.z].entries()) expect(each).toBeCloseTo(expected[i] ?? Number.NaN, 6);
};
const DOWN = vec3(0, -1, 0);
const kneeOf = (leg: Vec3) => {
  const pole = vec3(0, 0, 1);
  swingPole(pole, DOWN, leg);
  return pole;
};

test("the knee of a hanging leg looks ahead, of a leg to the front up, of a leg to the back down", () => {
  close(kneeOf(vec3(0, -1, 0)), 0, 0, 1);
  close(kneeOf(vec3(0, 0, 1)), 0, 1, 0);
  close(kneeOf(vec3(0, 0, -1)), 0, -1, 0);
  close(kneeOf(vec3(1, 0, 0)), 0, 0, 1);
});

test("a leg goes round the hip", () => {
  const leg = vec3(0, -0.8, 0);
  swingTo(leg, vec3(0, 0, 0.4), 0.5);
  expect(Math.hypot(leg.x, leg.y, leg.z)).toBeCloseTo(0.6, 6);
  expect(leg.z).toBeCloseTo(-leg.y, 6);
  const straight = vec3(0, -0.8, 0);
  swingTo(straight, vec3(0, -0.4, 0), 0.5);
  close(straight, 0, -0.6, 0);
});
