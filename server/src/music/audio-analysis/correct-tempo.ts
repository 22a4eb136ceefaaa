import { numberAt } from "@nataraj/sdk/arrays";
import type { TempoCorrection } from "@nataraj/sdk/contract";
import type { AudioAnalysis } from "../analysis.ts";

/**
 * Puts a heard tempo right as the user asked: `half` keeps every second beat, `double` adds one between each two, and
 * `shift` lets each bar begin one beat later. Beats, downbeats, energy and tempo change together; the rest is kept.
 */
export function correctTempo(analysis: AudioAnalysis, correction: TempoCorrection): AudioAnalysis {
  if (correction === "half") return halve(analysis);
  if (correction === "double") return double(analysis);
  return withDownbeats(analysis, analysis.beats, analysis.energy, firstDownbeat(analysis) + 1);
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
  return { ...withDownbeats(analysis, kept, meanEnergy, (firstDownbeat(analysis) - phase) / 2), tempo: tempo / 2 };
}

function double(analysis: AudioAnalysis): AudioAnalysis {
  const { beats, energy, tempo } = analysis;
  const doubled = beats.flatMap((beat, i) => {
    const next = beats[i + 1];
    return next === undefined ? [beat] : [beat, (beat + next) / 2];
  });
  const repeated = doubled.map((_, i) => energy[i >> 1] ?? 0);
  return { ...withDownbeats(analysis, doubled, repeated, 2 * firstDownbeat(analysis)), tempo: tempo * 2 };
}

function firstDownbeat({ beats, downbeats }: AudioAnalysis): number {
  return Math.max(0, beats.indexOf(numberAt(downbeats, 0)));
}

/** The same analysis on other beats, with bars counted from one of them in both directions. */
function withDownbeats(analysis: AudioAnalysis, beats: number[], energy: number[], first: number): AudioAnalysis {
  const { meter } = analysis;
  const phase = first % meter;
  return { ...analysis, beats, energy, downbeats: beats.filter((_, i) => i % meter === phase) };
}
