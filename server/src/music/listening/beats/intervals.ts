import { FRAME_RATE } from "../spectrum/features.ts";

/** The intervals between beats that are considered, and what it costs to go from one to the next. */
export interface IntervalTable {
  /** Whole frames, rising. */
  intervals: readonly number[];
  /** Log-weight of each, added for every beat. */
  prior: Float64Array;
  /** By the next interval: the first interval that it may follow, and the cost from each of those from there on. */
  transitions: readonly { first: number; costs: Float64Array }[];
}

/** How the tempo is expected to be. */
export interface TempoModel {
  minBpm: number;
  maxBpm: number;
  /** Where people tap most readily, in beats a minute, and how far from it, in octaves (Moelants 2002). */
  preferredBpm: number;
  spreadOctaves: number;
  /** Weight of the preference for each beat. */
  preference: number;
  /** How stiff the tempo is: the cost of changing the interval by its whole length. */
  stiffness: number;
}

export const TEMPO_MODEL: TempoModel = {
  minBpm: 55,
  maxBpm: 210,
  preferredBpm: 118,
  spreadOctaves: 0.8,
  preference: 0.12,
  stiffness: 90,
};

/** The interval may change by this share from one beat to the next. */
const REACH = 0.16;

export function intervalTable(model: TempoModel = TEMPO_MODEL): IntervalTable {
  const shortest = Math.round((60 * FRAME_RATE) / model.maxBpm);
  const longest = Math.round((60 * FRAME_RATE) / model.minBpm);
  const intervals = Array.from({ length: longest - shortest + 1 }, (_, i) => shortest + i);
  const prior = Float64Array.from(intervals, (length) => {
    const octaves = Math.log2((60 * FRAME_RATE) / length / model.preferredBpm) / model.spreadOctaves;
    return -0.5 * model.preference * octaves * octaves;
  });
  const transitions = intervals.map((length) => {
    const near = intervals.filter((before) => Math.abs(length / before - 1) <= REACH);
    // Half a frame is what rounding to frames alone may do.
    const costs = near.map((before) => (model.stiffness * Math.max(0, Math.abs(length - before) - 0.5)) / before);
    return { first: (near[0] as number) - shortest, costs: Float64Array.from(costs) };
  });
  return { intervals, prior, transitions };
}
