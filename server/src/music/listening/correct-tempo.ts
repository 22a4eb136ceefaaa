import type { TempoCorrection } from "@nataraj/sdk/contract";
import type { Listening } from "../analysis.ts";

/**
 * Puts a heard tempo right as the user asked: `half` keeps every second beat, `double` adds one between each two, and
 * `shift` lets each bar begin one beat later. Beats, downbeats, energy and tempo change together; the rest is kept.
 */
export function correctTempo(listening: Listening, correction: TempoCorrection): Listening {
  if (correction === "half") return halve(listening);
  if (correction === "double") return double(listening);
  return withDownbeats(listening, listening.beats, listening.energy, firstDownbeat(listening) + 1);
}

function halve(listening: Listening): Listening {
  const { beats, energy, tempo } = listening;
  if (beats.length < 4) return listening;
  // The beats that stay are those that bars begin on.
  const phase = firstDownbeat(listening) % 2;
  const kept = beats.filter((_, i) => i % 2 === phase);
  const meanEnergy = kept.map((_, i) => {
    const at = 2 * i + phase;
    return ((energy[at] ?? 0) + (energy[at + 1] ?? energy[at] ?? 0)) / 2;
  });
  return { ...withDownbeats(listening, kept, meanEnergy, (firstDownbeat(listening) - phase) / 2), tempo: tempo / 2 };
}

function double(listening: Listening): Listening {
  const { beats, energy, tempo } = listening;
  const doubled = beats.flatMap((beat, i) => {
    const next = beats[i + 1];
    return next === undefined ? [beat] : [beat, (beat + next) / 2];
  });
  const repeated = doubled.map((_, i) => energy[i >> 1] ?? 0);
  return { ...withDownbeats(listening, doubled, repeated, 2 * firstDownbeat(listening)), tempo: tempo * 2 };
}

function firstDownbeat({ beats, downbeats }: Listening): number {
  return Math.max(0, beats.indexOf(downbeats[0] as number));
}

/** The same listening on other beats, with bars counted from one of them in both directions. */
function withDownbeats(listening: Listening, beats: number[], energy: number[], first: number): Listening {
  const { meter } = listening;
  const phase = first % meter;
  return { ...listening, beats, energy, downbeats: beats.filter((_, i) => i % meter === phase) };
}
