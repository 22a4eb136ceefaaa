import { AIR } from "../contacts/foot-state.ts";
import { clamp, RADIANS, softLimit } from "../math/curves.ts";
import { blend, fromAxes, multiplyInverse, setX } from "../math/quaternion.ts";
import { cross, length, setVec3, type Vec3, vec3 } from "../math/vec3.ts";
import { LIMBS, type Side } from "../rig/limbs.ts";
import type { Rig } from "../rig/rig.ts";
import { hangShare, setKneePole, setLegLine } from "./leg-line.ts";
import { ANKLE, ANKLE_FREE, STRAIGHT_LEG, STRAIGHTEST } from "./limits.ts";
import { placeBone, placeJoint } from "./place-bone.ts";
import type { BodyState } from "./state.ts";

const IDENTITY = Float64Array.of(0, 0, 0, 1);
const pitch = new Float64Array(4);
const line = vec3();
const pole = vec3();
const thigh = vec3();
const shin = vec3();
const hinge = vec3();
const up = vec3();
const across = vec3();

/** Two-bone inverse kinematics of both legs, then feet and toes. Call after `setAnkles`. */
export function setLegs(state: BodyState, rig: Rig): void {
  setLeg(state, rig, 0);
  setFoot(state, rig, 0);
  setLeg(state, rig, 1);
  setFoot(state, rig, 1);
}

function setLeg(state: BodyState, rig: Rig, side: Side): void {
  const { local, world } = state;
  const { upperLeg, lowerLeg } = LIMBS[side];
  placeJoint(state, rig, upperLeg);
  setLegLine(line, state, side);
  const full = length(line) || 1e-6;
  const longest = (rig.thigh + rig.shin) * STRAIGHTEST;
  // A leg in the air approaches its full length softly, or a swing would snap the knee. A leg on the floor must reach
  // its foot exactly.
  const inAir = state.feet[side].contact === AIR;
  const reach = softLimit(full, inAir ? longest * STRAIGHT_LEG : longest, longest);
  setVec3(line, line.x / full, line.y / full, line.z / full);
  setKneePole(pole, state, side, line);
  const cosine = clamp((rig.thigh ** 2 + reach * reach - rig.shin ** 2) / (2 * rig.thigh * reach), -1, 1);
  const sine = Math.sqrt(1 - cosine * cosine);
  setVec3(thigh, line.x * cosine + pole.x * sine, line.y * cosine + pole.y * sine, line.z * cosine + pole.z * sine);
  // The knee bends about the hinge.
  setVec3(
    hinge,
    -line.y * pole.z + line.z * pole.y,
    -line.z * pole.x + line.x * pole.z,
    -line.x * pole.y + line.y * pole.x,
  );
  aim(world, 4 * upperLeg, thigh);
  multiplyInverse(local, 4 * upperLeg, world, 0, world, 4 * upperLeg);
  placeJoint(state, rig, lowerLeg);
  setVec3(
    shin,
    line.x * reach - thigh.x * rig.thigh,
    line.y * reach - thigh.y * rig.thigh,
    line.z * reach - thigh.z * rig.thigh,
  );
  const unit = 1 / (length(shin) || 1);
  setVec3(shin, shin.x * unit, shin.y * unit, shin.z * unit);
  aim(world, 4 * lowerLeg, shin);
  multiplyInverse(local, 4 * lowerLeg, world, 4 * upperLeg, world, 4 * lowerLeg);
}

function setFoot(state: BodyState, rig: Rig, side: Side): void {
  const { local, world, footTurns, toeAngles } = state;
  const { lowerLeg, foot, toes } = LIMBS[side];
  const { body, pitch: points, contact } = state.feet[side];
  multiplyInverse(local, 4 * foot, world, 4 * lowerLeg, footTurns, 4 * side);
  if (contact === AIR && body === 0) limitAngle(local, 4 * foot);
  if (body > 0) {
    setX(pitch, 0, points);
    blend(local, 4 * foot, local, 4 * foot, pitch, 0, hangShare(body));
  }
  placeBone(state, rig, foot);
  setX(local, 4 * toes, toeAngles[side]);
  placeBone(state, rig, toes);
}

/** Turns a rotation back to what an ankle can do. */
function limitAngle(q: Float64Array, o: number): void {
  const w = clamp(Math.abs(q[o + 3] ?? 1), 0, 1);
  const angle = (2 * Math.acos(w)) / RADIANS;
  if (angle > ANKLE_FREE) blend(q, o, IDENTITY, 0, q, o, softLimit(angle, ANKLE_FREE, ANKLE) / angle);
}

/** A leg bone's rotation: the hinge along x, the bone's direction along −y. */
function aim(out: Float64Array, o: number, direction: Readonly<Vec3>): void {
  setVec3(up, -direction.x, -direction.y, -direction.z);
  cross(across, hinge, up);
  fromAxes(out, o, hinge, up, across);
}
