import { numberAt } from "@nataraj/sdk/arrays";
import type { AudioAnalysis, SongAnalysis } from "../../music/analysis.ts";

/** The counts that the dance is counted in: the beats, every second one of fast music, with those between of slow music. */
export interface CountGrid {
  /** Seconds, rising. The first is a downbeat; every one of even index lies on a beat that was heard. */
  times: number[];
  /** Loudness of the music from each count to the next, 0 to 1, spread over the song. */
  energy: number[];
  /** How much the music stands out at each count, 0 to 1. */
  accents: number[];
  /** Counts in a phrase: eight counts, twelve (four bars) in 3/4. */
  phrase: number;
}

/** Beats shorter than this (over 140 a minute) are danced in half time, longer than the other ones in double. Seconds. */
const SHORTEST_COUNT = 0.43;
const LONGEST_COUNT = 0.86;
/** Whoever puts the tempo right by hand has said how fast it is counted: then only what no body can do is changed. */
const SHORTEST_CORRECTED = 0.295;
const LONGEST_CORRECTED = 2;
/** Music and count belong together within this time. Seconds. */
const ACCENT_WINDOW = 0.07;

/** The counts of what was heard, from the first downbeat on. Empty where there are no two beats. */
export function countGridOf(analysis: AudioAnalysis & Pick<SongAnalysis, "tempoCorrection">): CountGrid {
  const { downbeats, meter, tempoCorrection } = analysis;
  const phrase = meter === 3 ? 12 : 8;
  if (analysis.beats.length < 2) return { times: [], energy: [], accents: [], phrase };
  const periods = analysis.beats.slice(1).map((beat, i) => beat - numberAt(analysis.beats, i));
  const period = numberAt(
    periods.toSorted((a, b) => a - b),
    periods.length >> 1,
  );
  const missed = missedBeat(numberAt(analysis.beats, 0), period);
  const beats = [...missed, ...analysis.beats];
  const spread = spreadEnergy([...missed.map(() => analysis.energy[0] ?? 0.5), ...analysis.energy]);
  const downbeat = beats.findIndex((beat) => beat >= (downbeats[0] ?? 0) - 0.001);
  // With the missed beat there may be a whole bar before the first downbeat that was heard.
  const first = Math.max(0, downbeat >= meter ? downbeat - meter : downbeat);

  const isCounted = tempoCorrection === "half" || tempoCorrection === "double";
  const shortest = isCounted ? SHORTEST_CORRECTED : SHORTEST_COUNT;
  const longest = isCounted ? LONGEST_CORRECTED : LONGEST_COUNT;

  const times: number[] = [];
  const energy: number[] = [];
  const stride = period < shortest ? 2 : 1;
  for (let i = first; i < beats.length; i += stride) {
    const time = numberAt(beats, i);
    const next = beats[i + 1];
    times.push(time);
    energy.push(spread[i] ?? 0.5);
    if (period > longest && next !== undefined) {
      times.push((time + next) / 2);
      energy.push(spread[i] ?? 0.5);
    }
  }
  return { times, energy, accents: accentsAt(times, analysis), phrase };
}

/** A section that was cut on the beat begins with one that is easily missed: nothing sounds before it. */
function missedBeat(first: number, period: number): number[] {
  const missed = first - period;
  return missed > -0.06 && missed < 0.5 * period ? [Math.max(0, missed)] : [];
}

/**
 * Mastered music is loud throughout: half of the value is the loudness itself, half its rank in the song, so that quiet
 * and loud parts are danced differently in either case.
 */
function spreadEnergy(energy: readonly number[]): number[] {
  const sorted = energy.toSorted((a, b) => a - b);
  const rank = new Map(sorted.map((value, i) => [value, sorted.length > 1 ? i / (sorted.length - 1) : 0.5]));
  return energy.map((value) => 0.5 * value + 0.5 * (rank.get(value) ?? 0.5));
}

function accentsAt(times: readonly number[], { accents }: AudioAnalysis): number[] {
  return times.map((time) =>
    accents.reduce(
      (most, accent) => (Math.abs(accent.time - time) <= ACCENT_WINDOW ? Math.max(most, accent.strength) : most),
      0,
    ),
  );
}
