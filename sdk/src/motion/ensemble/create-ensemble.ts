import { bakeBody } from "../bake/bake-body.ts";
import { solve } from "../pose/solve.ts";
import type { Dance, SolvedDance } from "../pose/solved-dance.ts";
import { DEFAULT_RIG } from "../rig/rig.ts";
import { canonScore } from "./canon.ts";
import { radiusOf } from "./choose-formations.ts";
import { type Footprint, footprintOf, mirrorFootprint } from "./footprint.ts";
import type { Place } from "./formations.ts";
import { planTransitions } from "./transitions.ts";
import { type Landings, middleOf, travel } from "./travel.ts";
import { mirrorPlace } from "./ways.ts";

/** Who dances beside the leader, and how. */
export interface EnsembleOptions {
  dancers: number;
  arrangement: "unison" | "mirrored" | "canon";
  /** Beats by which each dancer of a canon follows the one before. */
  delay?: number | undefined;
}

/** A dancer beside the leader. */
export interface EnsembleMember {
  readonly dance: Dance;
  /** As in a mirror: x to −x, after all else. */
  readonly mirrored: boolean;
  /** Where it stands before the dance, metres; mirrored already. */
  readonly first: Place;
  /** Where it goes (`memberPlaceAt`). */
  readonly landings: Landings;
}

/** All dancers but the leader, who dances at the centre. */
export interface Ensemble {
  readonly members: readonly EnsembleMember[];
  /** From the leader's place to the farthest of all formations, metres. */
  readonly radius: number;
  /** How often the formation changes. */
  readonly changes: number;
}

/** A dancer while the ensemble is being solved; the leader too. */
interface Part {
  readonly solved: SolvedDance;
  readonly mirrored: boolean;
  readonly footprint: Footprint;
}

/**
 * Solves an ensemble for a leader's dance. The same to the last bit every time.
 * @param leader The leader's dance, solved for its own body; the others have the bodies of our dancers.
 */
export function createEnsemble(leader: SolvedDance, options: EnsembleOptions): Ensemble {
  const parts = partsOf(leader, options);
  const walkers = parts.map(({ solved, ...part }) => ({ ...part, footwork: solved.dance.footwork }));
  const { formations, walks } = planTransitions(walkers, leader.dance.score);
  const members = parts.slice(1).map(({ solved, mirrored }, i): EnsembleMember => {
    const first = formations[0]?.[i + 1] ?? { x: 0, z: 0 };
    const from = mirrored ? mirrorPlace(first) : first;
    const { footwork, landings } = travel(solved.dance.footwork, from, walks[i + 1] ?? []);
    const tracks = bakeBody({ ...solved, ...solved.dance, footwork });
    return { dance: { ...solved.dance, footwork, tracks }, mirrored, first, landings };
  });
  return { members, radius: Math.max(...formations.map(radiusOf)), changes: formations.length - 1 };
}

/** The middle of where a member dances at a time, seconds. Its hips stay within 1.5 m of it. */
export function memberPlaceAt({ landings, mirrored }: EnsembleMember, seconds: number): Place {
  const place = middleOf(landings, seconds);
  return mirrored ? mirrorPlace(place) : place;
}

function partsOf(leader: SolvedDance, { dancers, arrangement, delay = 1 }: EnsembleOptions): readonly Part[] {
  const first: Part = { solved: leader, mirrored: false, footprint: footprintOf(leader.dance) };
  const { score } = leader.dance;
  const parts = [first];
  let alike = first;
  let inMirror: Part | undefined;
  for (let i = 1; i < dancers; i++) {
    if (arrangement === "canon") {
      const solved = solve(canonScore(score, i * delay));
      parts.push({ solved, mirrored: false, footprint: footprintOf(solved.dance) });
      continue;
    }
    // On either side of the leader, then farther out: in each row every other one.
    if (arrangement === "mirrored" && i <= 2) {
      if (!inMirror) {
        const solved = solve(score, { inMirror: true });
        inMirror = { solved, mirrored: true, footprint: mirrorFootprint(footprintOf(solved.dance)) };
      }
      parts.push(inMirror);
      continue;
    }
    if (alike.solved.dance.rig !== DEFAULT_RIG) {
      const solved = solve(score);
      alike = { solved, mirrored: false, footprint: footprintOf(solved.dance) };
    }
    parts.push(alike);
  }
  return parts;
}
