import { STRIDE } from "../columns.ts";
import { frameTime, LEAD, TRACK_RATE } from "../tracks.ts";
import type { Knot } from "./knots.ts";

/**
 * Reads an arm's columns at bent times: straight between knots, where the hand stands and a change of pace does not show.
 * @param original The tracks before any bending.
 * @param shift Filled with the difference that it makes, seconds, by frame.
 */
export function bendTime(
  original: Float64Array,
  tracks: Float64Array,
  columns: readonly number[],
  knots: readonly Knot[],
  shift: Float64Array,
): void {
  const last = original.length / STRIDE - 3;
  let k = 0;
  for (let f = 0; f < shift.length; f++) {
    const t = frameTime(f);
    while (k < knots.length - 2 && t >= (knots[k + 1] as Knot).on) k++;
    const a = knots[k] as Knot;
    const b = knots[k + 1] as Knot;
    const own = a.from + (b.from - a.from) * Math.min(1, Math.max(0, (t - a.on) / (b.on - a.on)));
    shift[f] = own - t;
    const at = Math.min(Math.max(own * TRACK_RATE + LEAD, 1), last);
    const i = Math.floor(at);
    for (const c of columns) tracks[f * STRIDE + c] = catmullRom(original, i * STRIDE + c, at - i);
  }
}

/** Cubic through neighbouring frames of a column. */
function catmullRom(values: Float64Array, o: number, u: number): number {
  const p0 = values[o - STRIDE] as number;
  const p1 = values[o] as number;
  const p2 = values[o + STRIDE] as number;
  const p3 = values[o + 2 * STRIDE] as number;
  return p1 + 0.5 * u * (p2 - p0 + u * (2 * p0 - 5 * p1 + 4 * p2 - p3 + u * (3 * (p1 - p2) + p3 - p0)));
}
