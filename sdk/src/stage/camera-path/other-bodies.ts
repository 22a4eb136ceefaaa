import { float32At, numberAt } from "../../arrays/index.ts";
import { clamp } from "../../motion/math/curves.ts";
import { type Axes, along } from "./axes.ts";
import { type BodySamples, HAND_POINTS } from "./body-samples.ts";

/** The dancers beside the leader, as a camera sees them. Their hands may reach out of the picture. */
export interface OtherBodies {
  readonly bodies: readonly BodySamples[];
  /** Farther from the leader to either side nobody is waited for, metres: the leader would become too small. */
  readonly side: number;
  /** Nor nearer to the camera than this before the leader, metres. */
  readonly before: number;
}

/** Takes a point along the picture's axes to the right, up and forward, and how much is around it; metres. */
type Visit = (right: number, up: number, forward: number, radius: number) => void;

/**
 * Visits what is to be seen of the others at a sample of the leader, metres along the picture's axes. A dancer too far to
 * the side, or too near to the camera, counts as standing at the picture's edge.
 */
export function eachOtherPoint(
  { bodies, side, before }: OtherBodies,
  { hips }: BodySamples,
  index: number,
  [right, up, forward]: Axes,
  visit: Visit,
): void {
  const [hipsX, hipsZ] = [float32At(hips, 2 * index), float32At(hips, 2 * index + 1)];
  const leader = along(right, hipsX, 0, hipsZ);
  const nearest = along(forward, hipsX, 0, hipsZ) + before;
  for (const { points, radii, count } of bodies) {
    const at = 3 * radii.length * Math.min(index, count - 1);
    for (let k = 0; k < radii.length; k++) {
      if (HAND_POINTS.has(k)) continue;
      const [x, y, z] = [
        float32At(points, at + 3 * k),
        float32At(points, at + 3 * k + 1),
        float32At(points, at + 3 * k + 2),
      ];
      const radius = numberAt(radii, k);
      const most = side - radius;
      const sideways = clamp(along(right, x, y, z) - leader, -most, most) + leader;
      visit(sideways, along(up, x, y, z), Math.min(along(forward, x, y, z), nearest - radius), radius);
    }
  }
}

/** From where to where the others reach at a sample, along one of the picture's axes; metres. */
export function otherExtent(
  others: OtherBodies,
  leader: BodySamples,
  index: number,
  axes: Axes,
  axis: number,
): [least: number, most: number] {
  let [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  eachOtherPoint(others, leader, index, axes, (right, up, forward, radius) => {
    const value = [right, up, forward][axis] ?? 0;
    least = Math.min(least, value - radius);
    most = Math.max(most, value + radius);
  });
  return [least, most];
}
