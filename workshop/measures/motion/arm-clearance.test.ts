import { expect, it } from "vitest";
import { LEAD_IN } from "../../../sdk/src/motion/testing/dance-of.ts";
import { measureCollision } from "./collision.ts";
import { danceVariant } from "./measure-move.ts";
import { sample } from "./sampled-motion.ts";

it.each([
  { move: 11, variant: "low", style: "Indian Classical", what: "a hand and a thigh that pass between two frames" },
  { move: 29, variant: "opens", style: "Contemporary", what: "an arm that goes deeper the more it is raised" },
  { move: 11, variant: "both diagonal", style: "Contemporary", what: "an arm that swings along a leg" },
] as const)("clears $what", ({ move, variant, style }) => {
  const dance = danceVariant({ move, variant }, style);
  const end = dance.clips.findLast(({ idle }) => !idle)?.end ?? 0;
  const { value, high } = measureCollision(sample(dance, LEAD_IN, end));
  expect(value).toBeLessThan(high ?? 0);
});
