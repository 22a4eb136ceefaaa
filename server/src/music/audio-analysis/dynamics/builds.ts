import { numberAt } from "@nataraj/sdk/arrays";
import type { TimeRange } from "@nataraj/sdk/choreography";
import { probability, smallNetwork } from "../model/small-network.ts";
import { FRAME_RATE } from "../spectrum/features.ts";
import { dropFeatures } from "./drop-features.ts";
import { meansOf } from "./running.ts";
import type { SoundLevels } from "./sound-levels.ts";

const MIN_PROBABILITY = 0.55;
/** Bars between drops. */
const DROPS_APART_BARS = 4;
/** What lows must be missing before the last two bars, against those, for a build of four bars. */
const MISSING_LOWS_SHARE = 0.75;

/** Where the music gathers before it opens. Each ends on its drop. @param power K-weighted, by frame. */
export function findBuilds(
  levels: SoundLevels,
  power: Float64Array,
  beats: readonly number[],
  downbeats: readonly number[],
  meter: number,
): TimeRange[] {
  if (beats.length < 4 * meter) return [];
  const low = meansOf(levels.low);
  const likely = dropFeatures(levels, power, beats, downbeats, meter)
    .map(({ beat, features }) => ({ beat, features, likelihood: probability(smallNetwork("drops"), features) }))
    .filter(({ likelihood }) => likelihood >= MIN_PROBABILITY)
    .toSorted((a, b) => b.likelihood - a.likelihood);
  const drops: typeof likely = [];
  for (const drop of likely) {
    if (drops.every(({ beat }) => Math.abs(beat - drop.beat) >= DROPS_APART_BARS * meter)) drops.push(drop);
  }
  return drops
    .sort((a, b) => a.beat - b.beat)
    .map(({ beat }) => ({ start: startOf(beat), end: numberAt(beats, beat) }));

  /** A build lasts two bars, or four where the lows, which return with the drop, are missing nearly as much before those. */
  function startOf(beat: number): number {
    const lows = (from: number, to: number) => low(timeOf(beat + from * meter), timeOf(beat + to * meter));
    const returned = lows(0, 2);
    const isLong = lows(-4, -2) - returned < MISSING_LOWS_SHARE * (lows(-2, 0) - returned);
    return numberAt(beats, Math.max(0, beat - (isLong ? 4 : 2) * meter));
  }

  function timeOf(beat: number): number {
    return numberAt(beats, Math.max(0, Math.min(beats.length - 1, beat))) * FRAME_RATE;
  }
}
