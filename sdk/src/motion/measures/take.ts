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

/** A stretch of a dance, sampled. Arrays run over samples, then bones. */
export interface Take {
  dance: Dance;
  start: number;
  count: number;
  /** World, metres, 3 a bone. */
  positions: Float64Array[];
  /** World and local quaternions, 4 a bone. */
  world: Float64Array[];
  local: Float32Array[];
  /** 0 in the air, 1 planted, 2 sliding, 3 pivoting; left and right. */
  feet: Uint8Array[];
  /** Whether a hand is on the floor. */
  hands: Uint8Array[];
  /** Whether the body flies in a declared jump. */
  flying: Uint8Array;
}

/** Samples a dance from one time to another. */
export function record(dance: Dance, start: number, end: number): Take {
  const count = Math.max(2, Math.round((end - start) * SAMPLE_RATE) + 1);
  const pose = createPose();
  const transforms = createWorldTransforms();
  const foot = createFootState();
  const take: Take = {
    dance,
    start,
    count,
    positions: [],
    world: [],
    local: [],
    feet: [new Uint8Array(count), new Uint8Array(count)],
    hands: [new Uint8Array(count), new Uint8Array(count)],
    flying: new Uint8Array(count),
  };
  for (let i = 0; i < count; i++) {
    const t = start + i / SAMPLE_RATE;
    poseAt(dance, t, pose);
    worldTransforms(pose, transforms, dance.rig);
    take.positions.push(Float64Array.from(transforms.positions));
    take.world.push(transforms.rotations.slice());
    take.local.push(pose.rotations.slice());
    for (const side of [0, 1] as const) {
      const { footwork } = dance;
      footAt(
        footwork.feet[side],
        footwork.first[side],
        t,
        sign(side) * HOME_X,
        { x: 0, z: 0, turn: 0 },
        foot,
        dance.rig.ball,
      );
      (take.feet[side] as Uint8Array)[i] = foot.contact;
    }
    (take.hands[0] as Uint8Array)[i] = pose.contacts.leftHand;
    (take.hands[1] as Uint8Array)[i] = pose.contacts.rightHand;
    take.flying[i] = dance.footwork.flights.some((f) => t > f.start - 0.02 && t < f.end + 0.02) ? 1 : 0;
  }
  return take;
}

/** Position of a bone in a sample, metres. */
export function at(take: Take, sample: number, bone: number): [number, number, number] {
  const p = take.positions[sample] as Float64Array;
  return [p[3 * bone] as number, p[3 * bone + 1] as number, p[3 * bone + 2] as number];
}

/** Angle between two quaternions in arrays, degrees. */
export function angleBetween(a: ArrayLike<number>, ao: number, b: ArrayLike<number>, bo: number): number {
  let dot = 0;
  for (let k = 0; k < 4; k++) dot += (a[ao + k] as number) * (b[bo + k] as number);
  return (2 * Math.acos(Math.min(1, Math.abs(dot)))) / RADIANS;
}

/** Second difference of a bone's position, m/s², over three samples ending at `i`. */
export function acceleration(take: Take, i: number, bone: number): number {
  const a = at(take, i - 2, bone);
  const b = at(take, i - 1, bone);
  const c = at(take, i, bone);
  return Math.hypot(...a.map((v, k) => v - 2 * (b[k] as number) + (c[k] as number))) * SAMPLE_RATE ** 2;
}

/** Speed of a bone over the sample before `i`, m/s. */
export function speed(take: Take, i: number, bone: number): number {
  const a = at(take, i - 1, bone);
  const b = at(take, i, bone);
  return Math.hypot(...a.map((v, k) => v - (b[k] as number))) * SAMPLE_RATE;
}

/** The value below which a share of the values lies. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}

/** Bones without fingers. */
export const MAIN_BONES = BONES.flatMap((name, i) => (/Proximal|Intermediate|Distal|Metacarpal/.test(name) ? [] : [i]));
