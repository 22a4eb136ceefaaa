import { numberAt } from "@nataraj/sdk/arrays";
import type { TimeRange } from "@nataraj/sdk/choreography";
import type { AudioAnalysis, SongAnalysis } from "../../music/analysis.ts";
import { countPlaces, timeAtBeat } from "./count-bars.ts";
import { energyAt } from "./segment-dynamics.ts";

/**
 * The counts of a dance: the beats, every second beat of fast music, or beats and half beats of slow music. A bar of
 * another length has as many counts as the usual one, so that every bar begins on a count on which bars begin.
 */
export interface CountGrid {
  /** Seconds, rising. The first is a downbeat. In bars of the usual length, counts with an even index are on analysed beats. */
  times: number[];
  /** Energy of the music around each count, 0 the song's quietest and 1 its loudest. */
  energy: number[];
  /** How much the music stands out at each count, 0 to 1. */
  accents: number[];
  /** Whether the music stops between a count and the next. */
  stops: boolean[];
  /** Counts in a phrase: eight counts, twelve (four bars) in 3/4. */
  phrase: number;
}

/**
 * Beats shorter than the first (over 140 a minute) are danced in half time, beats longer than the second in double
 * time. Seconds.
 */
const SHORTEST_COUNT = 0.43;
const LONGEST_COUNT = 0.86;
/** The same for a tempo that was corrected by hand: it is changed only where no body could dance it. Seconds. */
const SHORTEST_CORRECTED = 0.295;
const LONGEST_CORRECTED = 2;
/** An accent belongs to a count within this time. Seconds. */
const ACCENT_WINDOW = 0.07;
/** A break that reaches into a count by less is not in it. Seconds. */
const MIN_OVERLAP_S = 0.1;

/** The counts of an analysed song, from the first downbeat on. Empty if there are fewer than two beats. */
export function countGridOf(analysis: AudioAnalysis & Pick<SongAnalysis, "tempoCorrection">): CountGrid {
  const { downbeats, meter, tempoCorrection } = analysis;
  const phrase = meter === 3 ? 12 : 8;
  if (analysis.beats.length < 2) return { times: [], energy: [], accents: [], stops: [], phrase };
  const periods = analysis.beats.slice(1).map((beat, i) => beat - numberAt(analysis.beats, i));
  const period = numberAt(
    periods.toSorted((a, b) => a - b),
    periods.length >> 1,
  );
  const missed = missedBeat(numberAt(analysis.beats, 0), period);
  const beats = [...missed, ...analysis.beats];
  const spread = spreadEnergy([...missed.map(() => analysis.energy[0] ?? 0.5), ...analysis.energy]);
  const downbeat = beats.findIndex((beat) => beat >= (downbeats[0] ?? 0) - 0.001);
  // With the missed beat there may be a whole bar before the first downbeat of the analysis.
  const first = Math.max(0, downbeat >= meter ? downbeat - meter : downbeat);

  const isCounted = tempoCorrection !== undefined && tempoCorrection !== "shift";
  const shortest = isCounted ? SHORTEST_CORRECTED : SHORTEST_COUNT;
  const longest = isCounted ? LONGEST_CORRECTED : LONGEST_COUNT;

  const pace = period < shortest ? 0.5 : period > longest ? 2 : 1;
  const places = placesOf(beats, first, { downbeats, meter }, pace);
  const times = places.map((place) => timeAtBeat(beats, place));
  const energy = places.map((place) => spread[Math.floor(place)] ?? 0.5);
  const { dynamics } = analysis;
  const heard = dynamics ? times.map((time) => energyAt(dynamics.beats, time)) : energy;
  const stops = times.map((time, i) => isStopped(time, times[i + 1] ?? analysis.duration, dynamics?.breaks ?? []));
  return { times, energy: heard, accents: accentsAt(times, analysis), stops, phrase };
}

/**
 * Where the counts fall among the beats, from one beat on, at a number of counts a beat. Bars of three beats are counted
 * through, as fast waltzes are, while all bars have three.
 */
function placesOf(
  beats: readonly number[],
  first: number,
  { downbeats, meter }: Pick<AudioAnalysis, "downbeats" | "meter">,
  pace: number,
): number[] {
  const isDownbeat = (time: number) => downbeats.some((downbeat) => Math.abs(downbeat - time) < 0.001);
  let position = -1;
  const positions = beats.slice(first).map((time) => {
    position = position < 0 || isDownbeat(time) ? 0 : position + 1;
    return position;
  });
  const starts = [...positions.keys()].filter((beat) => positions[beat] === 0);
  const isEven = starts.slice(1).every((start, i) => start - numberAt(starts, i) === meter);
  if ((isEven && meter <= 4) || (meter === 3 && pace < 1)) {
    const counts = Math.ceil(positions.length * pace);
    const places = Array.from({ length: counts }, (_, count) => first + count / pace);
    // Nothing is counted after the last beat.
    return places.filter((place) => place <= beats.length - 1);
  }
  const perBar = meter === 3 ? 3 * pace : 2 ** Math.round(Math.log2(meter * pace));
  return countPlaces(positions, meter, perBar).map((place) => first + place);
}

/**
 * A song that was cut on a beat begins with it. The analysis easily misses that beat, because nothing sounds before it.
 */
function missedBeat(first: number, period: number): number[] {
  const missed = first - period;
  return missed > -0.06 && missed < 0.5 * period ? [Math.max(0, missed)] : [];
}

/**
 * For analyses without dynamics. Spreads loudness over 0 to 1. Half of the value is the loudness, half its rank in the song. Mastered music is loud
 * throughout, and the rank still tells its quiet parts from its loud ones.
 */
function spreadEnergy(energy: readonly number[]): number[] {
  const sorted = energy.toSorted((a, b) => a - b);
  const rank = new Map(sorted.map((value, i) => [value, sorted.length > 1 ? i / (sorted.length - 1) : 0.5]));
  return energy.map((value) => 0.5 * value + 0.5 * (rank.get(value) ?? 0.5));
}

function isStopped(from: number, to: number, breaks: readonly TimeRange[]): boolean {
  return breaks.some(({ start, end }) => start < to - MIN_OVERLAP_S && end > from + MIN_OVERLAP_S);
}

function accentsAt(times: readonly number[], { accents }: AudioAnalysis): number[] {
  return times.map((time) =>
    accents.reduce(
      (most, accent) => (Math.abs(accent.time - time) <= ACCENT_WINDOW ? Math.max(most, accent.strength) : most),
      0,
    ),
  );
}
