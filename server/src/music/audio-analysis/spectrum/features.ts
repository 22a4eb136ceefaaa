import { float32At } from "@nataraj/sdk/arrays";
import { chromagram } from "./chromagram.ts";
import { frameAnalyser } from "./magnitudes.ts";
import { applyBands, melBands } from "./mel-bands.ts";

/** Rate at which music is listened to, in Hz. 100 frames a second make whole hops of 240 samples. */
export const ANALYSIS_RATE = 24_000;
/** Frames a second of everything that is counted in frames. */
export const FRAME_RATE = 100;
/** Mel bands, 30 Hz to 11 kHz. */
export const BANDS = 40;

const HOP = ANALYSIS_RATE / FRAME_RATE;
const WINDOW = 1024;

/** What is computed once from the samples; everything else is heard in it. Tables are row by row. */
export interface Features {
  /** Frames. Frame t is centred at t / FRAME_RATE seconds. */
  frames: number;
  /** Mean magnitude by mel band, frames × BANDS. */
  mel: Float32Array;
  /** Root mean square of the samples around each frame. */
  level: Float32Array;
  /** Twelve pitch classes from A on, CHROMA_RATE rows a second. */
  chroma: Float32Array;
}

/** @param samples mono, at ANALYSIS_RATE */
export function extractFeatures(samples: Float32Array): Features {
  const frames = Math.max(1, Math.ceil(samples.length / HOP));
  const analyse = frameAnalyser(WINDOW);
  const bands = melBands({ count: BANDS, from: 30, to: 11_000, rate: ANALYSIS_RATE, size: WINDOW });
  const mel = new Float32Array(frames * BANDS);
  const level = new Float32Array(frames);
  for (let t = 0; t < frames; t++) {
    applyBands(bands, analyse(samples, t * HOP), mel, t * BANDS);
    level[t] = rootMeanSquare(samples, t * HOP - HOP, t * HOP + HOP);
  }
  return { frames, mel, level, chroma: chromagram(samples, ANALYSIS_RATE) };
}

function rootMeanSquare(samples: Float32Array, from: number, to: number): number {
  const start = Math.max(0, from);
  const end = Math.min(samples.length, to);
  let sum = 0;
  for (let i = start; i < end; i++) sum += float32At(samples, i) ** 2;
  return Math.sqrt(sum / Math.max(1, end - start));
}
