import { numberAt } from "@nataraj/sdk/arrays";
import type { AudioAnalysis } from "../analysis.ts";

/** Tempi that are tried around a typed one. In a minute one step turns the beats by a fortieth of a beat at each end. */
const TRIED = 21;

/** Even beats of a tempo: they lie at `first` and every `60 / tempo` seconds after it. */
interface EvenGrid {
  /** Beats a minute. */
  tempo: number;
  /** Seconds, less than a beat after the song's start. */
  first: number;
}

/**
 * The analysis on even beats of the tempo that a person has typed. A person rounds: of the tempi that round to the same
 * number, and of all places of their beats, those count that what was heard lies on best (the largest term of the Fourier
 * series of beats, downbeats and accents).
 * @param tempo beats a minute
 */
export function onTypedTempo(analysis: AudioAnalysis, tempo: number): AudioAnalysis {
  const { duration, energy, meter } = analysis;
  const grid = fitGrid(analysis, tempo);
  const interval = 60 / grid.tempo;
  const count = Math.max(0, Math.floor((duration - grid.first) / interval) + 1);
  const beats = Array.from({ length: count }, (_, i) => grid.first + i * interval);
  const heardAt = beats.map((beat) =>
    Math.max(
      0,
      analysis.beats.findLastIndex((time) => time <= beat + interval / 2),
    ),
  );
  const one = firstDownbeat(analysis, grid.first, interval);
  return {
    ...analysis,
    tempo: grid.tempo,
    beats,
    downbeats: beats.filter((_, i) => i % meter === one),
    energy: heardAt.map((i) => energy[i] ?? 0.5),
    hasBeat: true,
  };
}

function fitGrid({ beats, downbeats, accents }: AudioAnalysis, typed: number): EvenGrid {
  const events = [
    ...beats.map((time) => ({ time, weight: 1 })),
    ...downbeats.map((time) => ({ time, weight: 1 })),
    ...accents.map(({ time, strength }) => ({ time, weight: strength })),
  ];
  /** Half of the last digit that was typed. */
  const rounding = Number.isInteger(typed) ? 0.5 : 0.05;
  let best = { tempo: typed, first: 0, fit: -1 };
  for (let i = 0; i < TRIED; i++) {
    const tempo = typed + rounding * ((2 * i) / (TRIED - 1) - 1);
    const turn = (2 * Math.PI * tempo) / 60;
    const real = events.reduce((sum, { time, weight }) => sum + weight * Math.cos(turn * time), 0);
    const imaginary = events.reduce((sum, { time, weight }) => sum + weight * Math.sin(turn * time), 0);
    const fit = Math.hypot(real, imaginary);
    const phase = Math.atan2(imaginary, real);
    if (fit > best.fit) best = { tempo, first: (phase < 0 ? phase + 2 * Math.PI : phase) / turn, fit };
  }
  // What lies on the song's start to a millisecond does not begin a beat later.
  return 60 / best.tempo - best.first < 0.001 ? { ...best, first: 0 } : best;
}

/** Which of the first beats most of the heard bars begin on. */
function firstDownbeat({ downbeats, meter }: AudioAnalysis, first: number, interval: number): number {
  const votes = Array.from({ length: meter }, () => 0);
  for (const time of downbeats) {
    const place = ((Math.round((time - first) / interval) % meter) + meter) % meter;
    votes[place] = numberAt(votes, place) + 1;
  }
  return votes.indexOf(Math.max(...votes));
}
