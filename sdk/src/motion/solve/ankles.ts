import { TAKEN_UP } from "../contacts/foot-at.ts";
import { AIR } from "../contacts/foot-state.ts";
import { channelIndex, SIDE_STRIDE } from "../format/channels.ts";
import { lerp, RADIANS, smoothstep, softLimit } from "../math/curves.ts";
import { multiply, rotateVec3, setX, setY } from "../math/quaternion.ts";
import { setVec3, vec3 } from "../math/vec3.ts";
import { LIMBS, type Side } from "../rig/limbs.ts";
import type { Rig } from "../rig/rig.ts";
import { ANKLE, ANKLE_FREE, STRAIGHT_LEG } from "./limits.ts";
import { setRestOffset } from "./place-bone.ts";
import type { BodyState } from "./state.ts";

const HEEL = channelIndex("heel.L");
const TOE = channelIndex("toe.L");

const foot = new Float64Array(4);
const pitch = new Float64Array(4);
const vector = vec3();

/**
 * Places the ankles for the places of the feet. A foot with its heel up turns about the toe joint. A foot with its toes
 * up rolls on the heel.
 */
export function setAnkles(state: BodyState, rig: Rig): void {
  setAnkle(state, rig, 0);
  setAnkle(state, rig, 1);
}

function setAnkle(state: BodyState, rig: Rig, side: Side): void {
  const { row, ankles, footTurns, toeAngles } = state;
  const s = state.feet[side];
  const asked = (row[HEEL + side * SIDE_STRIDE] ?? 0) + s.pitch - (row[TOE + side * SIDE_STRIDE] ?? 0);
  const angle = asked > 0 ? asBends(asked, state, rig, side) : asked;
  const up = angle > 0;
  const pivotY = up ? rig.toeJoint : rig.heelRadius;
  const pivotZ = up ? rig.ball : -rig.heel;
  // The heel rolls like a wheel: its centre moves as far as its rim unrolls.
  const rolled = up ? 0 : rig.heelRadius * angle * RADIANS;
  setX(pitch, 0, angle);
  setVec3(vector, 0, rig.ankle - pivotY, -pivotZ);
  rotateVec3(vector, pitch, 0);
  vector.y += pivotY;
  vector.z = vector.z + pivotZ + rolled;
  setY(foot, 0, s.yaw);
  rotateVec3(vector, foot, 0);
  setVec3(ankles[side], s.x + vector.x, s.y + vector.y, s.z + vector.z);
  multiply(footTurns, 4 * side, foot, 0, pitch, 0);
  // On the floor the toes stay flat; in the air they point with the foot.
  const flat = s.contact === AIR ? 1 - smoothstep(s.y / TAKEN_UP) : 1;
  toeAngles[side] = up ? -angle * flat : 0;
}

/** A leg that leans aside bends the ankle less than one that leans to the front. */
const ASIDE = 0.75;

/**
 * How far the heel of a foot on the floor is up, degrees, where its leg reaches far ahead or aside: a leg that leans away and
 * a heel that is up bend the same ankle. A foot that is taken up points as it will.
 */
function asBends(asked: number, state: BodyState, rig: Rig, side: Side): number {
  const { world, positions } = state;
  const s = state.feet[side];
  if (s.y >= TAKEN_UP || s.body > 0) return asked;
  setRestOffset(vector, rig, LIMBS[side].upperLeg);
  rotateVec3(vector, world, 0);
  const x = s.x - (positions[0] ?? 0) - vector.x;
  const z = s.z - (positions[2] ?? 0) - vector.z;
  const yaw = s.yaw * RADIANS;
  const ahead = x * Math.sin(yaw) + z * Math.cos(yaw);
  const aside = x * Math.cos(yaw) - z * Math.sin(yaw);
  const height = Math.max(0, (positions[1] ?? 0) + vector.y - rig.ankle);
  const leans = Math.atan2(Math.hypot(Math.max(0, ahead), ASIDE * aside), height) / RADIANS;
  const limited = Math.max(0, softLimit(asked + leans, ANKLE_FREE, ANKLE) - leans);
  // A leg that leans back bends the ankle the other way: from a foot's length behind the hip it counts no more.
  const counts = smoothstep((ahead / rig.ball + 1) / 2) * (1 - smoothstep(s.y / TAKEN_UP));
  return lerp(asked, Math.min(asked, limited), counts);
}

/** The highest that the hips may be so that a leg reaches its foot. Call after `setHips` and `setAnkles`. */
export function reachLimit(state: BodyState, rig: Rig, side: Side): number {
  const { world, positions, ankles } = state;
  setRestOffset(vector, rig, LIMBS[side].upperLeg);
  rotateVec3(vector, world, 0);
  const ankle = ankles[side];
  const dx = ankle.x - (positions[0] ?? 0) - vector.x;
  const dz = ankle.z - (positions[2] ?? 0) - vector.z;
  const reach = (rig.thigh + rig.shin) * STRAIGHT_LEG;
  return ankle.y + Math.sqrt(Math.max(0, reach * reach - dx * dx - dz * dz)) - vector.y;
}
