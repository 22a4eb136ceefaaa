import { gaussianWindow } from "../math/curves.ts";
import { TRACK_RATE } from "./frames.ts";

/** One column of a table of frames: where a filter writes. */
export interface Column {
  /** `table[frame * stride + index]`. */
  readonly table: Float64Array;
  readonly stride: number;
  readonly index: number;
}

/** A finite impulse response: the weighted mean over neighbouring frames, ends held. */
export function smooth(raw: Float64Array, weights: Float64Array, { table, stride, index }: Column): void {
  const reach = (weights.length - 1) / 2;
  const last = raw.length - 1;
  for (let f = 0; f <= last; f++) {
    let sum = 0;
    for (let k = -reach; k <= reach; k++) {
      const frame = f + k < 0 ? 0 : f + k > last ? last : f + k;
      sum += (raw[frame] ?? 0) * (weights[k + reach] ?? 0);
    }
    table[f * stride + index] = sum;
  }
}

/** Weights of a Gaussian window over frames, sum 1. @param seconds Standard deviation. */
export function gaussian(seconds: number): Float64Array {
  return gaussianWindow(seconds * TRACK_RATE);
}
