import { float32At, float64At, intAt, numberAt } from "@nataraj/sdk/arrays";
import type { BeatActivation } from "../model/activation.ts";
import { FRAME_RATE } from "../spectrum/features.ts";
import { intervalChanger } from "./interval-changer.ts";
import { type IntervalTable, intervalTable } from "./intervals.ts";

/** Beats and bars as they were decoded together. */
export interface DecodedBars {
  /** Rising: the frame at which each beat's window begins, the part of its interval in which it is expected. */
  beats: number[];
  /** Position of each beat in its bar; 0 begins one. */
  positions: number[];
  meter: number;
  /** Log-likelihood against music without beats; compares meters on the same activation. */
  score: number;
}

/** A beat is expected in the first sixteenth of its interval, as in Krebs, Böck and Widmer (2015). */
export const BEAT_SHARE = 16;
/** What a frame between beats weighs against one on a beat: the more, the fewer beats. Measured: 0.2 to 0.3 is best. */
const BETWEEN = 0.2;
const FLOOR = 0.005;
/**
 * Cost of a bar that begins before the one before it has all its beats, as log-odds. Without such bars, beats are moved
 * or made up around a dropped one, until the bars agree again.
 */
const SLIP = 10;

/**
 * Decodes beats, tempo and bars in one go: the most likely path of a bar pointer (Whiteley, Cemgil and Godsill 2006)
 * through the activation, in the compact state space of Krebs, Böck and Widmer (2015). It is written as a segmental
 * Viterbi: one step is one beat with its interval, instead of one frame, since nothing is decided between beats.
 * @param meter beats in a bar
 */
export function decodeBars(
  activation: BeatActivation,
  meter: number,
  tempi: IntervalTable = intervalTable(),
): DecodedBars {
  const frames = activation.beat.length;
  const { intervals, prior, change } = tempi;
  const count = intervals.length;
  const gains = [beatGain(activation, "downbeat"), beatGain(activation, "beat")] as const;
  /** Best score of a path with a beat at a frame, at a position, followed by an interval; and where it came from. */
  const best = new Float64Array(frames * meter * count);
  const from = new Int16Array(frames * meter * count).fill(-1);
  const windows = intervals.map((length) => Math.max(1, Math.round(length / BEAT_SHARE)));

  /** Position in which the bar before a downbeat ended, by frame and interval. */
  const lastPosition = new Int8Array(frames * count);

  const arriving = new Float64Array(count);
  const arrivedFrom = new Int8Array(count);
  const before = new Int16Array(count);
  const changeIntervals = intervalChanger(change);
  for (let t = 0; t < frames; t++) {
    for (let position = 0; position < meter; position++) {
      const gain = gains[position === 0 ? 0 : 1];
      const previous = (position + meter - 1) % meter;
      const row = (t * meter + position) * count;
      // Best score of the paths whose last beat was an interval ago, by that interval.
      for (let k = 0; k < count; k++) {
        const then = t - numberAt(intervals, k);
        arriving[k] = then < 0 ? Number.NEGATIVE_INFINITY : float64At(best, (then * meter + previous) * count + k);
        arrivedFrom[k] = previous;
        // A bar of a single beat is none.
        for (let other = 1; position === 0 && then >= 0 && other < previous; other++) {
          const slipped = float64At(best, (then * meter + other) * count + k) - SLIP;
          if (slipped > float64At(arriving, k)) [arriving[k], arrivedFrom[k]] = [slipped, other];
        }
      }
      changeIntervals(arriving, before);
      for (let k = 0; k < count; k++) {
        // A path may begin here.
        const begins = t < numberAt(intervals, k) && !(float64At(arriving, k) > 0);
        const end = Math.min(frames, t + numberAt(windows, k));
        const score = begins ? 0 : float64At(arriving, k);
        best[row + k] = score + float64At(gain, end) - float64At(gain, t) + float64At(prior, k);
        from[row + k] = begins ? -1 : intAt(before, k);
        if (position === 0 && !begins) lastPosition[t * count + k] = intAt(arrivedFrom, intAt(before, k));
      }
    }
  }
  return traceBack(best, from, lastPosition, { frames, meter, intervals });
}

/** Running sum of what a frame speaks for a beat against none, as log-likelihoods. */
function beatGain({ beat, downbeat }: BeatActivation, kind: "beat" | "downbeat"): Float64Array {
  const sums = new Float64Array(beat.length + 1);
  for (let t = 0; t < beat.length; t++) {
    const any = Math.min(1 - FLOOR, float32At(beat, t));
    const first = Math.min(any, float32At(downbeat, t));
    const share = kind === "downbeat" ? first : any - first;
    const none = BETWEEN * (1 - any);
    sums[t + 1] = float64At(sums, t) + Math.log(Math.max(FLOOR, share)) - Math.log(Math.max(BETWEEN * FLOOR, none));
  }
  return sums;
}

function traceBack(
  best: Float64Array,
  from: Int16Array,
  lastPosition: Int8Array,
  { frames, meter, intervals }: { frames: number; meter: number; intervals: readonly number[] },
): DecodedBars {
  const count = intervals.length;
  let end = { score: Number.NEGATIVE_INFINITY, t: 0, position: 0, k: 0 };
  for (let k = 0; k < count; k++) {
    // The last beat is one after which no further beat fits.
    for (let t = Math.max(0, frames - numberAt(intervals, k)); t < frames; t++) {
      for (let position = 0; position < meter; position++) {
        const score = float64At(best, (t * meter + position) * count + k);
        if (score > end.score) end = { score, t, position, k };
      }
    }
  }
  const beats: number[] = [];
  const positions: number[] = [];
  let { t, position, k } = end;
  while (true) {
    beats.push(t);
    positions.push(position);
    const origin = intAt(from, (t * meter + position) * count + k);
    if (origin < 0) break;
    position = position === 0 ? intAt(lastPosition, t * count + k) : position - 1;
    k = origin;
    t -= numberAt(intervals, k);
  }
  return { beats: beats.reverse(), positions: positions.reverse(), meter, score: end.score };
}

/** Frames as seconds. */
export function toSeconds(frame: number): number {
  return frame / FRAME_RATE;
}
