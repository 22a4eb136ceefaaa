import { expect, test } from "vitest";
import { ARM_POSES } from "./arm-poses.ts";
import { armAt } from "./solve-arm.ts";

/** What an arm of this length cannot quite reach is stretched out as far as it goes. Metres. */
const FAR = 0.075;

test.each(Object.entries(ARM_POSES))("%s puts the palm where it was asked to be", (_, { target, values }) => {
  if (!target) return;
  const { palm } = armAt(values);
  expect(Math.hypot(...palm.map((v, k) => v - (target.palm[k] as number)))).toBeLessThan(FAR);
});
