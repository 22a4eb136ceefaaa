import { numberAt } from "@nataraj/sdk/arrays";
import { beatShift, type TempoCorrection, typedTempo } from "@nataraj/sdk/contract";
import type { AudioAnalysis } from "../analysis.ts";
import { onTypedTempo } from "./typed-grid.ts";

/**
 * Puts a heard tempo right as the user asked: `half` keeps every second beat, `double` adds one between each two, and
 * `shift` lets each bar begin one beat later; a typed tempo has even beats, and milliseconds move all beats. Beats, downbeats,
 * energy and tempo change together; the rest is kept.
 */
export function correctTempo(analysis: AudioAnalysis, correction: TempoCorrection): AudioAnalysis {
  if (correction === "half") return halve(analysis);
  if (correction === "double") return double(analysis);
  const tempo = typedTempo(correction);
  if (tempo !== undefined) return onTypedTempo(analysis, tempo);
  if (correction !== "shift") return later(analysis, beatShift(correction) / 1000);
  const shifted = downbeatIndices(analysis).map((beat) => beat + 1);
  return withBars(analysis, analysis.beats, analysis.energy, shifted);
}

/** All beats later, or earlier, by seconds. Beats outside the song are left out. */
function later(analysis: AudioAnalysis, seconds: number): AudioAnalysis {
  const isInside = (time: number) => time + seconds >= 0 && time + seconds <= analysis.duration;
  const move = (times: readonly number[]) => times.filter(isInside).map((time) => time + seconds);
  const energy = analysis.energy.filter((_, i) => isInside(numberAt(analysis.beats, i)));
  return { ...analysis, beats: move(analysis.beats), downbeats: move(analysis.downbeats), energy };
}

function halve(analysis: AudioAnalysis): AudioAnalysis {
  const { beats, energy, tempo } = analysis;
  if (beats.length < 4) return analysis;
  // The beats that stay are those that bars begin on.
  const phase = firstDownbeat(analysis) % 2;
  const kept = beats.filter((_, i) => i % 2 === phase);
  const meanEnergy = kept.map((_, i) => {
    const at = 2 * i + phase;
    return ((energy[at] ?? 0) + (energy[at + 1] ?? energy[at] ?? 0)) / 2;
  });
  const first = (firstDownbeat(analysis) - phase) / 2;
  const bars = [...kept.keys()].filter((beat) => beat >= first && (beat - first) % analysis.meter === 0);
  return { ...withBars(analysis, kept, meanEnergy, bars), tempo: tempo / 2 };
}

function double(analysis: AudioAnalysis): AudioAnalysis {
  const { beats, energy, tempo } = analysis;
  const doubled = beats.flatMap((beat, i) => {
    const next = beats[i + 1];
    return next === undefined ? [beat] : [beat, (beat + next) / 2];
  });
  const repeated = doubled.map((_, i) => energy[i >> 1] ?? 0);
  // Each bar becomes bars of as many beats, or what is left of it where it was shorter.
  const starts = downbeatIndices(analysis).map((beat) => 2 * beat);
  const bars = starts.flatMap((start, i) => {
    const end = starts[i + 1] ?? doubled.length;
    return Array.from({ length: Math.ceil((end - start) / analysis.meter) }, (_, bar) => start + bar * analysis.meter);
  });
  return { ...withBars(analysis, doubled, repeated, bars), tempo: tempo * 2 };
}

function firstDownbeat(analysis: AudioAnalysis): number {
  return downbeatIndices(analysis)[0] ?? 0;
}

function downbeatIndices({ beats, downbeats }: AudioAnalysis): number[] {
  const begins = new Set(downbeats);
  return [...beats.keys()].filter((i) => begins.has(numberAt(beats, i)));
}

/** The same analysis on other beats, with bars that begin on some of them, and usual bars before the first. */
function withBars(
  analysis: AudioAnalysis,
  beats: number[],
  energy: number[],
  starts: readonly number[],
): AudioAnalysis {
  const [first = 0] = starts;
  const before = first % analysis.meter;
  const bars = new Set(starts);
  for (let beat = before; beat < first; beat += analysis.meter) bars.add(beat);
  return { ...analysis, beats, energy, downbeats: beats.filter((_, i) => bars.has(i)) };
}
