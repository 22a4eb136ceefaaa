import { numberAt } from "@nataraj/sdk/arrays";

/** What boundaries are chosen in. */
interface BarredBeats {
  /** Position of each beat in its bar; 0 begins one. */
  positions: readonly number[];
  meter: number;
}

/** Bars that a section has at least, and at the ends of the clip, where it may be cut. */
export const SHORTEST_BARS = { within: 4, cut: 2 };
/** A boundary's novelty lies this many deviations above the clip's mean. */
const MIN_PROMINENCE = 1;
const MIN_NOVELTY = 0.1;
/** Novelty peaks a beat beside the bar at times; it counts a little less there. */
const BESIDE_BAR_WEIGHT = 0.95;

/**
 * What a section costs by its number of bars, in deviations of novelty: music is built of phrases of eight bars, or four,
 * and now and then a bar more or less.
 */
function costOf(bars: number): number {
  if (bars < SHORTEST_BARS.within) return Number.POSITIVE_INFINITY;
  if (bars % 8 === 0) return -0.3;
  if (bars % 4 === 0) return 0;
  return bars % 2 === 0 ? 0.4 : 0.7;
}

/**
 * The beats on which sections begin, all on downbeats: of all ways to divide the clip the one whose boundaries stand out
 * most and lie as phrases do (dynamic programming over bars).
 * @param novelty of each beat
 * @returns indices of beats, rising; the first section's 0 is left out
 */
export function chooseBoundaries(novelty: Float32Array, { positions, meter }: BarredBeats): number[] {
  const mean = novelty.reduce((sum, v) => sum + v, 0) / Math.max(1, novelty.length);
  const deviation = Math.sqrt(novelty.reduce((sum, v) => sum + (v - mean) ** 2, 0) / Math.max(1, novelty.length));
  const threshold = Math.max(MIN_NOVELTY, mean + MIN_PROMINENCE * deviation);
  const bars = [...positions.keys()].filter((beat) => positions[beat] === 0);
  const edge = SHORTEST_BARS.cut * meter - 1;
  const best: number[] = [];
  const from: number[] = [];
  let [last, highest] = [-1, 0];
  bars.forEach((beat, bar) => {
    const isInside = beat >= edge && positions.length - beat >= edge;
    const gain = isInside ? (noveltyNear(novelty, beat) - threshold) / (deviation + 1e-6) : Number.NEGATIVE_INFINITY;
    // The clip may be cut out of a song anywhere: what lies before its first boundary may be of any length.
    let [score, origin] = [0, -1];
    for (let other = 0; other < bar; other++) {
      const along = numberAt(best, other) - costOf(bar - other);
      if (along > score) [score, origin] = [along, other];
    }
    best[bar] = gain + score;
    from[bar] = origin;
    if (best[bar] > highest) [last, highest] = [bar, best[bar]];
  });
  const chosen: number[] = [];
  for (let bar = last; bar >= 0; bar = numberAt(from, bar)) chosen.push(numberAt(bars, bar));
  return chosen.reverse();
}

function noveltyNear(novelty: Float32Array, beat: number): number {
  return Math.max(novelty[beat] ?? 0, BESIDE_BAR_WEIGHT * Math.max(novelty[beat - 1] ?? 0, novelty[beat + 1] ?? 0));
}
