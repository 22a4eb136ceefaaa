import { float32At } from "@nataraj/sdk/arrays";
import { modelLoudness } from "../model/loudness.ts";
import { BANDS, type Features } from "../spectrum/features.ts";

/** Bands below 170 Hz: kick drum and bass. */
const LOW_TO = 2;
/** Bands above 4 kHz: cymbals, hats, consonants. */
const HIGH_FROM = 28;
/** Frames that are compared for a rise: a mean before, a pause as long as an attack, a mean after. */
const RISE = { before: 4, pause: 1, after: 4 } as const;
/** A band has risen if it has about doubled (in logarithms). */
const DOUBLED = 0.6;

/** How the sound moves, by frame: compressed magnitudes that are the same at any playing level, about 0 to 7. */
export interface SoundLevels {
  frames: number;
  all: Float32Array;
  low: Float32Array;
  high: Float32Array;
  /** Mean rise of the bands that rise, from just before a frame to just after it. */
  rise: Float32Array;
  /** Share of the bands that about double meanwhile, 0 to 1. */
  breadth: Float32Array;
}

/** Levels of the whole sound, its low and its high bands, and how they rise. */
export function soundLevels(features: Features): SoundLevels {
  const { frames } = features;
  const bands = modelLoudness(features);
  const levels: SoundLevels = {
    frames,
    all: new Float32Array(frames),
    low: new Float32Array(frames),
    high: new Float32Array(frames),
    rise: new Float32Array(frames),
    breadth: new Float32Array(frames),
  };
  const sums = new Float64Array((frames + 1) * BANDS);
  for (let t = 0; t < frames; t++) {
    const at = t * BANDS;
    let [all, low, high] = [0, 0, 0];
    for (let b = 0; b < BANDS; b++) {
      const value = float32At(bands, at + b);
      sums[at + BANDS + b] = (sums[at + b] ?? 0) + value;
      all += value;
      if (b < LOW_TO) low += value;
      if (b >= HIGH_FROM) high += value;
    }
    levels.all[t] = all / BANDS;
    levels.low[t] = low / LOW_TO;
    levels.high[t] = high / (BANDS - HIGH_FROM);
  }
  const mean = (from: number, to: number, b: number) => {
    const [start, end] = [Math.max(0, from), Math.min(frames, to)];
    return end > start ? ((sums[end * BANDS + b] ?? 0) - (sums[start * BANDS + b] ?? 0)) / (end - start) : 0;
  };
  for (let t = 0; t < frames; t++) {
    let [rise, doubled] = [0, 0];
    for (let b = 0; b < BANDS; b++) {
      const before = mean(t - RISE.pause - RISE.before, t - RISE.pause, b);
      const change = mean(t, t + RISE.after, b) - before;
      if (change > 0) rise += change;
      if (change > DOUBLED) doubled++;
    }
    levels.rise[t] = rise / BANDS;
    levels.breadth[t] = doubled / BANDS;
  }
  return levels;
}
