import { splineWeights } from "../math/curves.ts";
import { STRIDE } from "./columns.ts";
import { LEAD, TRACK_RATE } from "./frames.ts";

const weights = new Float64Array(4);

/** All columns at a time, seconds: a uniform cubic B-spline, smooth to the second derivative. */
export function readTracks(out: Float64Array, tracks: Float64Array, frames: number, seconds: number): void {
  const position = seconds * TRACK_RATE + LEAD;
  const f = Math.min(Math.max(Math.floor(position), 1), frames - 3);
  const u = Math.min(Math.max(position - f, 0), 1);
  splineWeights(weights, u);
  const [a = 0, b = 0, c = 0, d = 0] = weights;
  const o = (f - 1) * STRIDE;
  for (let i = o; i < o + STRIDE; i++)
    out[i - o] =
      a * (tracks[i] ?? 0) +
      b * (tracks[i + STRIDE] ?? 0) +
      c * (tracks[i + 2 * STRIDE] ?? 0) +
      d * (tracks[i + 3 * STRIDE] ?? 0);
}
