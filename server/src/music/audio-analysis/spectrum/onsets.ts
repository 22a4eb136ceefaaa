import { float32At, float64At } from "@nataraj/sdk/arrays";
import { BANDS, type Features, FRAME_RATE } from "./features.ts";

/** How strongly something begins, by frame: about 0 to 5, around 1 for a usual onset. */
export interface Onsets {
  all: Float32Array;
  /** Of the lowest bands: kick drums and basses. */
  low: Float32Array;
  /** Of the highest bands: cymbals, consonants. */
  high: Float32Array;
}

/** Frames that a spectrum is compared over. */
const LAG = 2;
const LOW_BANDS = 5;
const HIGH_FROM = 24;
/** The compressed magnitude is the logarithm of one plus this many times the magnitude. */
const COMPRESSION = 1_000;

/**
 * Spectral flux after Böck and Widmer (2013, SuperFlux): each band is compared with the strongest of its neighbours a
 * little earlier, so that a vibrato is no onset.
 */
export function onsetStrength({ mel, frames }: Features): Onsets {
  const loud = mel.map((v) => Math.log1p(COMPRESSION * v));
  const all = new Float32Array(frames);
  const low = new Float32Array(frames);
  const high = new Float32Array(frames);
  for (let t = LAG; t < frames; t++) {
    const now = t * BANDS;
    const then = (t - LAG) * BANDS;
    for (let b = 0; b < BANDS; b++) {
      const centre = float32At(loud, then + b);
      const below = b > 0 ? float32At(loud, then + b - 1) : centre;
      const above = b < BANDS - 1 ? float32At(loud, then + b + 1) : centre;
      const rise = float32At(loud, now + b) - Math.max(below, centre, above);
      if (rise <= 0) continue;
      all[t] = float32At(all, t) + rise;
      if (b < LOW_BANDS) low[t] = float32At(low, t) + rise;
      if (b >= HIGH_FROM) high[t] = float32At(high, t) + rise;
    }
  }
  return { all: standardise(all), low: standardise(low), high: standardise(high) };
}

/** Takes the mean of 0.8 s off and divides by the deviation of 8 s, so that quiet parts count as much as loud ones. */
function standardise(values: Float32Array): Float32Array {
  const mean = localMean(values, 0.4 * FRAME_RATE);
  const above = values.map((v, i) => Math.max(0, v - float32At(mean, i)));
  const power = localMean(
    above.map((v) => v * v),
    4 * FRAME_RATE,
  );
  const overall = Math.sqrt(above.reduce((sum, v) => sum + v * v, 0) / values.length);
  if (overall < 1e-6) return above.fill(0);
  return above.map((v, i) => v / (Math.sqrt(float32At(power, i)) + 0.2 * overall));
}

/** Mean over a number of frames to either side. */
function localMean(values: Float32Array, reach: number): Float32Array {
  const sums = new Float64Array(values.length + 1);
  for (let i = 0; i < values.length; i++) sums[i + 1] = float64At(sums, i) + float32At(values, i);
  return values.map((_, i) => {
    const from = Math.max(0, i - reach);
    const to = Math.min(values.length, i + reach + 1);
    return (float64At(sums, to) - float64At(sums, from)) / (to - from);
  });
}
