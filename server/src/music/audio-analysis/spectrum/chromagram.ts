import { float32At } from "@nataraj/sdk/arrays";
import { frameAnalyser } from "./magnitudes.ts";

/** Rows a second of the chromagram. */
export const CHROMA_RATE = 10;
/** Pitch classes. */
export const PITCHES = 12;

const WINDOW = 4096;
const RANGE = { from: 100, to: 2_000 };

/**
 * How strongly each pitch class sounds, PITCHES a row. Spectral peaks only: the noise of drums has few.
 * @param samples mono
 * @param rate Hz
 */
export function chromagram(samples: Float32Array, rate: number): Float32Array {
  const rows = Math.max(1, Math.ceil((samples.length * CHROMA_RATE) / rate));
  const table = new Float32Array(rows * PITCHES);
  const analyse = frameAnalyser(WINDOW);
  const first = Math.ceil((RANGE.from * WINDOW) / rate);
  const last = Math.floor((RANGE.to * WINDOW) / rate);
  for (let row = 0; row < rows; row++) {
    const spectrum = analyse(samples, Math.round((row * rate) / CHROMA_RATE));
    for (let k = first; k <= last; k++) {
      const [before = 0, here = 0, after = 0] = [spectrum[k - 1], spectrum[k], spectrum[k + 1]];
      if (here <= before || here < after) continue;
      // The peak's place between the bins, by a parabola through the logarithms.
      const [a, b, c] = [Math.log(before + 1e-9), Math.log(here + 1e-9), Math.log(after + 1e-9)];
      const bin = k + (0.5 * (a - c)) / (a - 2 * b + c - 1e-9);
      const semitone = Math.round(12 * Math.log2((bin * rate) / WINDOW / 440));
      const at = row * PITCHES + (((semitone % PITCHES) + PITCHES) % PITCHES);
      table[at] = float32At(table, at) + Math.sqrt(here);
    }
  }
  return table;
}
