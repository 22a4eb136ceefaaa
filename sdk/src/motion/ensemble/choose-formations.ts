import { type Footprint, leastSpacing } from "./footprint.ts";
import { formationsOf, type Place } from "./formations.ts";

/** What is left between two bodies, metres. */
export const GAP = 0.1;
/** Nobody stands nearer than this, however small the dance, metres. */
const CLOSEST = 1;
/** A formation whose circle is wider than this is too wide for the stage, metres from its middle. */
const WIDEST = 2.9;

/** A formation at the size that a dance needs: the places of the dancers, the leader's first, metres. */
export interface SizedFormation {
  readonly places: readonly Place[];
}

/** A circle on the floor, metres. */
export interface Circle extends Place {
  readonly radius: number;
}

/** A circle round places: about the middle between the outermost of them. */
export function circleAround(places: readonly Place[]): Circle {
  const middle = (values: readonly number[]) => (Math.min(...values) + Math.max(...values)) / 2;
  const x = middle(places.map((place) => place.x));
  const z = middle(places.map((place) => place.z));
  return { x, z, radius: Math.max(...places.map((place) => Math.hypot(place.x - x, place.z - z))) };
}

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
  const radiusOf = ({ places }: SizedFormation) => circleAround(places).radius;
  const narrow = sized.filter((formation) => radiusOf(formation) <= WIDEST);
  return narrow.length > 0 ? narrow : [sized.reduce((a, b) => (radiusOf(b) < radiusOf(a) ? b : a))];
}
