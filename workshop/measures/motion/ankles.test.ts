import { expect, it } from "vitest";
import { LIMBS } from "../../../sdk/src/motion/rig/limbs.ts";
import { LEAD_IN } from "../../../sdk/src/motion/testing/dance-of.ts";
import { danceVariant } from "./measure-move.ts";
import { angleBetween, rotationOffset, sample } from "./sampled-motion.ts";

const IDENTITY = Float64Array.of(0, 0, 0, 1);

// Each sets a foot far ahead or aside, and raises its heel before it leaves.
it.each([
  { move: 13, variant: "side", style: "Indian Classical" },
  { move: 23, variant: "forward", style: "Hip Hop" },
  { move: 11, variant: "diagonal", style: "Ballet" },
] as const)("bends no ankle further than it can: move $move $variant in $style", ({ move, variant, style }) => {
  const dance = danceVariant({ move, variant }, style);
  const end = dance.clips.findLast(({ idle }) => !idle)?.end ?? 0;
  const { local, count } = sample(dance, LEAD_IN, end);
  let furthest = 0;
  for (let i = 0; i < count; i++)
    for (const { foot } of LIMBS)
      furthest = Math.max(furthest, angleBetween(local, rotationOffset(i, foot), IDENTITY, 0));
  expect(furthest).toBeGreaterThan(45);
  expect(furthest).toBeLessThan(62);
});
