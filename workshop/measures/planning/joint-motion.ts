import { float32At, numberAt } from "@nataraj/sdk/arrays";
import { BONES, boneIndex, createPose, type Dance, poseAt, worldPositions } from "@nataraj/sdk/motion";

/** Frames a second that the published measures are taken at. */
export const FPS = 60;

/** A dance as the measures see it, sampled at `FPS`. */
export interface JointMotion {
  /** For each frame the world positions of all bones, metres, three a bone. */
  frames: Float32Array[];
  /** Whether each foot (left, right) is declared down, a frame. */
  contacts: [boolean, boolean][];
  /** The same of the hands: they carry in the acrobatic moves. */
  supports: [boolean, boolean][];
}

/** Samples a dance from its beginning to its end. */
export function sampleDance(dance: Dance, duration: number): JointMotion {
  const pose = createPose();
  const frames: Float32Array[] = [];
  const contacts: [boolean, boolean][] = [];
  const supports: [boolean, boolean][] = [];
  for (let i = 0; i < duration * FPS; i++) {
    poseAt(dance, i / FPS, pose);
    frames.push(Float32Array.from(worldPositions(pose)));
    contacts.push([pose.contacts.left === 1, pose.contacts.right === 1]);
    supports.push([pose.contacts.leftHand === 1, pose.contacts.rightHand === 1]);
  }
  return { frames, contacts, supports };
}

/** Speed of one bone between neighbouring frames, m/s: on the stage, or as it is seen from another bone's place. */
export function boneSpeed({ frames }: JointMotion, bone: string, from?: string): number[] {
  const at = 3 * boneIndex(bone);
  const base = from === undefined ? -1 : 3 * boneIndex(from);
  const place = (frame: Float32Array, c: number) =>
    float32At(frame, at + c) - (base < 0 ? 0 : float32At(frame, base + c));
  return frames.slice(1).map((frame, i) => {
    const before = frames[i] as Float32Array;
    return FPS * Math.hypot(...[0, 1, 2].map((c) => place(frame, c) - place(before, c)));
  });
}

/** Bones of the body without fingers and toes: those that motion capture sets have. */
const BODY = BONES.filter((bone) => !/Thumb|Index|Middle|Ring|Little|Toes|Eye|Jaw/.test(bone));

/** Mean speed of the body's joints, m/s, smoothed by a Gaussian of 5 frames as in the published code. */
export function meanJointSpeed(motion: JointMotion): number[] {
  const speeds = BODY.map((bone) => boneSpeed(motion, bone));
  const mean = (speeds[0] as number[]).map(
    (_, i) => speeds.reduce((sum, speed) => sum + numberAt(speed, i), 0) / speeds.length,
  );
  return gaussian(mean, 5);
}

function gaussian(values: readonly number[], sigma: number): number[] {
  const reach = Math.ceil(3 * sigma);
  const kernel = Array.from({ length: 2 * reach + 1 }, (_, i) => Math.exp(-((i - reach) ** 2) / (2 * sigma ** 2)));
  return values.map((_, i) => {
    let sum = 0;
    let weight = 0;
    for (let j = -reach; j <= reach; j++) {
      const value = values[i + j];
      if (value === undefined) continue;
      sum += value * numberAt(kernel, j + reach);
      weight += numberAt(kernel, j + reach);
    }
    return sum / weight;
  });
}

/** Frames at which values have a local minimum. */
export function minima(values: readonly number[]): number[] {
  return values.flatMap((value, i) =>
    i > 0 && i < values.length - 1 && value < numberAt(values, i - 1) && value <= numberAt(values, i + 1) ? [i] : [],
  );
}
