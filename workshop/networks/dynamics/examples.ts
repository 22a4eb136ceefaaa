import { halvesOf } from "../../../server/src/music/audio-analysis/dynamics/breaks.ts";
import { dropFeatures } from "../../../server/src/music/audio-analysis/dynamics/drop-features.ts";
import type { SoundLevels } from "../../../server/src/music/audio-analysis/dynamics/sound-levels.ts";
import { stopFeatures } from "../../../server/src/music/audio-analysis/dynamics/stop-features.ts";
import { strikeFeatures } from "../../../server/src/music/audio-analysis/dynamics/strike-features.ts";
import { FRAME_RATE } from "../../../server/src/music/audio-analysis/spectrum/features.ts";
import type { TimedEvents } from "../../measures/audio-analysis/corpus/events/events.ts";

/** What a clip is heard in, and what happens in it. */
export interface LabelledClip {
  levels: SoundLevels;
  power: Float64Array;
  beats: readonly number[];
  downbeats: readonly number[];
  meter: number;
  events: TimedEvents;
}

/** Features with whether they are of the kind that is looked for, 0 or 1. */
export interface Example {
  features: number[];
  label: 0 | 1;
}

/** Something found within this of the truth is right. Seconds. */
const RIGHT_WITHIN_S = 0.07;

type Examples = Record<"STRIKES" | "STOPS" | "DROPS", Example[]>;

/**
 * The examples of a clip for the small networks of `assets/networks`, by network. All strikes and drops come twice, the
 * second time with bars that begin in their middle: bars are sometimes heard wrongly. Give a clip a second time with the
 * beats that are heard in it: those are wrong in other ways.
 */
export function examplesOf(clip: LabelledClip): Examples {
  const { beats, downbeats, meter } = clip;
  const first = beats.indexOf(downbeats[0] ?? 0);
  const shifted = beats.filter((_, i) => (i - first + 4 * meter) % meter === meter >> 1);
  const [own, wrong] = [examplesWith(clip), examplesWith({ ...clip, downbeats: shifted })];
  return { ...own, STRIKES: [...own.STRIKES, ...wrong.STRIKES], DROPS: [...own.DROPS, ...wrong.DROPS] };
}

function examplesWith({ levels, power, beats, downbeats, meter, events }: LabelledClip): Examples {
  const times = halvesOf(beats);
  const onsets = strikeFeatures(levels, power, beats, downbeats, meter);
  const drops = beats.length >= 4 * meter ? dropFeatures(levels, power, beats, downbeats, meter) : [];
  const stops = times.length >= 4 * meter ? stopFeatures(levels, power, times, meter) : [];
  const onsetTimes = onsets.map(({ frame }) => frame / FRAME_RATE);
  const dropTimes = drops.map(({ beat }) => beats[beat] ?? 0);
  const ends = events.builds.map(([, to]) => to);
  const [strikes, opened] = [nearest(onsetTimes, events.strikes), nearest(dropTimes, ends)];
  return {
    STRIKES: onsets.map(({ features }, i) => ({ features, label: strikes.has(i) ? 1 : 0 })),
    STOPS: stops.map(({ features }, i) => {
      const [from = 0, to = 0] = times.slice(i, i + 2);
      const inside = events.breaks.some(([a, b]) => from > a - RIGHT_WITHIN_S && to < b + RIGHT_WITHIN_S);
      return { features, label: inside ? 1 : 0 };
    }),
    DROPS: drops.map(({ features }, i) => ({ features, label: opened.has(i) ? 1 : 0 })),
  };
}

/** Indices of the candidates that are nearest to the truth. */
function nearest(candidates: readonly number[], truth: readonly number[]): Set<number> {
  return new Set(truth.map((time) => argMin(candidates, (candidate) => Math.abs(candidate - time), RIGHT_WITHIN_S)));
}

function argMin<T>(values: readonly T[], of: (value: T) => number, most: number): number {
  let [best, least] = [-1, most];
  values.forEach((value, i) => {
    if (of(value) <= least) [best, least] = [i, of(value)];
  });
  return best;
}
