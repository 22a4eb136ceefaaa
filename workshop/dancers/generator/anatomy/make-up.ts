import { clamp, type V3 } from "../geometry/vector.ts";
import { EYE } from "./eye.ts";

/** Blush on the cheeks and shadow on the lids, as factors of the skin's colour. */
export function makeUp(strength: number): (p: V3) => V3 {
  return ([x, y, z]) => {
    const front = clamp(z / 0.05, 0, 1) * strength;
    const spot = (dx: number, dy: number, r: number) => Math.exp(-(dx * dx + dy * dy) / (r * r)) * front;
    const blush = 0.32 * spot(Math.abs(x) - 0.041, y - 1.513, 0.019);
    const lid = 0.3 * spot(Math.abs(x) - EYE[0], (y - 1.552) * 1.5, 0.016);
    return [1 + 0.06 * blush - 0.25 * lid, 1 - 0.4 * blush - 0.42 * lid, 1 - 0.34 * blush - 0.36 * lid];
  };
}
