import { numberAt } from "../../arrays/index.ts";
import type { BodyShape } from "../body/body-shape.ts";
import type { Landmark } from "../body/landmarks.ts";
import { LIMB_NAMES } from "../body/limb.ts";
import { limbAngle } from "./compare-shapes.ts";
import { type DancedShapes, SAMPLE_RATE } from "./danced-shapes.ts";
import { WRONG_DEGREES } from "./match-options.ts";

/** A body in sight at its time. */
export interface TimedShape {
  /** Seconds in the song. */
  time: number;
  world: readonly Landmark[];
  shape: BodyShape;
}

/** What it costs to be later or earlier by one sample more than the picture before, in shares of a whole mistake. */
const CHANGE_COST = 0.1;
/** Of two times that fit as well the nearer is right: a body that stands still has no time of its own. */
const DISTANCE_COST = 0.0015;

/** How far apart two bodies are, by the weights of their limbs: 0 the same, 1 wrong altogether or not in sight. */
function mistakeOf(seen: BodyShape, danced: BodyShape, weights: readonly number[]): number {
  let sum = 0;
  let total = 0;
  for (let limb = 0; limb < LIMB_NAMES.length; limb++) {
    const angle = limbAngle(seen, danced, limb);
    if (angle === undefined) continue;
    sum += Math.min(1, angle / WRONG_DEGREES) * numberAt(weights, limb);
    total += numberAt(weights, limb);
  }
  return total > 0 ? sum / total : 1;
}

/**
 * Finds the sample of the dance that each body does, at most `reach` samples before or after its time: the cheapest way
 * through all of them (dynamic time warping in a band). It tells a late move from a wrong one.
 * @returns For each body how many samples it is late; negative where it is early.
 */
export function align(
  bodies: readonly TimedShape[],
  shapes: DancedShapes,
  reach: number,
  weights: readonly number[],
): number[] {
  const width = 2 * reach + 1;
  const from: Int16Array[] = [];
  let costs = new Float64Array(width);
  bodies.forEach(({ time, shape }, i) => {
    const sample = Math.round(time * SAMPLE_RATE);
    const next = new Float64Array(width);
    const best = new Int16Array(width);
    for (let k = 0; k < width; k++) {
      let least = Number.POSITIVE_INFINITY;
      for (let j = 0; i > 0 && j < width; j++) {
        const cost = numberAt(costs, j) + CHANGE_COST * Math.abs(k - j);
        if (cost >= least) continue;
        least = cost;
        best[k] = j;
      }
      const mistake = mistakeOf(shape, shapes.at(sample - (k - reach)), weights);
      next[k] = (i > 0 ? least : 0) + mistake + DISTANCE_COST * Math.abs(k - reach);
    }
    costs = next;
    from.push(best);
  });
  let k = costs.indexOf(Math.min(...costs));
  const late = new Array<number>(bodies.length).fill(0);
  for (let i = bodies.length - 1; i >= 0; i--) {
    late[i] = k - reach;
    k = from[i]?.[k] ?? k;
  }
  return late;
}
