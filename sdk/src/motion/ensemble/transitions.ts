import type { DanceScore } from "../sequence/score.ts";
import { assigned, assignments } from "./assignments.ts";
import { firstFormation, fitsStage, spaced } from "./choose-formations.ts";
import { chooseWays } from "./choose-ways.ts";
import { formationsOf, type Place } from "./formations.ts";
import { sectionStarts } from "./sections.ts";
import type { Walk } from "./travel.ts";
import type { Section, Walker } from "./way-options.ts";

/** Where dancers stand over a dance. */
export interface Transitions {
  /** The places of all by formation, the leader's first, metres. */
  readonly formations: readonly (readonly Place[])[];
  /** The walks of each dancer; of a mirrored one before it is mirrored. */
  readonly walks: readonly (readonly Walk[])[];
}

/** How many assignments of a formation are tried, the shortest first. */
const ASSIGNMENTS = 3;

/**
 * Lets the formation change with the sections of a dance. The dancers share out the places so that ways are short;
 * where straight ways would bring bodies near each other, some depart later or take a bend. Where no way is found to
 * one formation, another one is tried; else the formation stays. In steps of a few milliseconds.
 */
export function planTransitions(walkers: readonly Walker[], score: DanceScore): Transitions {
  const all = formationsOf(walkers.length);
  const footprints = walkers.map(({ footprint }) => footprint);
  const first = firstFormation(footprints);
  let [current, turn] = [first.places, first.index];
  const formations = [current];
  const walks: Walk[][] = walkers.map(() => []);
  const starts = sectionStarts(score);
  for (const [i, start] of starts.entries()) {
    const section: Section = { start, until: starts[i + 1] ?? score.moves.at(-1)?.end ?? 0, score };
    for (let next = turn + 1; next < turn + all.length; next++) {
      const { places } = all[next % all.length] as (typeof all)[number];
      const change = reach(walkers, current, places, section);
      if (!change) continue;
      change.walks.forEach((walk, dancer) => {
        if (walk) walks[dancer]?.push(walk);
      });
      current = change.places;
      formations.push(current);
      turn = next % all.length;
      break;
    }
  }
  return { formations, walks };
}

interface Change {
  readonly places: Place[];
  readonly walks: readonly (Walk | undefined)[];
}

/** The ways to a formation, by the first assignment of its places for which there are such. */
function reach(
  walkers: readonly Walker[],
  current: readonly Place[],
  formation: readonly Place[],
  section: Section,
): Change | undefined {
  const footprints = walkers.map(({ footprint }) => footprint);
  const rough = spaced(formation, footprints);
  for (const assignment of assignments(current, rough).slice(0, ASSIGNMENTS)) {
    const places = spaced(assigned(formation, assignment), footprints);
    if (!fitsStage(places)) continue;
    const walks = chooseWays(walkers, current, places, section);
    if (walks) return { places, walks };
  }
  return undefined;
}
