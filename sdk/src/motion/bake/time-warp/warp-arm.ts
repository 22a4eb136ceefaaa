import { STRIDE } from "../../tracks/columns.ts";
import { frameTime, LEAD, TRACK_RATE } from "../../tracks/frames.ts";
import type { WarpKnot } from "./warp-knots.ts";

/**
 * Reads an arm's columns at warped times. The warp is linear between knots. At a knot the hand stands still, so that
 * the change of rate does not show.
 * @param original The tracks before any warping.
 * @param shift Filled with the shift of time at each frame, seconds.
 */
export function warpArm(
  original: Float64Array,
  tracks: Float64Array,
  columns: readonly number[],
  knots: readonly WarpKnot[],
  shift: Float64Array,
): void {
  const last = original.length / STRIDE - 3;
  let k = 0;
  for (let f = 0; f < shift.length; f++) {
    const t = frameTime(f);
    while (k < knots.length - 2 && t >= (knots[k + 1]?.on ?? 0)) k++;
    const a = knots[k];
    const b = knots[k + 1];
    if (!a || !b) break;
    const own = a.from + (b.from - a.from) * Math.min(1, Math.max(0, (t - a.on) / (b.on - a.on)));
    shift[f] = own - t;
    const position = Math.min(Math.max(own * TRACK_RATE + LEAD, 1), last);
    const i = Math.floor(position);
    for (const c of columns) tracks[f * STRIDE + c] = catmullRom(original, i * STRIDE + c, position - i);
  }
}

/** Cubic through neighbouring frames of a column. */
function catmullRom(values: Float64Array, o: number, u: number): number {
  const p0 = values[o - STRIDE] ?? 0;
  const p1 = values[o] ?? 0;
  const p2 = values[o + STRIDE] ?? 0;
  const p3 = values[o + 2 * STRIDE] ?? 0;
  return p1 + 0.5 * u * (p2 - p0 + u * (2 * p0 - 5 * p1 + 4 * p2 - p3 + u * (3 * (p1 - p2) + p3 - p0)));
}
