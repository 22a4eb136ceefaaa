import { expect, test } from "vitest";
import { ARM_POSES } from "./arm-poses.ts";
import { ARM_TARGETS } from "./arm-targets.ts";
import { armAt } from "./solve-arm.ts";

/** What an arm of this length cannot quite reach is stretched out as far as it goes. Metres. */
const FAR = 0.075;

test.each(Object.entries(ARM_TARGETS))("%s puts the palm where it was asked to be", (name, target) => {
  const { values } = ARM_POSES[name] ?? {};
  if (!values) throw new Error(`There is no arm pose "${name}".`);
  const { palm } = armAt(values);
  expect(Math.hypot(...palm.map((v, k) => v - (target.palm[k] as number)))).toBeLessThan(FAR);
});
