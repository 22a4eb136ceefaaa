import { numberAt } from "../../arrays/index.ts";
import { alongPieces } from "../math/curves.ts";
import type { Place } from "./formations.ts";

/** The dancer goes along a curve over the floor, from a time on, seconds. */
export interface Way {
  readonly start: number;
  readonly from: Place;
  /** The curve is drawn towards this point: a quadratic Bézier curve. */
  readonly via: Place;
  readonly to: Place;
}

/** A curve by the length that was gone on it. */
export interface Curve {
  /** Metres. */
  readonly length: number;
  placeAt(metres: number): Place;
}

/**
 * A way that bends aside.
 * @param bend How far its middle is from the straight line, as a share of its length; to the left of who walks it.
 */
export function bentWay(start: number, from: Place, to: Place, bend: number): Way {
  const [x, z] = [to.x - from.x, to.z - from.z];
  return { start, from, to, via: { x: (from.x + to.x) / 2 + 2 * bend * z, z: (from.z + to.z) / 2 - 2 * bend * x } };
}

/** The same way as in a mirror. */
export function mirrorWay({ start, from, via, to }: Way): Way {
  return { start, from: mirrorPlace(from), via: mirrorPlace(via), to: mirrorPlace(to) };
}

/** A place as in a mirror. */
export const mirrorPlace = ({ x, z }: Place): Place => ({ x: -x, z });

/** The curve of a way. */
export function curveOf({ from, via, to }: Way): Curve {
  const at = (u: number): Place => ({
    x: (1 - u) * (1 - u) * from.x + 2 * u * (1 - u) * via.x + u * u * to.x,
    z: (1 - u) * (1 - u) * from.z + 2 * u * (1 - u) * via.z + u * u * to.z,
  });
  const points = alongPieces(at);
  const lengths = [0];
  for (let i = 1; i < points.length; i++) {
    const [a, b] = [points[i - 1] as Place, points[i] as Place];
    lengths.push(numberAt(lengths, i - 1) + Math.hypot(b.x - a.x, b.z - a.z));
  }
  const length = numberAt(lengths, points.length - 1);
  return {
    length,
    placeAt(metres) {
      if (metres >= length) return to;
      const i = lengths.findLastIndex((before) => before <= metres);
      if (i < 0) return from;
      const [a, b] = [points[i] as Place, points[i + 1] as Place];
      const share = (metres - numberAt(lengths, i)) / (numberAt(lengths, i + 1) - numberAt(lengths, i));
      return { x: a.x + (b.x - a.x) * share, z: a.z + (b.z - a.z) * share };
    },
  };
}
