import { float64At, numberAt } from "../../arrays/index.ts";
import { GAP } from "./choose-formations.ts";
import { isClear } from "./footprint.ts";
import type { Place } from "./formations.ts";
import type { Walk } from "./travel.ts";
import { AROUND_WALK, type Samples, type Section, type Walker, type WayOption, wayOptions } from "./way-options.ts";

/** How many combinations of ways are tried before a formation counts as out of reach. */
const MOST_TRIED = 4000;

/**
 * Chooses a way for each dancer, so that nobody comes near another. Whoever goes to the
 * front chooses first; the others choose again where nothing is left for those behind.
 * @returns undefined where no ways are found. A dancer who stays has none.
 */
export function chooseWays(
  walkers: readonly Walker[],
  from: readonly Place[],
  to: readonly Place[],
  section: Section,
): readonly (Walk | undefined)[] | undefined {
  const samples = samplesOf(section, walkers);
  const options: WayOption[][] = [];
  for (const [i, walker] of walkers.entries()) {
    options.push(wayOptions(walker, from[i] as Place, to[i] as Place, section, samples));
  }
  const order = walkers.map((_, i) => i).sort((a, b) => (to[b]?.z ?? 0) - (to[a]?.z ?? 0));
  const areClear = createClearance(walkers, samples);
  const chosen = new Map<number, WayOption>();
  let tried = 0;

  function choose(rank: number): boolean {
    if (rank === order.length) return true;
    const dancer = numberAt(order, rank);
    for (const option of options[dancer] ?? []) {
      if (++tried > MOST_TRIED) return false;
      const isFree = order.slice(0, rank).every((other) => areClear(dancer, option, other, chosen.get(other)));
      if (!isFree) continue;
      chosen.set(dancer, option);
      if (choose(rank + 1)) return true;
    }
    return false;
  }

  if (!choose(0)) return undefined;
  return walkers.map((_, i) => chosen.get(i)?.walk);
}

/** The samples in which a section's changes may be seen. */
function samplesOf({ start, until }: Section, walkers: readonly Walker[]): Samples {
  const { step } = (walkers[0] as Walker).footprint;
  const first = Math.max(0, Math.floor((start - AROUND_WALK) / step));
  return { step, first, count: Math.ceil((until + AROUND_WALK) / step) - first };
}

/** Whether two dancers on their ways never come near each other. What was found is kept. */
function createClearance(walkers: readonly Walker[], { first, count }: Samples) {
  const known = new Map<WayOption, Map<WayOption, boolean>>();
  const find = (i: number, a: WayOption, j: number, b: WayOption): boolean => {
    const [p, q] = [(walkers[i] as Walker).footprint, (walkers[j] as Walker).footprint];
    for (let k = 0; k < count; k++) {
      const isMoving = (k >= a.from && k <= a.to) || (k >= b.from && k <= b.to);
      const x = float64At(b.places, 2 * k) - float64At(a.places, 2 * k);
      const z = float64At(b.places, 2 * k + 1) - float64At(a.places, 2 * k + 1);
      // Where a dancer is between two places is known less well than a place.
      if (!isClear(p, q, first + k, x, z, isMoving ? 2 * GAP : GAP)) return false;
    }
    return true;
  };
  return (i: number, a: WayOption, j: number, b: WayOption | undefined): boolean => {
    if (!b) return true;
    const others = known.get(a) ?? new Map<WayOption, boolean>();
    known.set(a, others);
    const before = others.get(b);
    if (before !== undefined) return before;
    const found = find(i, a, j, b);
    others.set(b, found);
    return found;
  };
}
