import { gaussianWindow, lerp, smoothstep } from "../math/curves.ts";
import { type SettingTable, type ValuesOf, valuesOf } from "../settings/setting.ts";
import { beatGridOf, LONGEST_DANCE, PHRASE, USUAL_BEAT } from "./beat-grid.ts";
import { type Break, STANDS_IN } from "./break.ts";
import type { DanceScore } from "./score.ts";

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
const RATE = 60;
/** Earliest time of the tables, seconds. */
const FROM = -1;

/** How the loudness of the music becomes the size of the dance. */
export const INTENSITY = {
  spread: {
    value: 0.22,
    unit: "s around a beat in which its energy is felt (standard deviation), and in which a drop opens",
    range: [0.05, 0.6],
    answers: "follow",
  },
  gathers: { value: 0.5, unit: "share of its size that a dance loses in a build", range: [0, 0.9], answers: "bursts" },
} as const satisfies SettingTable;

/** Values of {@link INTENSITY}. */
export type IntensityValues = ValuesOf<typeof INTENSITY>;

/** Music of which nothing is known: all is danced as it is written. */
export const AS_WRITTEN: Intensity = { level: () => 1, gather: () => 0, breaks: [], strikes: [] };

/** The intensity of a score. */
export function intensityOf(
  { beats, dynamics, duration }: DanceScore,
  settings: IntensityValues = valuesOf(INTENSITY),
): Intensity {
  if (!dynamics) return AS_WRITTEN;
  const { energy } = dynamics;
  // What is shorter than a body takes to stand is a rest of the rhythm, and strikes that are nearer to each other are one.
  const breaks = dynamics.breaks.filter(({ start, end }) => end - start >= STANDS_IN);
  const strikes = dynamics.hits.filter((hit, i, all) => hit - (all[i - 1] ?? Number.NEGATIVE_INFINITY) >= STANDS_IN);
  const { builds } = dynamics;
  if (energy.length + breaks.length + strikes.length + builds.length === 0) return AS_WRITTEN;
  const grid = beatGridOf(beats);
  const beat = grid ? grid.timeAt(1) - grid.timeAt(0) : USUAL_BEAT;
  const count = Math.ceil((Math.min(Math.max(duration, 0), LONGEST_DANCE) - FROM + 1) * RATE) + 1;
  const gathered = table(count, (t) =>
    builds.reduce((most, { start, end }) => Math.max(most, gatheredBy(start, end, settings.spread, t)), 0),
  );
  const music = smoothed(table(count, energyAt(beats, ranked(energy))), settings.spread);
  const levels = table(count, (t, i) => {
    const dropped = builds.reduce((most, { end }) => Math.max(most, droppedFrom(end, settings, beat, t)), 0);
    // Loud and quiet are further apart in the body than in the music.
    return smoothstep(lerp(music[i] ?? 0, 1, dropped)) * (1 - settings.gathers * (gathered[i] ?? 0));
  });
  return { level: reader(levels), gather: reader(gathered), breaks, strikes };
}

/** What sets a beat apart is how many of the song's beats that are not as loud as it are quieter; in the song's own range. */
function ranked(energy: readonly number[]): number[] {
  const sorted = [...energy].sort((a, b) => a - b);
  const [low = 0, high = 0] = [sorted[0], sorted.at(-1)];
  return energy.map((value) => {
    const quieter = sorted.findIndex((each) => each >= value);
    const louder = sorted.length - 1 - sorted.findLastIndex((each) => each <= value);
    return lerp(low, high, quieter / Math.max(1, quieter + louder));
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
function gatheredBy(start: number, end: number, opens: number, t: number): number {
  if (t <= start || t >= end + opens) return 0;
  if (t > end) return 1 - smoothstep((t - end) / opens);
  return smoothstep((t - start) / (end - start));
}

/** A drop wears off over a phrase. */
function droppedFrom(end: number, { spread }: IntensityValues, beat: number, t: number): number {
  return t < end ? 0 : smoothstep((t - end) / spread) * (1 - smoothstep((t - end) / (PHRASE * beat)));
}

function table(count: number, value: (t: number, i: number) => number): Float64Array {
  const values = new Float64Array(count);
  for (let i = 0; i < count; i++) values[i] = value(FROM + i / RATE, i);
  return values;
}

function smoothed(values: Float64Array, seconds: number): Float64Array {
  const weights = gaussianWindow(seconds * RATE);
  const reach = (weights.length - 1) / 2;
  const last = values.length - 1;
  return values.map((_, i) => {
    let value = 0;
    for (let k = -reach; k <= reach; k++)
      value += (weights[k + reach] ?? 0) * (values[Math.min(last, Math.max(0, i + k))] ?? 0);
    return value;
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
