import { float32At } from "@nataraj/sdk/arrays";
import { BONES } from "@nataraj/sdk/motion";
import { ramp, type V3 } from "../geometry/vector.ts";
import type { Segment } from "./weights.ts";

/** Radii of the capsules that draw skin to a bone, metres. */
export const LIMB_RADII: Record<string, number> = {
  leftUpperLeg: 0.075,
  rightUpperLeg: 0.075,
  leftLowerLeg: 0.045,
  rightLowerLeg: 0.045,
  leftFoot: 0.03,
  rightFoot: 0.03,
};
export const TRUNK_RADII: Record<string, number> = {
  hips: 0.1,
  spine: 0.09,
  chest: 0.1,
  upperChest: 0.1,
  neck: 0.045,
  leftShoulder: 0.05,
  rightShoulder: 0.05,
};
export const ARM_RADII: Record<string, number> = {
  leftUpperArm: 0.042,
  rightUpperArm: 0.042,
  leftLowerArm: 0.03,
  rightLowerArm: 0.03,
};

/** A leg has no weight across the middle of the body, nor above the hip joint, except at the crease of the groin. */
export function partLegs(p: V3, weights: Float32Array, capsules: Segment[]): void {
  capsules.forEach(({ bone }, k) => {
    const name = BONES[bone] as string;
    if (!/Leg|Foot|Toes/.test(name)) return;
    const s = name.startsWith("left") ? 1 : -1;
    weights[k] = float32At(weights, k) * (ramp(s * p[0], -0.02, 0.02) * (1 - ramp(p[1], 0.875, 0.955)));
  });
}
