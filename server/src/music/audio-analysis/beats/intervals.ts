import { tempoEvidence } from "../model/tempo-classes.ts";
import { FRAME_RATE } from "../spectrum/features.ts";

/** The intervals between beats that are considered, and what it costs to go from one to the next. */
export interface IntervalTable {
  /** Whole frames, rising. */
  intervals: readonly number[];
  /** Log-weight of each, added for every beat. */
  prior: Float64Array;
  /** Cost of changing each by one frame from one beat to the next. Half a frame is what rounding alone may do: free. */
  change: Float64Array;
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
  /** Weight of what the network says about the tempo of the clip, for each second. */
  evidence: number;
  /** How stiff the tempo is: the cost of changing the interval by its whole length. */
  stiffness: number;
}

export const TEMPO_MODEL: TempoModel = {
  minBpm: 42,
  maxBpm: 222,
  preferredBpm: 118,
  spreadOctaves: 0.8,
  preference: 0.12,
  evidence: 1,
  stiffness: 90,
};

/** How the tempo of music is that breathes, as of a pianist alone: from beat to beat it may change by far more. */
export const BREATHING_TEMPO: TempoModel = { ...TEMPO_MODEL, stiffness: 25 };

/** No tempo is thought less likely than this, as a log-probability: the network may err. */
const DOUBT = -6;

/** @param byClass evidence for TEMPO_CLASSES, where there is some */
export function intervalTable(model: TempoModel = TEMPO_MODEL, byClass?: Float32Array): IntervalTable {
  const shortest = Math.round((60 * FRAME_RATE) / model.maxBpm);
  const longest = Math.round((60 * FRAME_RATE) / model.minBpm);
  const intervals = Array.from({ length: longest - shortest + 1 }, (_, i) => shortest + i);
  const prior = Float64Array.from(intervals, (length) => {
    const bpm = (60 * FRAME_RATE) / length;
    const octaves = Math.log2(bpm / model.preferredBpm) / model.spreadOctaves;
    const heard = byClass ? (model.evidence * length * Math.max(DOUBT, tempoEvidence(byClass, bpm))) / FRAME_RATE : 0;
    return heard - 0.5 * model.preference * octaves * octaves;
  });
  return { intervals, prior, change: Float64Array.from(intervals, (length) => model.stiffness / length) };
}

/** The part of a table that is within a share of an interval to either side; undefined where it has none. */
export function around(
  { intervals, prior, change }: IntervalTable,
  interval: number,
  share: number,
): IntervalTable | undefined {
  const from = intervals.findIndex((length) => length >= interval * (1 - share));
  const to = intervals.findLastIndex((length) => length <= interval * (1 + share)) + 1;
  if (from < 0 || to <= from) return undefined;
  return {
    intervals: intervals.slice(from, to),
    prior: prior.slice(from, to),
    change: change.slice(from, to),
  };
}
