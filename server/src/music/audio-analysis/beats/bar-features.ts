import { float32At, numberAt } from "@nataraj/sdk/arrays";
import type { BeatActivation } from "../model/activation.ts";
import { CHROMA_RATE, PITCHES } from "../spectrum/chromagram.ts";
import { cosineSimilarity } from "../spectrum/cosine-similarity.ts";
import { BANDS, type Features, FRAME_RATE } from "../spectrum/features.ts";
import type { Onsets } from "../spectrum/onsets.ts";
import { downbeatOdds } from "./combine-activations.ts";

/** What bars are found in. */
export interface BarEvidence {
  features: Features;
  onsets: Onsets;
  /** Of the network. */
  model: BeatActivation;
}

/** Beats before and after which harmony and sound are compared. */
const REACHES = [1, 2, 4, 8] as const;
/** Bands of basses, below 280 Hz. */
const BASS_BANDS = 6;
/** Log-odds beyond this are all one. */
const MAX_LOG_ODDS = 6;
/** Numbers of a beat: log-odds and level of the network's beat, three kinds of onsets, and each change over each reach. */
export const BAR_FEATURES = 5 + 3 * REACHES.length;

/**
 * What tells whether a beat begins a bar, BAR_FEATURES for each beat: what the network hears there, what is struck, how
 * far harmony, bass and sound change over beats and bars. All but the network's evidence is measured against the clip's
 * other beats. `streams_of` in workshop/networks/bars/train.py is its twin, to be changed together.
 * @param beats frames
 */
export function barFeatures({ features, onsets, model }: BarEvidence, beats: readonly number[]): Float32Array {
  const chroma = spanSums(features.chroma, PITCHES, beats, CHROMA_RATE / FRAME_RATE);
  const sound = spanSums(
    features.mel.map((v) => Math.log1p(1000 * v)),
    BANDS,
    beats,
    1,
  );
  const bass = sound.map((row) => row.subarray(0, BASS_BANDS));
  const changes = REACHES.flatMap((reach) => [changeOf(chroma, reach), changeOf(sound, reach), changeOf(bass, reach)]);
  const odds = (at: number) => (at < model.beat.length ? downbeatOdds(model, at) : -MAX_LOG_ODDS);
  const streams = [
    beats.map((t) => Math.max(-MAX_LOG_ODDS, Math.min(MAX_LOG_ODDS, nearest(t, odds)))),
    ...[
      beats.map((t) => nearest(t, (at) => model.beat[at] ?? 0)),
      ...[onsets.all, onsets.low, onsets.high].map((onset) => beats.map((t) => nearest(t, (at) => onset[at] ?? 0))),
      ...changes,
    ].map(standardised),
  ];
  return Float32Array.from(beats.flatMap((_, i) => streams.map((stream) => numberAt(stream, i))));
}

/** The most of the frames around a beat. */
function nearest(t: number, of: (frame: number) => number): number {
  let most = Number.NEGATIVE_INFINITY;
  for (let at = Math.max(0, t - 3); at <= t + 4; at++) most = Math.max(most, of(at));
  return most;
}

/** The rows of a table between each beat and the next, added up. @param share rows a frame */
function spanSums(table: Float32Array, width: number, beats: readonly number[], share: number): Float32Array[] {
  const rows = Math.floor(table.length / width);
  return beats.map((beat, i) => {
    const next = beats[i + 1] ?? beat + (beat - (beats[i - 1] ?? beat - 50));
    const from = Math.min(rows - 1, Math.round(beat * share));
    const to = Math.max(from + 1, Math.min(rows, Math.round(next * share)));
    const sum = new Float32Array(width);
    for (let row = from; row < to; row++)
      for (let k = 0; k < width; k++) sum[k] = float32At(sum, k) + float32At(table, row * width + k) / (to - from);
    return sum;
  });
}

/** For each beat: how different the `reach` beats from it on are from the `reach` beats before it, 0 to 1. */
function changeOf(spans: readonly Float32Array[], reach: number): number[] {
  const sum = (from: number, to: number) => {
    const total = new Float32Array(spans[0]?.length ?? 0);
    for (const span of spans.slice(Math.max(0, from), Math.max(0, to)))
      for (let k = 0; k < total.length; k++) total[k] = float32At(total, k) + float32At(span, k);
    return total;
  };
  return spans.map((_, i) => (i === 0 ? 0 : 1 - cosineSimilarity(sum(i - reach, i), sum(i, i + reach))));
}

function standardised(values: readonly number[]): number[] {
  const mean = values.reduce((sum, v) => sum + v, 0) / Math.max(1, values.length);
  const variance = values.reduce((sum, v) => sum + (v - mean) ** 2, 0) / Math.max(1, values.length);
  const deviation = Math.sqrt(variance) + 1e-3;
  return values.map((_, i) => (numberAt(values, i) - mean) / deviation);
}
