import type { BeatActivation } from "../model/activation.ts";
import { type DecodedBars, decodeBars, toSeconds } from "./decode-bars.ts";
import { around, type IntervalTable } from "./intervals.ts";
import { middleInterval } from "./middle-interval.ts";

/** Share by which the intervals of half and of double tempo may differ from it. */
const INTERVAL_TOLERANCE = 0.1;

/**
 * By how many log-odds a second beats are likelier than beats at half or double tempo, the likelier of the two. It is two or
 * three where both tempi could be meant, and mostly above ten. It is infinite where neither is considered.
 */
export function octaveMargin(activation: BeatActivation, found: DecodedBars, tempi: IntervalTable): number {
  const interval = middleInterval(found.beats);
  const rivals = [0.5, 2].flatMap((factor) => {
    const table = around(tempi, interval * factor, INTERVAL_TOLERANCE);
    return table ? [decodeBars(activation, found.meter, table).score] : [];
  });
  return (found.score - Math.max(Number.NEGATIVE_INFINITY, ...rivals)) / toSeconds(activation.beat.length);
}
