import { bakeBody } from "../bake/bake-body.ts";
import type { Dance } from "../pose/dance.ts";
import { solveSteps } from "../pose/solve-steps.ts";
import type { SolvedDance } from "../pose/solved-dance.ts";
import { inSlices } from "../pose/time-slices.ts";
import { DEFAULT_RIG } from "../rig/rig.ts";
import { canonScore } from "./canon.ts";
import { radiusOf } from "./choose-formations.ts";
import { type Footprint, footprintOf, mirrorFootprint } from "./footprint.ts";
import type { Place } from "./formations.ts";
import { planTransitions } from "./transitions.ts";
import { travel } from "./travel.ts";
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
  /** The middle of where it dances at a time, seconds; mirrored already. Its hips stay within 1.5 m of it. */
  placeAt(seconds: number): Place;
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
 * Solves an ensemble for a leader's dance, in steps of a few milliseconds. The same to the last bit every time.
 * @param leader The leader's dance, solved for its own body; the others have the bodies of our dancers.
 */
export function* ensembleSteps(leader: SolvedDance, options: EnsembleOptions): Generator<void, Ensemble> {
  const parts = yield* partsOf(leader, options);
  const walkers = parts.map(({ solved, ...part }) => ({ ...part, footwork: solved.dance.footwork }));
  const { formations, walks } = yield* planTransitions(walkers, leader.dance.score);
  const members: EnsembleMember[] = [];
  for (const [i, { solved, mirrored }] of parts.entries()) {
    if (i === 0) continue;
    const first = formations[0]?.[i] ?? { x: 0, z: 0 };
    const { footwork, placeAt } = travel(solved.dance.footwork, mirrored ? mirrorPlace(first) : first, walks[i] ?? []);
    const all = { from: 0, to: solved.dance.frames };
    const sampled = solved.baked.sampled.slice();
    const baked = yield* bakeBody({ ...solved, ...solved.dance, sampled, footwork }, all);
    members.push({
      dance: { ...solved.dance, footwork, tracks: baked.tracks },
      mirrored,
      first,
      placeAt: mirrored ? (seconds) => mirrorPlace(placeAt(seconds)) : placeAt,
    });
  }
  return { members, radius: Math.max(...formations.map(radiusOf)), changes: formations.length - 1 };
}

/**
 * Solves an ensemble in slices, between which a page stays awake.
 * @throws the signal's reason when it is aborted.
 */
export function solveEnsemble(leader: SolvedDance, options: EnsembleOptions, signal?: AbortSignal): Promise<Ensemble> {
  return inSlices(ensembleSteps(leader, options), signal);
}

function* partsOf(
  leader: SolvedDance,
  { dancers, arrangement, delay = 1 }: EnsembleOptions,
): Generator<void, readonly Part[]> {
  const first: Part = { solved: leader, mirrored: false, footprint: yield* footprintOf(leader.dance) };
  const { score } = leader.dance;
  const parts = [first];
  let alike = first;
  let inMirror: Part | undefined;
  for (let i = 1; i < dancers; i++) {
    if (arrangement === "canon") {
      const solved = yield* solveSteps(canonScore(score, i * delay), {});
      parts.push({ solved, mirrored: false, footprint: yield* footprintOf(solved.dance) });
      continue;
    }
    // On either side of the leader, then farther out: in each row every other one.
    if (arrangement === "mirrored" && i <= 2) {
      if (!inMirror) {
        const solved = yield* solveSteps(score, { inMirror: true });
        inMirror = { solved, mirrored: true, footprint: mirrorFootprint(yield* footprintOf(solved.dance)) };
      }
      parts.push(inMirror);
      continue;
    }
    if (alike.solved.dance.rig !== DEFAULT_RIG) {
      const solved = yield* solveSteps(score, {});
      alike = { solved, mirrored: false, footprint: yield* footprintOf(solved.dance) };
    }
    parts.push(alike);
  }
  return parts;
}
