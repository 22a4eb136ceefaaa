import { float32At, float64At } from "../../arrays/index.ts";
import { type Axes, along } from "./axes.ts";
import type { BodySamples } from "./body-samples.ts";
import { type OtherBodies, otherExtent } from "./other-bodies.ts";
import { upperEnvelope } from "./smoothing.ts";

export interface MiddleOptions {
  samples: BodySamples;
  /** The dancers who are to be in the picture too. */
  others: OtherBodies;
  /** Index of the first sample. */
  first: number;
  axes: readonly Axes[];
  /** Samples to either side that count. */
  reach: number;
  /** Share of the dancer's way that the middle goes along with; the rest stays with the middle of the stage. */
  goesAlong: number;
}

/** The axis on which others do not count: how far the camera stands away is measured from the leader. */
const FORWARD = 2;

/** The middle of what the bodies reach over some time: along each of the picture's axes, metres. */
export function middleOf({ samples, others, first, axes, reach, goesAlong }: MiddleOptions): Float64Array[] {
  const { points, radii, hips } = samples;
  const stays = 1 - goesAlong;
  return [0, 1, 2].map((axis) => {
    const low = new Float64Array(axes.length);
    const high = new Float64Array(axes.length);
    for (const [i, picture] of axes.entries()) {
      const direction = picture[axis] as Axes[number];
      const way = along(direction, float32At(hips, 2 * (first + i)), 0, float32At(hips, 2 * (first + i) + 1));
      let [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
      for (const [k, radius] of radii.entries()) {
        const p = 3 * (radii.length * (first + i) + k);
        const value = along(direction, float32At(points, p), float32At(points, p + 1), float32At(points, p + 2));
        least = Math.min(least, value - radius);
        most = Math.max(most, value + radius);
      }
      if (axis !== FORWARD) {
        const [from, to] = otherExtent(others, samples, first + i, picture, axis);
        least = Math.min(least, from);
        most = Math.max(most, to);
      }
      low[i] = stays * way - least;
      high[i] = most - stays * way;
    }
    const most = upperEnvelope(high, reach);
    const least = upperEnvelope(low, reach);
    return most.map((x, i) => (x - float64At(least, i)) / 2);
  });
}
