import { footAt } from "../../../sdk/src/motion/contacts/foot-at.ts";
import { createFootState } from "../../../sdk/src/motion/contacts/foot-state.ts";
import { HOME_X, sign } from "../../../sdk/src/motion/contacts/home.ts";
import { RADIANS } from "../../../sdk/src/motion/math/curves.ts";
import type { Dance } from "../../../sdk/src/motion/pose/dance.ts";
import { poseAt } from "../../../sdk/src/motion/pose/dance.ts";
import { createWorldTransforms, worldTransforms } from "../../../sdk/src/motion/rig/kinematics.ts";
import { SIDES } from "../../../sdk/src/motion/rig/limbs.ts";
import { createPose } from "../../../sdk/src/motion/rig/pose.ts";
import { BONES } from "../../../sdk/src/motion/rig/skeleton.ts";

/** Samples a second of all measures. */
export const SAMPLE_RATE = 120;
/** A stretch of a dance, sampled: for each sample all bones, at `positionOffset` and `rotationOffset`. */
export interface SampledMotion {
  dance: Dance;
  start: number;
  count: number;
  /** World, metres, 3 a bone. */
  positions: Float64Array;
  /** World and local quaternions, 4 a bone. */
  world: Float64Array;
  local: Float64Array;
  /** 0 in the air, 1 planted, 2 sliding, 3 pivoting; left and right. */
  feet: readonly [Uint8Array, Uint8Array];
  /** Whether a hand is on the floor. */
  hands: readonly [Uint8Array, Uint8Array];
  /** Whether the body flies in a declared jump. */
  flying: Uint8Array;
}

/** Where the position of a bone in a sample begins. */
export const positionOffset = (sample: number, bone: number): number => 3 * (sample * BONES.length + bone);
/** Where its quaternion begins. */
export const rotationOffset = (sample: number, bone: number): number => 4 * (sample * BONES.length + bone);

const ORIGIN = { x: 0, z: 0, turn: 0 };

/** Samples a dance from one time to another. */
export function sample(dance: Dance, start: number, end: number): SampledMotion {
  const count = Math.max(2, Math.round((end - start) * SAMPLE_RATE) + 1);
  const pose = createPose();
  const transforms = createWorldTransforms();
  const foot = createFootState();
  const { footwork, rig } = dance;
  const motion: SampledMotion = {
    dance,
    start,
    count,
    positions: new Float64Array(positionOffset(count, 0)),
    world: new Float64Array(rotationOffset(count, 0)),
    local: new Float64Array(rotationOffset(count, 0)),
    feet: [new Uint8Array(count), new Uint8Array(count)],
    hands: [new Uint8Array(count), new Uint8Array(count)],
    flying: new Uint8Array(count),
  };
  for (let i = 0; i < count; i++) {
    const t = start + i / SAMPLE_RATE;
    poseAt(dance, t, pose);
    worldTransforms(pose, transforms, rig);
    copy(transforms.positions, motion.positions, positionOffset(i, 0));
    copy(transforms.rotations, motion.world, rotationOffset(i, 0));
    copy(pose.rotations, motion.local, rotationOffset(i, 0));
    for (const side of SIDES) {
      footAt(footwork.feet[side], footwork.first[side], t, sign(side) * HOME_X, ORIGIN, foot, rig.ball);
      motion.feet[side][i] = foot.contact;
    }
    motion.hands[0][i] = pose.contacts.leftHand;
    motion.hands[1][i] = pose.contacts.rightHand;
    motion.flying[i] = footwork.flights.some((f) => t > f.start - 0.02 && t < f.end + 0.02) ? 1 : 0;
  }
  return motion;
}

/** Copies numbers. Faster than `set`, which is slow between single and double precision. */
function copy(from: Float32Array | Float64Array, to: Float64Array, offset: number): void {
  for (let i = 0; i < from.length; i++) to[offset + i] = from[i] ?? Number.NaN;
}

/** Angle between two quaternions in arrays, degrees. */
export function angleBetween(a: Float64Array, ao: number, b: Float64Array, bo: number): number {
  let dot = 0;
  for (let k = 0; k < 4; k++) dot += (a[ao + k] ?? 0) * (b[bo + k] ?? 0);
  return (2 * Math.acos(Math.min(1, Math.abs(dot)))) / RADIANS;
}

/** Second difference of a bone's position, m/s², over three samples ending at `i`. */
export function acceleration({ positions }: SampledMotion, i: number, bone: number): number {
  const a = positionOffset(i - 2, bone);
  const b = positionOffset(i - 1, bone);
  const c = positionOffset(i, bone);
  let sum = 0;
  for (let k = 0; k < 3; k++)
    sum += ((positions[a + k] ?? 0) - 2 * (positions[b + k] ?? 0) + (positions[c + k] ?? 0)) ** 2;
  return Math.sqrt(sum) * SAMPLE_RATE ** 2;
}

/** Speed of a bone over the sample before `i`, m/s. */
export function speed({ positions }: SampledMotion, i: number, bone: number): number {
  const a = positionOffset(i - 1, bone);
  const b = positionOffset(i, bone);
  let sum = 0;
  for (let k = 0; k < 3; k++) sum += ((positions[a + k] ?? 0) - (positions[b + k] ?? 0)) ** 2;
  return Math.sqrt(sum) * SAMPLE_RATE;
}

/** The value below which a share of the values lies. */
export function percentile(values: ArrayLike<number>, share: number): number {
  return rank(Float64Array.from(values).sort(), share);
}

/** The same for sorted values. */
export function rank(sorted: Float64Array, share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}

/** Bones without fingers. */
export const MAIN_BONES = BONES.flatMap((name, i) => (/Proximal|Intermediate|Distal|Metacarpal/.test(name) ? [] : [i]));
