import type { Point2 } from "../geometry/drape.ts";
import { bell } from "../geometry/vector.ts";
import type { FaceStyle } from "./face.ts";
import type { Lay } from "./lay.ts";

const MOUTH_Y = 1.4882;
const MOUTH_HALF = 0.0242;

/** Lips, and the line between them. */
export function addMouth(lay: Lay, { lips }: FaceStyle): void {
  const centre: Point2 = [0, MOUTH_Y];
  const curve = (t: number) => 0.0034 * t * t;
  lay("lips", "lip", {
    outline: (a) => {
      const t = Math.cos(a);
      const u = t * MOUTH_HALF;
      const bow = 0.0013 * bell(u, 0.004);
      const v = Math.sin(a) >= 0 ? lips.over * (1 - Math.abs(t) ** 1.6) - bow : -lips.under * (1 - t * t) ** 0.8;
      return [u, MOUTH_Y + v + curve(t)];
    },
    centre,
    lift: 0.0006,
    rings: 5,
    segments: 56,
  });
  lay("mouth", "mouth", {
    outline: (a) => {
      const t = Math.cos(a);
      return [t * MOUTH_HALF * 1.02, MOUTH_Y + curve(t) + Math.sin(a) * 0.00055 * (1 - t * t * 0.7)];
    },
    centre,
    lift: 0.0011,
    rings: 1,
    segments: 44,
  });
}
