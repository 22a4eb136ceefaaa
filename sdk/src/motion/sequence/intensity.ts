import { lerp, smoothstep } from "../math/curves.ts";
import { beatGridOf } from "./beat-grid.ts";
import type { DanceScore } from "./score.ts";

/** A stretch in which the music stops, and the dancer with it. Seconds. */
export interface Break {
  readonly start: number;
  readonly end: number;
}

/** What of the music shapes the body, as pure functions of the time in seconds. */
export interface Intensity {
  /** How large the dance is: 0 for the quietest of the song, 1 for the loudest, which is as moves are written. */
  level(seconds: number): number;
  /** How far the body has gathered before a drop, 0 to 1. */
  gather(seconds: number): number;
  /** Rising, not overlapping. */
  readonly breaks: readonly Break[];
  /** Seconds of strikes, rising. */
  readonly strikes: readonly number[];
}

/** Samples a second of the tables. */
const RATE = 30;
/** Earliest time of the tables, seconds. */
const FROM = -1;
const BY_RANK = 0.5;
/** How far apart loud and quiet are in the body, 0 as in the music to 1. */
const CONTRAST = 0.8;
/** The energy of a beat is felt so far around it (standard deviation of a Gaussian window, seconds). */
const SPREAD = 0.22;
/** How much smaller the dance is at the end of a build. */
const GATHERS = 0.5;
/** A drop opens within so many seconds, is this much larger than the music alone asks for, and wears off in so many beats. */
const OPENS = 0.22;
const DROP = 0.3;
const DROP_BEATS = 8;
/** No dance is larger. */
const LARGEST = 1.15;
/** A break that is shorter is a rest of the rhythm, seconds. */
const SHORTEST_BREAK = 0.4;
/** Strikes nearer to each other than this are one, seconds. */
const STRIKES_APART = 0.3;

/** Music of which nothing is known: all is danced as it is written. */
export const AS_WRITTEN: Intensity = { level: () => 1, gather: () => 0, breaks: [], strikes: [] };

/** The intensity of a score. */
export function intensityOf({ beats, dynamics, duration }: DanceScore): Intensity {
  if (!dynamics) return AS_WRITTEN;
  const { energy } = dynamics;
  const breaks = dynamics.breaks.filter(({ start, end }) => end - start >= SHORTEST_BREAK);
  const strikes = dynamics.hits.filter(
    (hit, i, all) => hit - (all[i - 1] ?? Number.NEGATIVE_INFINITY) >= STRIKES_APART,
  );
  const { builds } = dynamics;
  if (energy.length + breaks.length + strikes.length + builds.length === 0) return AS_WRITTEN;
  const grid = beatGridOf(beats);
  const beat = grid ? grid.timeAt(1) - grid.timeAt(0) : 0.5;
  const count = Math.ceil((Math.min(Math.max(duration, 0), 3600) - FROM + 1) * RATE) + 1;
  const gathered = table(count, (t) =>
    builds.reduce((most, { start, end }) => Math.max(most, gatheredBy(start, end, t)), 0),
  );
  const music = smoothed(table(count, energyAt(beats, spread(energy))));
  const levels = table(count, (t, i) => {
    const dropped = builds.reduce((most, { end }) => Math.max(most, droppedFrom(end, DROP_BEATS * beat, t)), 0);
    const open = lerp(music[i] ?? 0, Math.max(1, music[i] ?? 0), dropped) + DROP * dropped * dropped;
    return Math.min(LARGEST, contrasted(open) * (1 - GATHERS * (gathered[i] ?? 0)));
  });
  return { level: reader(levels), gather: reader(gathered), breaks, strikes };
}

/** Loud and quiet are further apart in the body than in the music; what is beyond 1 stays as it is. */
function contrasted(level: number): number {
  return level >= 1 ? level : lerp(level, smoothstep(level), CONTRAST);
}

/** Half of what sets one beat apart from another is its energy, half its rank among the song's beats, in the song's own range. */
function spread(energy: readonly number[]): number[] {
  const sorted = [...energy].sort((a, b) => a - b);
  const rank = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
  const [low, high] = [rank(0.05), rank(0.95)];
  return energy.map((value) => {
    const below = sorted.findIndex((each) => each >= value);
    const above = sorted.findLastIndex((each) => each <= value);
    const place = (below + above) / 2 / Math.max(1, sorted.length - 1);
    return lerp(value, lerp(low, high, place), BY_RANK);
  });
}

/** Energy between beats on a straight line; outside of them it stays. */
function energyAt(beats: readonly number[], energy: readonly number[]): (t: number) => number {
  const count = Math.min(beats.length, energy.length);
  let i = 0;
  return (t) => {
    if (count === 0) return 1;
    while (i < count - 1 && (beats[i + 1] ?? 0) <= t) i++;
    const [a = 0, b = a] = [beats[i], beats[Math.min(i + 1, count - 1)]];
    const share = b > a ? Math.min(1, Math.max(0, (t - a) / (b - a))) : 0;
    const [from = 0, to = from] = [energy[i], energy[Math.min(i + 1, count - 1)]];
    return Math.min(1, Math.max(0, lerp(from, to, share)));
  };
}

/** Slowly at first, and let go where the music drops. */
function gatheredBy(start: number, end: number, t: number): number {
  if (t <= start || t >= end + OPENS) return 0;
  if (t > end) return 1 - smoothstep((t - end) / OPENS);
  return smoothstep((t - start) / (end - start));
}

function droppedFrom(end: number, seconds: number, t: number): number {
  return t < end ? 0 : smoothstep((t - end) / OPENS) * (1 - smoothstep((t - end) / seconds));
}

function table(count: number, value: (t: number, i: number) => number): Float64Array {
  const values = new Float64Array(count);
  for (let i = 0; i < count; i++) values[i] = value(FROM + i / RATE, i);
  return values;
}

function smoothed(values: Float64Array): Float64Array {
  const sigma = SPREAD * RATE;
  const reach = Math.ceil(2.5 * sigma);
  const weights = Array.from({ length: 2 * reach + 1 }, (_, k) => Math.exp(-((k - reach) ** 2) / (2 * sigma * sigma)));
  const sum = weights.reduce((a, b) => a + b);
  const last = values.length - 1;
  return values.map((_, i) => {
    let value = 0;
    for (let k = -reach; k <= reach; k++)
      value += (weights[k + reach] ?? 0) * (values[Math.min(last, Math.max(0, i + k))] ?? 0);
    return value / sum;
  });
}

/** Reads a table at any time, without steps. */
function reader(values: Float64Array): (seconds: number) => number {
  const last = values.length - 1;
  return (seconds) => {
    const position = Math.min(last, Math.max(0, (seconds - FROM) * RATE));
    const i = Math.min(last - 1, Math.floor(position));
    const from = values[i] ?? 0;
    return from + ((values[i + 1] ?? from) - from) * (position - i);
  };
}
