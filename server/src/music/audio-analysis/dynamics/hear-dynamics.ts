import { numberAt } from "@nataraj/sdk/arrays";
import type { TimeRange } from "@nataraj/sdk/choreography";
import type { HeardDynamics, Levels } from "../../analysis.ts";
import { type Features, FRAME_RATE } from "../spectrum/features.ts";
import { findBreaks } from "./breaks.ts";
import { findBuilds } from "./builds.ts";
import { kWeightedPower } from "./k-weighting.ts";
import { integratedLoudness, momentaryLoudness, powerBetween, toLufs } from "./loudness.ts";
import { type MeanOf, meansOf } from "./running.ts";
import { rangeOf, songEnergy } from "./song-energy.ts";
import { type SoundLevels, soundLevels } from "./sound-levels.ts";
import { findStrikes, withReturns } from "./strikes.ts";

/** A break that ends within this of a drop ends on it, seconds. */
const ON_DROP = 0.1;

/** What dynamics are heard in. */
export interface DynamicsTask {
  /** Mono, at ANALYSIS_RATE. */
  samples: Float32Array;
  features: Features;
  /** Seconds. */
  beats: readonly number[];
  downbeats: readonly number[];
  meter: number;
  /** False where the beats are even ones that nothing was heard of. */
  hasBeat: boolean;
  duration: number;
}

/** How loud a clip is from beat to beat, where it strikes, stops, gathers and opens. */
export function hearDynamics(task: DynamicsTask): HeardDynamics {
  const { samples, features, beats, downbeats, meter, hasBeat, duration } = task;
  const power = kWeightedPower(samples);
  const levels = soundLevels(features);
  const ofBars = levelsAt(downbeats, levels, power, duration);
  const energy = songEnergy(smoothLoudness(momentaryLoudness(power), beats), ofBars.loudness);
  const [low, high] = rangeOf(ofBars.loudness);
  const energyOfBars = downbeats.map((time, bar) => meanBetween(energy, beats, time, downbeats[bar + 1] ?? duration));
  const builds = hasBeat ? findBuilds(levels, power, beats, downbeats, meter) : [];
  const breaks = hasBeat ? outsideBuilds(findBreaks(levels, power, beats, meter), builds) : [];
  return {
    loudness: integratedLoudness(power),
    range: high - low,
    beats: { ...levelsAt(beats, levels, power, duration), energy },
    bars: { ...ofBars, energy: energyOfBars },
    strikes: hasBeat ? withReturns(findStrikes(levels, power, beats, downbeats, meter), breaks, builds) : [],
    breaks,
    builds,
  };
}

/** While the music gathers it may thin out, but it stops only right before its drop. */
function outsideBuilds(breaks: readonly TimeRange[], builds: readonly TimeRange[]): TimeRange[] {
  return breaks.filter(({ start, end }) => !builds.some((build) => start >= build.start && end < build.end - ON_DROP));
}

function levelsAt(
  times: readonly number[],
  levels: SoundLevels,
  power: Float64Array,
  duration: number,
): Omit<Levels, "energy"> {
  const [rise, low] = [meansOf(levels.rise), meansOf(levels.low)];
  const [meanRise, meanLow] = [rise(0, levels.frames) + 1e-6, low(0, levels.frames) + 1e-6];
  const ends = times.map((time, i) => times[i + 1] ?? Math.max(time + 0.05, duration));
  const within = (of: MeanOf, i: number) => of(numberAt(times, i) * FRAME_RATE, numberAt(ends, i) * FRAME_RATE);
  return {
    times: [...times],
    loudness: times.map((time, i) => toLufs(powerBetween(power, time, numberAt(ends, i)))),
    flux: times.map((_, i) => within(rise, i) / meanRise),
    low: times.map((_, i) => within(low, i) / meanLow),
  };
}

/** Momentary loudness around each beat, from the beat before to the beat after. LUFS. */
function smoothLoudness(momentary: Float32Array, beats: readonly number[]): number[] {
  const mean = meansOf(momentary);
  return beats.map((beat, i) => {
    const before = beats[i - 1] ?? beat - 0.5;
    const after = beats[i + 1] ?? beat + 0.5;
    return mean(before * FRAME_RATE, after * FRAME_RATE);
  });
}

function meanBetween(values: readonly number[], times: readonly number[], from: number, to: number): number {
  const inside = values.filter((_, i) => numberAt(times, i) >= from - 0.001 && numberAt(times, i) < to - 0.001);
  return inside.length > 0 ? inside.reduce((sum, value) => sum + value, 0) / inside.length : 0.5;
}
