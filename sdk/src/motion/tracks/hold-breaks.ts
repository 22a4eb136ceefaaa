import { lerp, smootherstep } from "../math/curves.ts";
import { type Break, STANDS_IN } from "../sequence/break.ts";
import { frameTime, LEAD, TRACK_RATE } from "./frames.ts";

/** How a part of the body takes the dance up again: so long after a break it sets off, and has it then. Seconds. */
interface TakesUp {
  from: number;
  to: number;
}
/** The low-pass filter sees so far: what has to stand sets out so much earlier, and what stands sets off later. Seconds. */
export const FILTER = 0.05;
const AT_ONCE: TakesUp = { from: FILTER, to: STANDS_IN };
/** The same of arms on their way to a stand, and of the weight, which have further to go. Seconds. */
export const FAR_STANDS_IN = 0.4;
export const WEIGHT_LATER: TakesUp = { from: 0, to: FAR_STANDS_IN };
/** By then all of it is taken up. */
const TAKES_UP = Math.max(AT_ONCE.to, WEIGHT_LATER.to);

/**
 * Holds values of frames from the moment the music stops until it returns.
 * @param takesUp How the dance is taken up again.
 */
export function holdInBreaks(values: Float64Array, breaks: readonly Break[], takesUp: TakesUp = AT_ONCE): void {
  for (const { start, end } of breaks) {
    // The body goes on a little after the music has stopped, which the low-pass filter brings to a stand.
    const from = frameOf(start + FILTER / 2);
    if (from >= values.length) continue;
    const held = values[from] ?? 0;
    const last = Math.min(values.length - 1, lastFrameOf({ start, end }));
    for (let f = from; f <= last; f++) values[f] = lerp(held, values[f] ?? 0, takenUp(frameTime(f), end, takesUp));
  }
}

/** How far the dance has been taken up again after a break that ends then, 0 to 1. */
export function takenUp(seconds: number, end: number, { from, to }: TakesUp = AT_ONCE): number {
  return smootherstep((seconds - end - from) / (to - from));
}

/** The last frame that a break shapes. */
export function lastFrameOf({ end }: Break): number {
  return frameOf(end + TAKES_UP);
}

/** The frame next to a time. */
export function frameOf(seconds: number): number {
  return Math.max(0, Math.round(seconds * TRACK_RATE) + LEAD);
}
