import { float64At, intAt } from "../../arrays/index.ts";
import type { BodyShape } from "../body/body-shape.ts";
import { LIMB_NAMES } from "../body/limb.ts";

/** How much each limb moves: the root mean square of its way from its mean direction, 0 for none, about 0.5 for wide. */
export function limbActivity(shapes: readonly BodyShape[]): number[] {
  return LIMB_NAMES.map((_, limb) => {
    let sum = 0;
    for (const segment of [2 * limb, 2 * limb + 1]) {
      const seen = shapes.filter((shape) => intAt(shape.seen, segment));
      if (seen.length === 0) continue;
      for (let k = 3 * segment; k < 3 * segment + 3; k++) {
        const mean = seen.reduce((total, { directions }) => total + float64At(directions, k), 0) / seen.length;
        for (const { directions } of seen) sum += (float64At(directions, k) - mean) ** 2 / seen.length / 2;
      }
    }
    return Math.sqrt(sum);
  });
}
