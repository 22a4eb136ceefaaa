import type { Dance } from "../pose/dance.ts";
import { poseAt } from "../pose/dance.ts";
import { createPose, type Face, type Pose } from "../rig/pose.ts";
import { BONES } from "../rig/skeleton.ts";

/** A dance sampled evenly, one array a bone, as animation formats want it. */
export interface Keyframes {
  /** Seconds, from 0 to the end of the score. */
  times: Float32Array;
  /** Where the hips are, metres, three numbers a frame. */
  hips: Float32Array;
  /** For each bone of `BONES` its local rotations, four numbers a frame, going the short way from each to the next. */
  rotations: readonly Float32Array[];
  faces: readonly Face[];
}

/** Times of the frames from 0 to a duration, its end included. Seconds. */
export function frameTimes(duration: number, fps: number): Float32Array {
  return Float32Array.from({ length: Math.floor(duration * fps + 1e-9) + 1 }, (_, i) => i / fps);
}

/**
 * Samples a dance. `visit` is told each frame's pose, for what follows it (hair, cloth).
 */
export function keyframesOf(
  dance: Dance,
  fps: number,
  visit: (pose: Pose, seconds: number, frame: number) => void = () => {},
): Keyframes {
  const times = frameTimes(dance.score.duration, fps);
  const hips = new Float32Array(3 * times.length);
  const rotations = BONES.map(() => new Float32Array(4 * times.length));
  const faces: Face[] = [];
  const pose = createPose();
  for (let frame = 0; frame < times.length; frame++) {
    poseAt(dance, frame / fps, pose);
    hips.set(pose.hips, 3 * frame);
    rotations.forEach((track, bone) => {
      setRotation(track, frame, pose.rotations.subarray(4 * bone, 4 * bone + 4));
    });
    faces.push({ ...pose.face });
    visit(pose, frame / fps, frame);
  }
  return { times, hips, rotations, faces };
}

/** Writes a rotation into a track with the sign that is nearer to the frame before: some readers blend components. */
export function setRotation(track: Float32Array, frame: number, rotation: ArrayLike<number>): void {
  let along = 0;
  for (let k = 0; k < 4; k++) along += (track[4 * (frame - 1) + k] ?? 0) * (rotation[k] ?? 0);
  for (let k = 0; k < 4; k++) track[4 * frame + k] = (along < 0 ? -1 : 1) * (rotation[k] ?? 0);
}
