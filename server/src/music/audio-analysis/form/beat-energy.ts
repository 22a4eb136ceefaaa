import { float32At } from "@nataraj/sdk/arrays";
import { type Features, FRAME_RATE } from "../spectrum/features.ts";

/** Decibels below the loudest part that count as no energy. */
const RANGE = 30;

/** Energy from each beat to the next, 0 to 1: 1 is the loudest part of the clip. */
export function energyAtBeats({ level, frames }: Features, beats: readonly number[]): number[] {
  const loudness = beats.map((beat, i) => {
    const from = Math.round(beat * FRAME_RATE);
    const to = Math.round((beats[i + 1] ?? beat + 0.5) * FRAME_RATE);
    let sum = 0;
    for (let t = Math.max(0, from); t < Math.min(frames, to); t++) sum += float32At(level, t) ** 2;
    return 10 * Math.log10(sum / Math.max(1, to - from) + 1e-9);
  });
  const loudest = [...loudness].sort((a, b) => b - a)[Math.floor(loudness.length * 0.05)] ?? 0;
  if (loudest < -70) return loudness.map(() => 0);
  return loudness.map((db) => Math.max(0, Math.min(1, 1 + (db - loudest) / RANGE)));
}
