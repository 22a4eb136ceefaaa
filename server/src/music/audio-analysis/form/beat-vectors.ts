import { float32At, numberAt } from "@nataraj/sdk/arrays";
import { CHROMA_RATE, PITCHES } from "../spectrum/chromagram.ts";
import { BANDS, type Features, FRAME_RATE } from "../spectrum/features.ts";

/** How much harmony counts against timbre where a section may begin: chords change in every section, too. */
const HARMONY_IN_CHANGES = 0.4;

/** Coefficients that describe the colour of the sound, as in MFCC; the first of them is loudness. */
const TIMBRE = 13;

/** What each beat sounds like: timbre and harmony, each of unit length over the clip. One vector for a beat. */
export function beatVectors(features: Features, beats: readonly number[]): Float32Array[] {
  const timbre = standardised(beats.map((_, i) => cepstrum(features, span(beats, i, FRAME_RATE, features.frames))));
  const harmony = beats.map((_, i) => {
    const rows = features.chroma.length / PITCHES;
    return unit(meanRow(features.chroma, PITCHES, span(beats, i, CHROMA_RATE, rows)));
  });
  return timbre.map((vector, i) => Float32Array.of(...unit(vector), ...(harmony[i] as Float32Array)));
}

/** The same vectors, as they are compared to find changes of section. */
export function vectorsOfChange(vectors: readonly Float32Array[]): Float32Array[] {
  return vectors.map((vector) => vector.map((v, i) => (i < TIMBRE ? v : HARMONY_IN_CHANGES * v)));
}

function span(beats: readonly number[], i: number, rate: number, rows: number): [from: number, to: number] {
  const beat = numberAt(beats, i);
  const from = Math.min(rows - 1, Math.max(0, Math.round(beat * rate)));
  return [from, Math.max(from + 1, Math.min(rows, Math.round((beats[i + 1] ?? beat + 0.5) * rate)))];
}

function meanRow(table: Float32Array, width: number, [from, to]: [number, number]): Float32Array {
  const mean = new Float32Array(width);
  for (let row = from; row < to; row++)
    for (let i = 0; i < width; i++) mean[i] = float32At(mean, i) + float32At(table, row * width + i) / (to - from);
  return mean;
}

/** Cosine transform of the logarithmic mel spectrum. */
function cepstrum({ mel }: Features, rows: [number, number]): Float32Array {
  const bands = meanRow(mel, BANDS, rows).map((v) => Math.log(v + 1e-5));
  return Float32Array.from({ length: TIMBRE }, (_, c) =>
    bands.reduce((sum, v, b) => sum + v * Math.cos((Math.PI * c * (b + 0.5)) / BANDS), 0),
  );
}

function standardised(vectors: Float32Array[]): Float32Array[] {
  const width = vectors[0]?.length ?? 0;
  const moments = Array.from({ length: width }, (_, i) => {
    const mean = vectors.reduce((sum, v) => sum + float32At(v, i), 0) / vectors.length;
    const variance = vectors.reduce((sum, v) => sum + (float32At(v, i) - mean) ** 2, 0) / vectors.length;
    return { mean, deviation: Math.sqrt(variance) + 1e-6 };
  });
  return vectors.map((v) => v.map((x, i) => (x - (moments[i]?.mean ?? 0)) / (moments[i]?.deviation ?? 1)));
}

function unit(vector: Float32Array): Float32Array {
  const length = Math.sqrt(vector.reduce((sum, v) => sum + v * v, 0)) || 1;
  return vector.map((v) => v / length);
}
