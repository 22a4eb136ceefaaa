import { catmullRom } from "../../math/curves.ts";
import { STRIDE } from "../../tracks/columns.ts";
import { frameTime, LEAD, TRACK_RATE } from "../../tracks/frames.ts";
import type { WarpKnot } from "./warp-knots.ts";

/**
 * The times of the unwarped arm that belong to each frame, seconds. The warp is linear between knots. At a knot the hand
 * stands still, so that the change of rate does not show.
 */
export function warpedTimes(knots: readonly WarpKnot[], frames: number): Float64Array {
  const times = new Float64Array(frames);
  let k = 0;
  for (let f = 0; f < frames; f++) {
    const t = frameTime(f);
    while (k < knots.length - 2 && t >= (knots[k + 1]?.on ?? 0)) k++;
    const a = knots[k];
    const b = knots[k + 1];
    if (!a || !b) break;
    times[f] = a.from + (b.from - a.from) * Math.min(1, Math.max(0, (t - a.on) / (b.on - a.on)));
  }
  return times;
}

/**
 * Reads an arm's columns at warped times.
 * @param original The tracks before any warping.
 * @param times By frame, seconds.
 */
export function warpArm(
  original: Float64Array,
  tracks: Float64Array,
  columns: readonly number[],
  times: Float64Array,
): void {
  for (let f = 0; f < times.length; f++) {
    const position = positionOf(times[f] ?? 0, times.length);
    const i = Math.floor(position);
    for (const c of columns) tracks[f * STRIDE + c] = between(original, i * STRIDE + c, position - i);
  }
}

/** Where a time lies among the frames; there are two more to read after the last. */
const positionOf = (seconds: number, last: number) => Math.min(Math.max(seconds * TRACK_RATE + LEAD, 1), last);

/** A column between a frame and the next. */
function between(values: Float64Array, o: number, u: number): number {
  return catmullRom(values[o - STRIDE] ?? 0, values[o] ?? 0, values[o + STRIDE] ?? 0, values[o + 2 * STRIDE] ?? 0, u);
}
