import { channelIndex, SIDE_STRIDE } from "../format/channels.ts";
import { lerp, RADIANS, smoothstep } from "../math/curves.ts";
import { rotateVec3 } from "../math/quaternion.ts";
import { copyVec3, setVec3, type Vec3, vec3 } from "../math/vec3.ts";
import { LIMBS, type Side } from "../rig/limbs.ts";
import type { BodyState } from "./state.ts";
import { makePerpendicular, swingPole, swingTo } from "./swing.ts";

const TURN = channelIndex("turn");
const YAW = channelIndex("yaw");
const KNEE = channelIndex("knee.L");

const DOWN: Readonly<Vec3> = { x: 0, y: -1, z: 0 };

const hanging = vec3();
const standing = vec3();

/** How far knee and foot follow the pelvis as those of a leg in the air do, 0 to 1: twice as fast as the foot's place does. */
export function hangShare(body: number): number {
  return smoothstep(2 * body);
}

/** out = the vector from the hip joint to the ankle's target, metres. A leg in the air is in the pelvis's frame. */
export function setLegLine(out: Vec3, { world, positions, ankles, feet }: BodyState, side: Side): void {
  const hip = 3 * LIMBS[side].upperLeg;
  const foot = feet[side];
  const ankle = ankles[side];
  out.x = ankle.x - (positions[hip] ?? 0);
  out.y = ankle.y - (positions[hip + 1] ?? 0);
  out.z = ankle.z - (positions[hip + 2] ?? 0);
  if (foot.body <= 0) return;
  setVec3(hanging, foot.bodyX, foot.bodyY, foot.bodyZ);
  rotateVec3(hanging, world, 0);
  swingTo(out, hanging, foot.body);
}

/**
 * The direction in which the knee bends, for a leg along a unit vector. With the foot on the floor it follows mostly
 * the foot's heading; in the air it follows the pelvis.
 */
export function setKneePole(out: Vec3, { row, world, feet }: BodyState, side: Side, leg: Readonly<Vec3>): void {
  const foot = feet[side];
  const outward = side === 0 ? 1 : -1;
  const heading = (row[TURN] ?? 0) + (row[YAW] ?? 0);
  const knee = outward * (row[KNEE + side * SIDE_STRIDE] ?? 0);
  const angle = (lerp(heading, foot.yaw, 0.75) + knee) * RADIANS;
  setVec3(out, Math.sin(angle), 0, Math.cos(angle));
  swingPole(out, DOWN, leg);
  if (foot.body <= 0) return;
  const hung = hangShare(foot.body);
  copyVec3(standing, out);
  setVec3(out, Math.sin(knee * RADIANS), 0, Math.cos(knee * RADIANS));
  rotateVec3(out, world, 0);
  copyVec3(hanging, DOWN);
  rotateVec3(hanging, world, 0);
  swingPole(out, hanging, leg);
  setVec3(out, lerp(standing.x, out.x, hung), lerp(standing.y, out.y, hung), lerp(standing.z, out.z, hung));
  makePerpendicular(out, leg);
}
