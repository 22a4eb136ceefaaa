import { clamp, RADIANS, softLimit, wrapDegrees } from "../math/curves.ts";
import { blend, fromAxes, multiply, multiplyInverse, rotateVec3, setX, setY, setZ } from "../math/quaternion.ts";
import { cross, length, setVec3, type Vec3, vec3 } from "../math/vec3.ts";
import { FLESH } from "../rig/flesh.ts";
import { LIMBS, type Side, TRUNK } from "../rig/limbs.ts";
import type { Rig } from "../rig/rig.ts";
import { restPosition } from "../rig/skeleton.ts";
import { STRAIGHT_ARM, STRAIGHTEST } from "./limits.ts";
import { getPosition, placeBone } from "./place-bone.ts";
import type { BodyState } from "./state.ts";
import { swingPole } from "./swing.ts";

/** A hand that approaches or leaves the floor aims higher by this much, times the share that is not yet held. Metres. */
const APPROACH = 0.08;
/** From the wrist to the last joints of the fingers, metres. */
const FINGERS = restPosition("leftMiddleDistal")[0] - restPosition("leftHand")[0];
/** The hand slopes down from the wrist to the fingertips. Degrees. */
const SLOPE = Math.asin((FLESH.palm - FLESH.fingertip) / FINGERS) / RADIANS;

const q = new Float64Array(4);
const shoulder = vec3();
const wrist = vec3();
const tips = vec3();
const arm = vec3();
const upper = vec3();
const fore = vec3();
const hinge = vec3();
const across = vec3();
const front = vec3();
const pole = vec3();
/** Where the hand's is among three quaternions. */
const handAt = 4 * 2;
/** Rotations of upper arm, forearm and hand in the world. */
const solved = new Float64Array(4 * 3);
/** The same rotations, each relative to its parent. */
const turns = new Float64Array(4 * 3);

/**
 * How much higher the hips could be with the arm still reaching its spot on the floor, metres. Negative: the hips must
 * come down by that much. Call after `setArms`.
 */
export function supportArmMargin(state: BodyState, rig: Rig, side: Side): number {
  const hand = state.hands[side];
  getPosition(shoulder, state, LIMBS[side].upperArm);
  const dx = hand.x - shoulder.x;
  const dz = hand.z - shoulder.z;
  const reach = (rig.upperArm + rig.forearm) * STRAIGHT_ARM;
  return FLESH.palm + Math.sqrt(Math.max(0, reach * reach - dx * dx - dz * dz)) - shoulder.y;
}

/** Bends an arm so that its palm is flat on the floor at the hand's spot. The hand's share blends this in. */
export function supportArm(state: BodyState, rig: Rig, side: Side): void {
  const { world, hands } = state;
  const bones = LIMBS[side];
  const hand = hands[side];
  const out = side === 0 ? 1 : -1;
  getPosition(shoulder, state, bones.upperArm);
  const above = hand.y + APPROACH * (1 - hand.share);
  setVec3(arm, hand.x - shoulder.x, FLESH.palm + above - shoulder.y, hand.z - shoulder.z);
  const full = length(arm) || 1e-6;
  const longest = (rig.upperArm + rig.forearm) * STRAIGHTEST;
  const reach = softLimit(full, longest * STRAIGHT_ARM, longest);
  setVec3(arm, arm.x / full, arm.y / full, arm.z / full);
  setElbowPole(world);
  const cosine = clamp((rig.upperArm ** 2 + reach * reach - rig.forearm ** 2) / (2 * rig.upperArm * reach), -1, 1);
  const sine = Math.sqrt(1 - cosine * cosine);
  setVec3(upper, arm.x * cosine + pole.x * sine, arm.y * cosine + pole.y * sine, arm.z * cosine + pole.z * sine);
  // The elbow turns about the axis across arm and pole; the right arm's is the mirror image.
  cross(hinge, arm, pole);
  setVec3(hinge, hinge.x * out, hinge.y * out, hinge.z * out);
  setVec3(
    fore,
    arm.x * reach - upper.x * rig.upperArm,
    arm.y * reach - upper.y * rig.upperArm,
    arm.z * reach - upper.z * rig.upperArm,
  );
  const unit = out / (length(fore) || 1);
  setVec3(upper, upper.x * out, upper.y * out, upper.z * out);
  setVec3(fore, fore.x * unit, fore.y * unit, fore.z * unit);
  aim(0, upper);
  aim(4, fore);
  // Palm down, fingers where the hand was set.
  setY(solved, handAt, hand.yaw - 90 * out);
  setZ(q, 0, -SLOPE * out);
  multiply(solved, handAt, solved, handAt, q, 0);
  multiplyInverse(turns, 0, world, 4 * bones.shoulder, solved, 0);
  multiplyInverse(turns, 4, solved, 0, solved, 4);
  multiplyInverse(turns, handAt, solved, 4, solved, handAt);
  turnForearm();
  blendArm(state, rig, side, hand.share);
  // On its way from a pose that hangs, a hand would go through the floor.
  blendArm(state, rig, side, shareUnderFloor(state, bones.hand, out, above));
}

function blendArm(state: BodyState, rig: Rig, side: Side, share: number): void {
  if (share <= 0) return;
  const bones = LIMBS[side];
  blendBone(state, rig, bones.upperArm, 0, share);
  blendBone(state, rig, bones.lowerArm, 4, share);
  blendBone(state, rig, bones.hand, handAt, share);
}

/** The share of the rest of its way to its spot that a hand needs for its fingertips to be over the floor. */
function shareUnderFloor(state: BodyState, bone: number, out: number, above: number): number {
  getPosition(wrist, state, bone);
  setVec3(tips, FINGERS * out, 0, 0);
  rotateVec3(tips, state.world, 4 * bone);
  const under = FLESH.fingertip - wrist.y - tips.y;
  return under > 0 ? under / (under + above) : 0;
}

/** The forearm turns the hand about the arm; the wrist only bends it. */
function turnForearm(): void {
  const twist = (Math.atan2(turns[handAt] ?? 0, turns[handAt + 3] ?? 0) / RADIANS) * 2;
  const turn = wrapDegrees(twist);
  setX(q, 0, turn);
  multiply(turns, 4, turns, 4, q, 0);
  setX(q, 0, -turn);
  multiply(turns, handAt, q, 0, turns, handAt);
}

function blendBone(state: BodyState, rig: Rig, bone: number, solvedAt: number, share: number): void {
  blend(state.local, 4 * bone, state.local, 4 * bone, turns, solvedAt, share);
  placeBone(state, rig, bone);
}

/**
 * The elbow's pole vector: with the arms to the front of the chest towards the feet; from there it
 * swings with the arm, to the front when they are overhead and to the back when they hang.
 */
function setElbowPole(world: Float64Array): void {
  setVec3(front, 0, 0, 1);
  rotateVec3(front, world, 4 * TRUNK.upperChest);
  setVec3(pole, 0, -1, 0);
  rotateVec3(pole, world, 4 * TRUNK.upperChest);
  swingPole(pole, front, arm);
}

/** An arm bone's rotation: its direction along ±x, its hinge along y. */
function aim(o: number, direction: Readonly<Vec3>): void {
  cross(across, direction, hinge);
  fromAxes(solved, o, direction, hinge, across);
}
