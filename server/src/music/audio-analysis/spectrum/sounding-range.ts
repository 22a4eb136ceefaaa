import { float32At } from "@nataraj/sdk/arrays";

/** Frames from one up to another, which is not in it. */
export interface FrameRange {
  from: number;
  to: number;
}

/**
 * Decibels below a clip's loudest moment at which nothing is heard any more. Reverberation time is measured by the same
 * fall (RT60, ISO 3382).
 */
const INAUDIBLE = 60;

/**
 * From the first frame that can be heard to the last one; all frames where none can.
 * @param level root mean square by frame
 */
export function soundingRange(level: Float32Array): FrameRange {
  const loudest = level.reduce((most, value) => Math.max(most, value), 0);
  const least = loudest * 10 ** (-INAUDIBLE / 20);
  if (loudest === 0) return { from: 0, to: level.length };
  let [from, to] = [0, level.length];
  while (float32At(level, from) < least) from++;
  while (float32At(level, to - 1) < least) to--;
  return { from, to };
}
