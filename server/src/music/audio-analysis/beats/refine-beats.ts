import { float32At, numberAt } from "@nataraj/sdk/arrays";
import { ANALYSIS_RATE } from "../spectrum/features.ts";
import { frameAnalyser } from "../spectrum/magnitudes.ts";
import { BEAT_SHARE } from "./decode-bars.ts";
import { middleInterval } from "./middle-interval.ts";

const WINDOW = 256;
/** Samples between the places that are compared: 2.5 ms. */
const HOP = ANALYSIS_RATE / 400;
/** How far a beat may be moved to the onset that it stands for, in seconds. */
const MAX_MOVE_S = 0.04;
/** Onsets away from where the beat was decoded count less, with this deviation in seconds. */
const ONSET_DEVIATION_S = 0.02;
/** A rise that is weaker than this share of the usual one moves no beat. */
const MIN_RISE_SHARE = 0.2;

/**
 * Moves beats from the beginning of the window in which each was decoded to the rise in the sound that it stands for, to
 * a few milliseconds. A beat on which nothing begins is in the middle of its window.
 * @param decoded seconds
 * @param samples mono, at ANALYSIS_RATE
 */
export function refineBeats(decoded: readonly number[], samples: Float32Array): number[] {
  const analyse = frameAnalyser(WINDOW);
  const beats = decoded.map((beat, i) => {
    const interval = i + 1 < decoded.length ? numberAt(decoded, i + 1) - beat : middleInterval(decoded);
    return beat + interval / BEAT_SHARE / 2;
  });
  const found = beats.map((beat) => steepestRise(analyse, samples, beat));
  const usual = median(found.map(({ rise }) => rise));
  const refined = found.map(({ time, rise }, i) =>
    rise > MIN_RISE_SHARE * usual && rise > 0 ? time : numberAt(beats, i),
  );
  // Two beats never change their order, even if a note begins between them.
  return refined.map((time, i) => Math.max(time, (refined[i - 1] ?? Number.NEGATIVE_INFINITY) + 0.1));
}

function steepestRise(analyse: ReturnType<typeof frameAnalyser>, samples: Float32Array, beat: number) {
  const steps = Math.round((MAX_MOVE_S * ANALYSIS_RATE) / HOP);
  const centre = Math.round((beat * ANALYSIS_RATE) / HOP) * HOP;
  let best = { time: beat, rise: 0 };
  let bestWeighted = 0;
  let before = loudness(-steps - 4);
  const history = [loudness(-steps - 3), loudness(-steps - 2), loudness(-steps - 1)];
  for (let step = -steps; step <= steps; step++) {
    const now = loudness(step);
    const rise = now.reduce((sum, v, i) => sum + Math.max(0, v - numberAt(before, i)), 0);
    // The rise over four steps peaks when the onset has come into the window.
    const time = (centre + step * HOP) / ANALYSIS_RATE;
    const weighted = rise * Math.exp(-0.5 * ((time - beat) / ONSET_DEVIATION_S) ** 2);
    if (weighted > bestWeighted) {
      bestWeighted = weighted;
      best = { time: Math.max(0, time), rise };
    }
    before = history.shift() as number[];
    history.push(now);
  }
  return best;

  /** Compressed magnitude in five bands of an octave or more. */
  function loudness(step: number): number[] {
    const spectrum = analyse(samples, centre + step * HOP);
    return [
      [1, 2],
      [2, 5],
      [5, 13],
      [13, 40],
      [40, 116],
    ].map(([from = 0, to = 0]) => {
      let sum = 0;
      for (let k = from; k < to; k++) sum += float32At(spectrum, k);
      return Math.log1p(300 * sum);
    });
  }
}

/** The middle value; 0 of none. */
function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  if (sorted.length === 0) return 0;
  return sorted.length % 2 ? numberAt(sorted, middle) : (numberAt(sorted, middle - 1) + numberAt(sorted, middle)) / 2;
}
