import { type Footprint, leastSpacing } from "./footprint.ts";
import { formationsOf, type Place } from "./formations.ts";

/** What is left between two bodies, metres. */
export const GAP = 0.1;
/** Nobody stands nearer than this, however small the dance, metres. */
const CLOSEST = 1;
/** A formation that reaches farther from the leader than this is too large for the stage, metres. */
const WIDEST = 4;

/** From the leader to whoever is farthest, metres. */
export const radiusOf = (places: readonly Place[]): number => Math.max(...places.map(({ x, z }) => Math.hypot(x, z)));

/** Whether a formation has room on the stage. */
export const fitsStage = (places: readonly Place[]): boolean => radiusOf(places) <= WIDEST;

/**
 * The places of a formation as near to each other as these bodies can be without ever touching, metres; in steps of a few
 * milliseconds.
 */
export function spaced(places: readonly Place[], footprints: readonly Footprint[]): Place[] {
  let spacing = CLOSEST;
  for (const [i, a] of footprints.entries()) {
    for (let j = i + 1; j < footprints.length; j++) {
      const [p, q] = [places[i], places[j]] as [Place, Place];
      const way = { x: q.x - p.x, z: q.z - p.z };
      spacing = Math.max(spacing, leastSpacing(a, footprints[j] as Footprint, way, GAP));
    }
  }
  return places.map(({ x, z }) => ({ x: x * spacing, z: z * spacing }));
}

/** A formation as it is danced. */
export interface SizedFormation {
  /** Its place in the list of formations. */
  readonly index: number;
  readonly places: Place[];
}

/** The formation in which a dance begins: the first that has room, else the narrowest. */
export function firstFormation(footprints: readonly Footprint[]): SizedFormation {
  const all: SizedFormation[] = [];
  for (const [index, { places }] of formationsOf(footprints.length).entries()) {
    const sized = { index, places: spaced(places, footprints) };
    if (fitsStage(sized.places)) return sized;
    all.push(sized);
  }
  return all.reduce((a, b) => (radiusOf(b.places) < radiusOf(a.places) ? b : a));
}
