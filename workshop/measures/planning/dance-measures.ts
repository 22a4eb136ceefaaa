import { BONES, boneIndex, handStops } from "@nataraj/sdk/motion";
import { boneSpeed, FPS, type JointMotion, meanJointSpeed, minima } from "./joint-motion.ts";

/**
 * Beat Align Score: mean over one kind of beat of exp(−d² / 2σ²), d frames to the nearest of the other kind, σ = 3.
 * `music`: over the music's beats (Bailando, Lodge); `motion`: over the motion's (AI Choreographer).
 */
export function beatAlignScores(motion: JointMotion, beats: readonly number[]): { music: number; motion: number } {
  const motionBeats = minima(meanJointSpeed(motion)).map((frame) => frame + 0.5);
  const musicBeats = beats.map((beat) => beat * FPS);
  return { music: alignment(musicBeats, motionBeats), motion: alignment(motionBeats, musicBeats) };
}

function alignment(of: readonly number[], to: readonly number[]): number {
  if (of.length === 0 || to.length === 0) return 0;
  const scores = of.map((time) => {
    const distance = Math.min(...to.map((other) => Math.abs(other - time)));
    return Math.exp(-(distance ** 2) / 18);
  });
  return scores.reduce((sum, score) => sum + score, 0) / scores.length;
}

/**
 * Physical foot contact score (EDGE), at 30 fps: 10⁴ times the mean of the feet's least horizontal displacements times the
 * root's acceleration over its maximum, downward acceleration taken for none.
 */
export function physicalFootContact({ frames }: JointMotion): number {
  const half = frames.filter((_, i) => i % 2 === 0);
  const root = 3 * BONES.indexOf("hips");
  const dt = 1 / 30;
  const velocity = half
    .slice(1)
    .map((frame, i) => [0, 1, 2].map((c) => (at(frame, root + c) - at(half[i], root + c)) / dt));
  const acceleration = velocity.slice(1).map((v, i) => {
    const a = v.map((value, c) => (value - at(velocity[i], c)) / dt);
    return Math.hypot(at(a, 0), Math.max(0, at(a, 1)), at(a, 2));
  });
  const most = Math.max(...acceleration, 1e-9);
  const foot = (side: string) =>
    half.slice(2).map((frame, i) =>
      Math.min(
        ...[`${side}Foot`, `${side}Toes`].map((bone) => {
          const b = 3 * boneIndex(bone);
          const before = half[i + 1] as Float32Array;
          return Math.hypot(at(frame, b) - at(before, b), at(frame, b + 2) - at(before, b + 2));
        }),
      ),
    );
  const left = foot("left");
  const right = foot("right");
  const scores = acceleration.map((a, i) => at(left, i) * at(right, i) * (a / most));
  return (1e4 * scores.reduce((sum, score) => sum + score, 0)) / Math.max(1, scores.length);
}

function at(values: ArrayLike<number> | undefined, index: number): number {
  return values?.[index] ?? 0;
}

/** A stroke of the hand is as fast as this at its height, m/s; it has stopped below this share of that. */
const STROKE = { stroke: 0.5, stopped: 0.4 };

/**
 * The accents of a dance in seconds: a foot is set down, a moving arm comes to a stop (docs/dance-measures.md). What an arm
 * does is seen from between the shoulders: the eye takes the body's own way out of what all of it does together. A hand
 * that carries the body is a foot and no arm. `onStage`: the same stops with the way of the body left in.
 */
export function accentTimes(motion: JointMotion): { steps: number[]; stops: number[]; onStage: number[] } {
  const steps = motion.contacts.flatMap((contact, i) => {
    const before = motion.contacts[i - 1];
    return before && ((contact[0] && !before[0]) || (contact[1] && !before[1])) ? [i / FPS] : [];
  });
  const stopsFrom = (from?: string) =>
    ["leftHand", "rightHand"].flatMap((hand, side) =>
      handStops(boneSpeed(motion, hand, from), STROKE)
        .filter(({ at }) => !motion.supports[at]?.[side])
        .map(({ at }) => (at + 0.5) / FPS),
    );
  return { steps, stops: stopsFrom("upperChest"), onStage: stopsFrom() };
}

/** Share of times within 40 ms of a beat; of a beat or the middle between two ("and"); of a quarter of a beat. */
export function shareOnBeat(
  times: readonly number[],
  beats: readonly number[],
): { beat: number; half: number; quarter: number } {
  const share = (parts: number) => {
    const grid = beats.flatMap((beat, i) =>
      Array.from({ length: parts }, (_, k) => beat + (((beats[i + 1] ?? beat) - beat) * k) / parts),
    );
    const near = times.filter((time) => grid.some((beat) => Math.abs(beat - time) <= 0.04));
    return near.length / Math.max(1, times.length);
  };
  return { beat: share(1), half: share(2), quarter: share(4) };
}

/** How far the hips go from the centre, metres, and the share of the time that they face the front (within 60°). */
export function stageUse({ frames }: JointMotion): { farthest: number; facing: number } {
  const left = 3 * BONES.indexOf("leftUpperLeg");
  const right = 3 * BONES.indexOf("rightUpperLeg");
  let farthest = 0;
  let facing = 0;
  for (const frame of frames) {
    farthest = Math.max(farthest, Math.hypot(at(frame, 0), at(frame, 2)));
    // Facing the front, the left hip is at +x of the right one.
    const x = at(frame, left) - at(frame, right);
    const z = at(frame, left + 2) - at(frame, right + 2);
    if (x > 0.5 * Math.hypot(x, z)) facing++;
  }
  return { farthest, facing: facing / Math.max(1, frames.length) };
}
