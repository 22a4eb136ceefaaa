import { type Footprint, leastSpacing } from "./footprint.ts";
import { formationsOf, type Place } from "./formations.ts";

/** What is left between two bodies, metres. */
export const GAP = 0.1;
/** Nobody stands nearer than this, however small the dance, metres. */
const CLOSEST = 1;
/** A formation that reaches farther from the leader than this is too large for the stage, metres. */
const WIDEST = 3.7;

/** A formation at the size that a dance needs: the places of the dancers, the leader's first, metres. */
export interface SizedFormation {
  readonly places: readonly Place[];
}

/** From the leader to whoever is farthest, metres. */
export const radiusOf = ({ places }: SizedFormation): number => Math.max(...places.map(({ x, z }) => Math.hypot(x, z)));

/**
 * The formations in which these bodies never touch, each as narrow as can be; those that are too wide for the stage are
 * left out, but for the narrowest of all.
 */
export function fittingFormations(footprints: readonly Footprint[]): readonly SizedFormation[] {
  const sized = formationsOf(footprints.length).map(({ places }) => {
    let spacing = CLOSEST;
    footprints.forEach((a, i) => {
      for (let j = i + 1; j < footprints.length; j++) {
        const [p, q] = [places[i], places[j]] as [Place, Place];
        const way = { x: q.x - p.x, z: q.z - p.z };
        spacing = Math.max(spacing, leastSpacing(a, footprints[j] as Footprint, way, GAP));
      }
    });
    return { places: places.map(({ x, z }) => ({ x: x * spacing, z: z * spacing })) };
  });
  const narrow = sized.filter((formation) => radiusOf(formation) <= WIDEST);
  return narrow.length > 0 ? narrow : [sized.reduce((a, b) => (radiusOf(b) < radiusOf(a) ? b : a))];
}
