import { bakeBody } from "../bake/bake-body.ts";
import type { Dance } from "../pose/dance.ts";
import { solveSteps } from "../pose/solve-steps.ts";
import type { SolvedDance } from "../pose/solved-dance.ts";
import { inSlices } from "../pose/time-slices.ts";
import { DEFAULT_RIG } from "../rig/rig.ts";
import type { DanceScore } from "../sequence/score.ts";
import { canonScore } from "./canon.ts";
import { fittingFormations, GAP, radiusOf, type SizedFormation } from "./choose-formations.ts";
import { type Footprint, footprintOf, isClear, mirrorFootprint } from "./footprint.ts";
import type { Place } from "./formations.ts";
import { sectionStarts } from "./sections.ts";
import { type Travel, travel, type Way } from "./travel.ts";

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
}

/** All dancers but the leader, who dances at the centre. */
export interface Ensemble {
  readonly members: readonly EnsembleMember[];
  /** From the leader's place to the farthest of all formations, metres. */
  readonly radius: number;
}

/** A dancer while the ensemble is being solved; the leader too. */
interface Part {
  readonly solved: SolvedDance;
  readonly mirrored: boolean;
  readonly footprint: Footprint;
}

/** In a change of formation bodies keep this apart: the way there is known less well than a place. Metres. */
const GAP_ON_THE_WAY = GAP + 0.1;

/**
 * Solves an ensemble for a leader's dance, in steps of a few milliseconds. The same to the last bit every time.
 * @param leader The leader's dance, solved for its own body; the others have the bodies of our dancers.
 */
export function* ensembleSteps(leader: SolvedDance, options: EnsembleOptions): Generator<void, Ensemble> {
  const { score } = leader.dance;
  const parts = yield* partsOf(leader, options);
  const formations = fittingFormations(parts.map(({ footprint }) => footprint));
  yield;
  const { travels, used } = changesOf(parts, formations, score);
  const members: EnsembleMember[] = [];
  for (const [i, { solved, mirrored }] of parts.entries()) {
    if (i === 0) continue;
    const { footwork } = travels[i] as Travel;
    const all = { from: 0, to: solved.dance.frames };
    const sampled = solved.baked.sampled.slice();
    const baked = yield* bakeBody({ ...solved, ...solved.dance, sampled, footwork }, all);
    members.push({ dance: { ...solved.dance, footwork, tracks: baked.tracks }, mirrored, first: placeOf(used[0], i) });
  }
  return { members, radius: Math.max(...used.map(radiusOf)) };
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
  for (let i = 1; i < dancers; i++) {
    if (arrangement === "canon") {
      const solved = yield* solveSteps(canonScore(score, i * delay), {});
      parts.push({ solved, mirrored: false, footprint: yield* footprintOf(solved.dance) });
      continue;
    }
    if (alike.solved.dance.rig !== DEFAULT_RIG) {
      const solved = yield* solveSteps(score, {});
      alike = { solved, mirrored: false, footprint: yield* footprintOf(solved.dance) };
    }
    // On either side of the leader, then farther out: in each row every other one.
    const mirrored = arrangement === "mirrored" && i <= 2;
    parts.push({ ...alike, mirrored, footprint: mirrored ? mirrorFootprint(alike.footprint) : alike.footprint });
  }
  return parts;
}

const placeOf = (formation: SizedFormation | undefined, dancer: number): Place =>
  formation?.places[dancer] ?? { x: 0, z: 0 };

/**
 * Lets the formation change with the sections, wherever all can step to their new places without coming near each
 * other; else it stays.
 */
function changesOf(
  parts: readonly Part[],
  formations: readonly SizedFormation[],
  score: DanceScore,
): { travels: readonly Travel[]; used: readonly SizedFormation[] } {
  const end = score.moves.at(-1)?.end ?? 0;
  let current = formations[0] as SizedFormation;
  const used = [current];
  let ways: Way[][] = parts.map(() => []);
  const travelsOf = (candidate: readonly Way[][]) =>
    parts.map((part, i) => {
      const start = placeOf(formations[0], i);
      const own = (place: Place) => ({ x: part.mirrored ? -place.x : place.x, z: place.z });
      const mine = (candidate[i] ?? []).map((way) => ({ ...way, from: own(way.from), to: own(way.to) }));
      return travel(part.solved.dance.footwork, own(start), mine, end);
    });
  let travels = travelsOf(ways) as Travel[];
  for (const start of sectionStarts(score)) {
    const turn = formations.indexOf(current);
    for (const next of [...formations.slice(turn + 1), ...formations.slice(0, turn)]) {
      const { places } = current;
      const candidate = ways.map((before, i) => [
        ...before,
        { start, from: places[i] as Place, to: next.places[i] as Place },
      ]);
      const tried = travelsOf(candidate);
      if (!tried.every((each) => each !== undefined) || !areClear(parts, tried, start)) continue;
      [ways, travels, current] = [candidate, tried, next];
      used.push(next);
      break;
    }
  }
  return { travels, used };
}

/** Whether nobody comes near another from a time until all have arrived. */
function areClear(parts: readonly Part[], travels: readonly Travel[], start: number): boolean {
  const { step } = (parts[0] as Part).footprint;
  const end = Math.max(...travels.map(({ arrivals }) => arrivals.at(-1) ?? start)) + 0.5;
  for (let sample = Math.floor((start - 0.5) / step); sample * step <= end; sample++) {
    const places = parts.map(({ mirrored }, i) => {
      const { x, z } = (travels[i] as Travel).placeAt(sample * step);
      return { x: mirrored ? -x : x, z };
    });
    for (const [i, a] of parts.entries())
      for (let j = i + 1; j < parts.length; j++) {
        const [p, q, b] = [places[i], places[j], parts[j]] as [Place, Place, Part];
        if (!isClear(a.footprint, b.footprint, Math.max(0, sample), q.x - p.x, q.z - p.z, GAP_ON_THE_WAY)) return false;
      }
  }
  return true;
}
