import { numberAt } from "@nataraj/sdk/arrays";
import { FEET } from "./body-measures.ts";
import { type BodyMotion, FPS, type Joint, meanSpeeds, normalised } from "./body-motion.ts";
import { correlation, movingMean, ranks } from "./statistics.ts";

const PARTS: Record<string, readonly Joint[] | undefined> = {
  "all joints": undefined,
  hips: ["hips"],
  feet: FEET,
  hands: ["leftWrist", "rightWrist"],
};
/** Both are averaged over two seconds, and read every half second. */
const WINDOW = 2 * FPS;
const STEP = FPS / 2;

/** Loudness of a song by frame: its root mean square. @param rate Of the samples, Hz. */
export function frameLoudness(samples: Float32Array, rate: number): number[] {
  const length = Math.floor(rate / FPS);
  return Array.from({ length: Math.floor(samples.length / length) }, (_, frame) => {
    let sum = 0;
    for (const value of samples.subarray(frame * length, (frame + 1) * length)) sum += value * value;
    return Math.sqrt(sum / length + 1e-12);
  });
}

/** Rank correlation of the loudness of a song and the speed of a dance, for all joints and for parts of the body. */
export function follow(motion: BodyMotion, loudness: readonly number[]): Record<string, number> {
  const body = normalised(motion);
  return Object.fromEntries(
    Object.entries(PARTS).map(([part, joints]) => {
      const speed = meanSpeeds(body, joints);
      const frames = Math.min(speed.length, loudness.length);
      const read = (values: readonly number[]) =>
        ranks(movingMean(values.slice(0, frames), WINDOW).filter((_, i) => i % STEP === 0));
      return [part, correlation(read(speed), read(loudness))];
    }),
  );
}

/** Loudness averaged over two seconds around each frame. */
export function slowLoudness(loudness: readonly number[]): number[] {
  const means = movingMean(loudness, WINDOW);
  return loudness.map((_, i) => numberAt(means, Math.max(0, Math.min(means.length - 1, i - WINDOW / 2))));
}
