import { truePeakAt } from "../loudness/true-peak.ts";
import { SAMPLE_RATE } from "../synthesis/signal.ts";
import type { Stereo } from "./track.ts";

/** It sees peaks this much ahead, and lets go in this time. Seconds. */
const AHEAD = 0.004;
const RELEASE = 0.09;

/**
 * Raises a sound by a gain and holds its true peak under a ceiling, both in decibels. The gain falls before a peak comes
 * and rises after it, so that nothing is cut off.
 */
export function limit({ left, right }: Stereo, gain: number, ceiling: number): Stereo {
  const raise = 10 ** (gain / 20);
  const top = 10 ** (ceiling / 20);
  const limited: Stereo = { left: left.map((value) => value * raise), right: right.map((value) => value * raise) };
  const length = left.length;
  const needed = new Float32Array(length);
  for (let i = 0; i < length; i++) {
    const peak = Math.max(truePeakAt(limited.left, i, top * 0.7), truePeakAt(limited.right, i, top * 0.7));
    needed[i] = peak > top ? top / peak : 1;
  }
  const ahead = Math.round(AHEAD * SAMPLE_RATE);
  const lowest = slidingMinimum(needed, ahead);
  const rate = 1 - Math.exp(-1 / (RELEASE * SAMPLE_RATE));
  // The lowest gain of what comes, let go slowly, averaged over the time ahead.
  let released = lowest[0] ?? 1;
  let sum = ahead * released;
  const recent = new Float32Array(ahead).fill(released);
  for (let i = 0; i < length; i++) {
    const wanted = lowest[i] as number;
    released = wanted < released ? wanted : released + rate * (wanted - released);
    const place = i % ahead;
    sum += released - (recent[place] as number);
    recent[place] = released;
    const now = Math.min(1, sum / ahead);
    (limited.left[i] as number) *= now;
    (limited.right[i] as number) *= now;
  }
  return limited;
}

/** The lowest value from each place to as many places after it. */
function slidingMinimum(values: Float32Array, ahead: number): Float32Array {
  const lowest = new Float32Array(values.length);
  const queue = new Int32Array(values.length);
  let [head, tail] = [0, 0];
  for (let i = 0; i < values.length + ahead; i++) {
    if (i < values.length) {
      while (tail > head && (values[queue[tail - 1] as number] as number) >= (values[i] as number)) tail--;
      queue[tail++] = i;
    }
    const from = i - ahead;
    if (from < 0) continue;
    while ((queue[head] as number) < from) head++;
    lowest[from] = values[queue[head] as number] as number;
  }
  return lowest;
}
