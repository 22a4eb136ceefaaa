import type { BeatActivation } from "../model/activation.ts";
import { type DecodedBars, decodeBars, toSeconds } from "./decode-bars.ts";
import { around, type IntervalTable } from "./intervals.ts";
import { middleInterval } from "./middle-interval.ts";

/** Share by which intervals of double tempo may differ from half of those that were found. */
const INTERVAL_TOLERANCE = 0.1;
/** Log-odds a second that bars of seven must add at double tempo, against bars of four: at most 1.6 in other music. */
const MIN_GAIN = 2;
/** Log-odds a second by which sevens may be less likely than what was found: nearly all other music lacks more than five. */
const MAY_LACK = 4;

/** Beats in bars of seven, and how many log-odds a second bars of seven add to them. */
export interface Sevens {
  bars: DecodedBars;
  adds: number;
}

/**
 * Bars of seven at double tempo, where every second one of their beats was found. At half tempo bars of seven do not fit: one
 * begins on a beat, the next between two. So where sevens say much more than fours at double tempo, that is the tempo,
 * although the network takes half of it for likelier.
 */
export function doubleTempoSevens(
  activation: BeatActivation,
  found: DecodedBars,
  tempi: IntervalTable,
): Sevens | undefined {
  const interval = middleInterval(found.beats);
  const table = around(tempi, interval / 2, INTERVAL_TOLERANCE);
  if (!table) return undefined;
  const seconds = toSeconds(activation.beat.length);
  const bars = decodeBars(activation, 7, table);
  if (bars.score < found.score - MAY_LACK * seconds) return undefined;
  const adds = (bars.score - decodeBars(activation, 4, table).score) / seconds;
  return adds > MIN_GAIN ? { bars, adds } : undefined;
}
