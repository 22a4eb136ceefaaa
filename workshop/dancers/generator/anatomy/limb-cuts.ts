import type { Field } from "../geometry/field.ts";
import { plane } from "../geometry/shapes.ts";
import { bindDirection, toBind } from "../skin/bind-pose.ts";
import { alongArm } from "./arm.ts";
import { SIDES } from "./sides.ts";

/** Signed distance past a height of the T-pose's arm or leg, along the limb, both sides at once. */
const past = (make: (side: string, s: number) => Field): Field => {
  const [left, right] = SIDES.map(({ side, s }) => make(side, s)) as [Field, Field];
  return (x, y, z) => (x > 0 ? left : right)(x, y, z);
};
/** Points farther than this from the arm's line are not arm: half the breadth of a hand with its thumb. Metres. */
const ARM_REACH = 0.115;

/** Positive beyond `x` metres from the middle, along the arm, and only about the arm. */
export const beyondOnArm = (x: number): Field =>
  past((side, s) => {
    const bone = x > 0.403 ? `${side}LowerArm` : `${side}UpperArm`;
    const point = toBind(bone, alongArm(s, x));
    const along = bindDirection(bone, [s, 0, 0]);
    const beyond = plane(point, along);
    return (px, py, pz) => {
      const d = beyond(px, py, pz);
      const off = Math.hypot(px - point[0] - along[0] * d, py - point[1] - along[1] * d, pz - point[2] - along[2] * d);
      return Math.min(d, ARM_REACH - off);
    };
  });
/** Positive below the height `y`, along the leg. */
export const beyondOnLeg = (y: number): Field =>
  past((side, s) => {
    const bone = y < 0.49 ? `${side}LowerLeg` : `${side}UpperLeg`;
    return plane(toBind(bone, [0.084 * s, y, 0]), bindDirection(bone, [0, -1, 0]));
  });
