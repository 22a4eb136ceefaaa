import { numberAt } from "@nataraj/sdk/arrays";
import type { TimeRange } from "@nataraj/sdk/choreography";
import { dropFeatures } from "./drop-features.ts";
import { DROPS } from "./networks.generated.ts";
import { probability } from "./small-network.ts";
import type { SoundLevels } from "./sound-levels.ts";

const SURE = 0.6;
/** Bars between drops. */
const APART = 4;

/** Where the music gathers before it opens. Each ends on its drop. @param power K-weighted, by frame. */
export function findBuilds(
  levels: SoundLevels,
  power: Float64Array,
  beats: readonly number[],
  downbeats: readonly number[],
  meter: number,
): TimeRange[] {
  if (beats.length < 4 * meter) return [];
  const likely = dropFeatures(levels, power, beats, downbeats, meter)
    .map(({ beat, features }) => ({ beat, features, likelihood: probability(DROPS, features) }))
    .filter(({ likelihood }) => likelihood >= SURE)
    .toSorted((a, b) => b.likelihood - a.likelihood);
  const drops: typeof likely = [];
  for (const drop of likely) {
    if (drops.every(({ beat }) => Math.abs(beat - drop.beat) >= APART * meter)) drops.push(drop);
  }
  return drops
    .sort((a, b) => a.beat - b.beat)
    .map(({ beat }) => ({ start: startOf(beat), end: numberAt(beats, beat) }));

  /** A build lasts two bars, or four where the lows are missing as long. */
  function startOf(beat: number): number {
    return numberAt(beats, Math.max(0, beat - 2 * meter));
  }
}
