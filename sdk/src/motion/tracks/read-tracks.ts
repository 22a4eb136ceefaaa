import { STRIDE } from "./columns.ts";
import { LEAD, TRACK_RATE } from "./frames.ts";

/** All columns at a time, seconds: a uniform cubic B-spline, smooth to the second derivative. */
export function readTracks(out: Float64Array, tracks: Float64Array, frames: number, seconds: number): void {
  const position = seconds * TRACK_RATE + LEAD;
  const f = Math.min(Math.max(Math.floor(position), 1), frames - 3);
  const u = Math.min(Math.max(position - f, 0), 1);
  const v = 1 - u;
  const a = (v * v * v) / 6;
  const b = (3 * u * u * u - 6 * u * u + 4) / 6;
  const d = (u * u * u) / 6;
  const c = 1 - a - b - d;
  const o = (f - 1) * STRIDE;
  for (let i = o; i < o + STRIDE; i++)
    out[i - o] =
      a * (tracks[i] ?? 0) +
      b * (tracks[i + STRIDE] ?? 0) +
      c * (tracks[i + 2 * STRIDE] ?? 0) +
      d * (tracks[i + 3 * STRIDE] ?? 0);
}
