import { channelIndex, SIDE_STRIDE } from "../format/channels.ts";
import { clamp } from "../math/curves.ts";
import { copyQuaternion, mirrorInPlace, multiply, setX, setY, setZ } from "../math/quaternion.ts";
import { createArmValues, setArmRotations } from "../rig/arm-rotations.ts";
import { HUMAN_LIMITS } from "../rig/human-limits.ts";
import { type FingerBones, LIMBS, type Side } from "../rig/limbs.ts";
import type { Rig } from "../rig/rig.ts";
import { COLUMN } from "../tracks/columns.ts";
import { placeBone } from "./place-bone.ts";
import type { BodyState } from "./state.ts";
import { supportArm } from "./support-arm.ts";

const RAISE = channelIndex("raise.L");
const FWD = channelIndex("fwd.L");
const ROT = channelIndex("rot.L");
const ELBOW = channelIndex("elbow.L");
const PALM = channelIndex("palm.L");
const WRIST = channelIndex("wrist.L");
const DEV = channelIndex("dev.L");
const SHRUG = channelIndex("shrug.L");
const THUMB = channelIndex("thumb.L");
const FINGERS = [channelIndex("index.L"), channelIndex("middle.L"), channelIndex("ring.L"), channelIndex("little.L")];
const SPREAD = channelIndex("spread.L");

const rotations = new Float64Array(4 * 4);
const values = createArmValues();
const q = new Float64Array(4);

/** Both arms without the fingers, after the trunk. */
export function setArms(state: BodyState, rig: Rig): void {
  setArm(state, rig, 0);
  setArm(state, rig, 1);
}

function setArm(state: BodyState, rig: Rig, side: Side): void {
  const { row, local } = state;
  const { shoulder, upperArm, lowerArm, hand } = LIMBS[side];
  const o = side * SIDE_STRIDE;
  values.raise = (row[RAISE + o] ?? 0) + (row[COLUMN.clearL + side] ?? 0);
  values.fwd = row[FWD + o] ?? 0;
  values.rot = row[ROT + o] ?? 0;
  values.elbow = clamp(row[ELBOW + o] ?? 0, 0, HUMAN_LIMITS.elbow);
  values.palm = row[PALM + o] ?? 0;
  values.wrist = row[WRIST + o] ?? 0;
  values.dev = row[DEV + o] ?? 0;
  values.shrug = row[SHRUG + o] ?? 0;
  setArmRotations(rotations, values, side === 1);
  copyQuaternion(local, 4 * shoulder, rotations, 0);
  copyQuaternion(local, 4 * upperArm, rotations, 4);
  copyQuaternion(local, 4 * lowerArm, rotations, 4 * 2);
  copyQuaternion(local, 4 * hand, rotations, 4 * 3);
  placeBone(state, rig, shoulder);
  placeBone(state, rig, upperArm);
  placeBone(state, rig, lowerArm);
  placeBone(state, rig, hand);
  if (state.hands[side].share > 0) supportArm(state, rig, side);
}

/** All fingers, after the arms. */
export function setFingers(state: BodyState): void {
  setHand(state, 0);
  setHand(state, 1);
}

function setHand({ row, local, hands }: BodyState, side: Side): void {
  const { fingers, thumb } = LIMBS[side];
  const right = side === 1;
  const o = side * SIDE_STRIDE;
  // A hand that carries is flat, and stays so while it comes and goes.
  const bent = (1 - hands[side].share) ** 2;
  const spread = row[SPREAD + o] ?? 0;
  for (let i = 0; i < FINGERS.length; i++) {
    const bend = (row[(FINGERS[i] ?? 0) + o] ?? 0) * bent;
    // They spread evenly about the middle of the hand.
    setFinger(local, fingers[i] as FingerBones, bend, spread * (1 - (2 * i) / 3), right);
  }
  setThumb(local, thumb, (row[THUMB + o] ?? 0) * bent, right);
}

function setFinger(local: Float64Array, bones: FingerBones, bend: number, spread: number, right: boolean): void {
  const base = 4 * bones[0];
  const middle = 4 * bones[1];
  const tip = 4 * bones[2];
  // Rijpkema and Girard, Computer animation of knowledge-based human grasping, 1991, say so of the tip; the base does the same.
  const outer = (-bend * 2) / 3;
  setZ(local, base, outer);
  setY(q, 0, -spread);
  multiply(local, base, q, 0, local, base);
  setZ(local, middle, -bend);
  setZ(local, tip, outer);
  if (right) mirrorFinger(local, bones);
}

function setThumb(local: Float64Array, bones: FingerBones, bend: number, right: boolean): void {
  const base = 4 * bones[0];
  setY(local, base, bend * 0.5);
  setX(q, 0, bend * 0.5);
  multiply(local, base, local, base, q, 0);
  setY(local, 4 * bones[1], bend * 0.5);
  setY(local, 4 * bones[2], bend * 0.5);
  if (right) mirrorFinger(local, bones);
}

function mirrorFinger(local: Float64Array, bones: FingerBones): void {
  mirrorInPlace(local, 4 * bones[0]);
  mirrorInPlace(local, 4 * bones[1]);
  mirrorInPlace(local, 4 * bones[2]);
}
