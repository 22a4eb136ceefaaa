import { lerp, RADIANS, smoothstep } from "../curves.ts";
import { column } from "../dance/columns.ts";
import { AIR } from "../dance/footwork/foot-state.ts";
import { SIDE_STRIDE } from "../format/channels.ts";
import { multiply, rotate, setX, setY } from "../quaternion.ts";
import type { Rig } from "../rig.ts";
import { LIMBS } from "./bones.ts";
import type { BodyState } from "./state.ts";

const HEEL = column("heel.L");
const TOE = column("toe.L");

/** A leg is never straighter than this share of its length. */
const STRAIGHTEST = 0.992;

const foot = new Float64Array(4);
const pitch = new Float64Array(4);
const vector = new Float64Array(3);

/**
 * Where the ankles are for the feet's places: a foot with its heel up turns about the toe joint, with its toes up it rolls
 * on the heel.
 */
export function setAnkles(state: BodyState, rig: Rig): void {
  const { ankles, footTurns, toeAngles } = state;
  for (let side = 0; side < 2; side++) {
    const s = state.feet[side as 0 | 1];
    const angle =
      (state.row[HEEL + side * SIDE_STRIDE] as number) + s.pitch - (state.row[TOE + side * SIDE_STRIDE] as number);
    const up = angle > 0;
    const pivotY = up ? rig.toeJoint : rig.heelRadius;
    const pivotZ = up ? rig.ball : -rig.heel;
    // A wheel's hub goes as far as its rim unrolls.
    const rolled = up ? 0 : rig.heelRadius * angle * RADIANS;
    setX(pitch, 0, angle);
    rotate(vector, 0, pitch, 0, 0, rig.ankle - pivotY, -pivotZ);
    const forward = (vector[2] as number) + pivotZ + rolled;
    setY(foot, 0, s.yaw);
    rotate(vector, 0, foot, 0, vector[0] as number, (vector[1] as number) + pivotY, forward);
    ankles[3 * side] = s.x + (vector[0] as number);
    ankles[3 * side + 1] = s.y + (vector[1] as number);
    ankles[3 * side + 2] = s.z + (vector[2] as number);
    multiply(footTurns, 4 * side, foot, 0, pitch, 0);
    // On the floor the toes stay flat; in the air they point with the foot.
    const flat = s.contact === AIR ? lerp(1, 0.25, smoothstep((s.y - 0.02) / 0.08)) : 1;
    toeAngles[side] = up ? -angle * flat : 0;
  }
}

/** The highest that the hips may be so that a leg reaches its foot. Call after `setHips` and `setAnkles`. */
export function reachLimit(state: BodyState, rig: Rig, side: 0 | 1): number {
  const { world, ankles } = state;
  const o = 3 * LIMBS[side].upperLeg;
  rotate(vector, 0, world, 0, rig.offsets[o] as number, rig.offsets[o + 1] as number, rig.offsets[o + 2] as number);
  const dx = (ankles[3 * side] as number) - (state.positions[0] as number) - (vector[0] as number);
  const dz = (ankles[3 * side + 2] as number) - (state.positions[2] as number) - (vector[2] as number);
  const reach = (rig.thigh + rig.shin) * STRAIGHTEST;
  return (
    (ankles[3 * side + 1] as number) +
    Math.sqrt(Math.max(0.01, reach * reach - dx * dx - dz * dz)) -
    (vector[1] as number)
  );
}
