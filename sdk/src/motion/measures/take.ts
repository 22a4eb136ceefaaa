import { RADIANS } from "../curves.ts";
import { footAt } from "../dance/footwork/foot-at.ts";
import { createFootState } from "../dance/footwork/foot-state.ts";
import { HOME_X, sign } from "../dance/footwork/home.ts";
import type { Dance } from "../dance.ts";
import { poseAt } from "../dance.ts";
import { createWorldTransforms, worldTransforms } from "../kinematics.ts";
import { createPose } from "../pose.ts";
import { BONES } from "../skeleton.ts";

/** Samples a second of all measures. */
export const SAMPLE_RATE = 120;
/** Left and right, as arrays have them. */
export const SIDES = [0, 1] as const;

/** A stretch of a dance, sampled: of each sample in turn all bones, as `placeAt` and `turnAt` find them. */
export interface Take {
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

/** Where a bone of a sample begins among a take's positions. */
export const placeAt = (sample: number, bone: number): number => 3 * (sample * BONES.length + bone);
/** Where it begins among the quaternions. */
export const turnAt = (sample: number, bone: number): number => 4 * (sample * BONES.length + bone);

const STAGE = { x: 0, z: 0, turn: 0 };

/** Samples a dance from one time to another. */
export function record(dance: Dance, start: number, end: number): Take {
  const count = Math.max(2, Math.round((end - start) * SAMPLE_RATE) + 1);
  const pose = createPose();
  const transforms = createWorldTransforms();
  const foot = createFootState();
  const { footwork, rig } = dance;
  const take: Take = {
    dance,
    start,
    count,
    positions: new Float64Array(placeAt(count, 0)),
    world: new Float64Array(turnAt(count, 0)),
    local: new Float64Array(turnAt(count, 0)),
    feet: [new Uint8Array(count), new Uint8Array(count)],
    hands: [new Uint8Array(count), new Uint8Array(count)],
    flying: new Uint8Array(count),
  };
  for (let i = 0; i < count; i++) {
    const t = start + i / SAMPLE_RATE;
    poseAt(dance, t, pose);
    worldTransforms(pose, transforms, rig);
    copy(transforms.positions, take.positions, placeAt(i, 0));
    copy(transforms.rotations, take.world, turnAt(i, 0));
    copy(pose.rotations, take.local, turnAt(i, 0));
    for (const side of SIDES) {
      footAt(footwork.feet[side], footwork.first[side], t, sign(side) * HOME_X, STAGE, foot, rig.ball);
      take.feet[side][i] = foot.contact;
    }
    take.hands[0][i] = pose.contacts.leftHand;
    take.hands[1][i] = pose.contacts.rightHand;
    take.flying[i] = footwork.flights.some((f) => t > f.start - 0.02 && t < f.end + 0.02) ? 1 : 0;
  }
  return take;
}

/** Faster than `set`, which takes its time between single and double precision. */
function copy(from: Float32Array | Float64Array, to: Float64Array, offset: number): void {
  for (let i = 0; i < from.length; i++) to[offset + i] = from[i] as number;
}

/** Angle between two quaternions in arrays, degrees. */
export function angleBetween(a: ArrayLike<number>, ao: number, b: ArrayLike<number>, bo: number): number {
  let dot = 0;
  for (let k = 0; k < 4; k++) dot += (a[ao + k] as number) * (b[bo + k] as number);
  return (2 * Math.acos(Math.min(1, Math.abs(dot)))) / RADIANS;
}

/** Second difference of a bone's position, m/s², over three samples ending at `i`. */
export function acceleration({ positions }: Take, i: number, bone: number): number {
  const a = placeAt(i - 2, bone);
  const b = placeAt(i - 1, bone);
  const c = placeAt(i, bone);
  let sum = 0;
  for (let k = 0; k < 3; k++)
    sum += ((positions[a + k] as number) - 2 * (positions[b + k] as number) + (positions[c + k] as number)) ** 2;
  return Math.sqrt(sum) * SAMPLE_RATE ** 2;
}

/** Speed of a bone over the sample before `i`, m/s. */
export function speed({ positions }: Take, i: number, bone: number): number {
  const a = placeAt(i - 1, bone);
  const b = placeAt(i, bone);
  let sum = 0;
  for (let k = 0; k < 3; k++) sum += ((positions[a + k] as number) - (positions[b + k] as number)) ** 2;
  return Math.sqrt(sum) * SAMPLE_RATE;
}

/** The value below which a share of the values lies. */
export function percentile(values: ArrayLike<number>, share: number): number {
  return rank(Float64Array.from(values).sort(), share);
}

/** The same of values that rise. */
export function rank(sorted: Float64Array, share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}

/** Bones without fingers. */
export const MAIN_BONES = BONES.flatMap((name, i) => (/Proximal|Intermediate|Distal|Metacarpal/.test(name) ? [] : [i]));
