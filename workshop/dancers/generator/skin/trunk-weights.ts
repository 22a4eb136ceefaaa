import { float32At, lastNumber, numberAt } from "@nataraj/sdk/arrays";
import { boneIndex } from "@nataraj/sdk/motion";
import { ramp, type V3 } from "../geometry/vector.ts";
import type { Segment } from "./weights.ts";

/** Heights at which one bone has all of the trunk's weight, metres. Between two heights the weights blend. */
const TRUNK: readonly [bone: string, height: number][] = [
  ["hips", 0.95],
  ["spine", 1.045],
  ["chest", 1.15],
  ["upperChest", 1.27],
  ["neck", 1.42],
  ["head", 1.475],
];
const TRUNK_BONES = TRUNK.map(([bone]) => boneIndex(bone));

/** Spreads all vertices of the trunk over its bones by height alone, so that all meshes agree at their seams. */
export function spreadTrunk(p: V3, weights: Float32Array, capsules: Segment[]): void {
  let total = 0;
  const slots = new Map<number, number>();
  capsules.forEach((capsule, k) => {
    const level = TRUNK_BONES.indexOf(capsule.bone);
    if (level < 0) return;
    total += float32At(weights, k);
    weights[k] = 0;
    slots.set(level, k);
  });
  const give = (level: number, share: number) => {
    const slot = slots.get(level);
    if (slot !== undefined) weights[slot] = float32At(weights, slot) + total * share;
  };
  const levels = [...slots.keys()].sort((a, b) => a - b);
  const height = (level: number) => (TRUNK[level] as [string, number])[1];
  const lowest = numberAt(levels, 0);
  const above = levels.find((level) => height(level) > p[1]);
  if (above === undefined) give(lastNumber(levels), 1);
  else if (above === lowest) give(lowest, 1);
  else {
    const below = above - 1;
    const t = ramp(p[1], height(below), height(above));
    give(below, 1 - t);
    give(above, t);
  }
}
