import type { Point2 } from "../geometry/drape.ts";
import { bell, lerp, ramp } from "../geometry/vector.ts";
import type { FaceStyle } from "./face-style.ts";
import type { PlaceFeature } from "./place-feature.ts";

const MOUTH_Y = 1.4882;
const MOUTH_HALF = 0.0242;
/** How far the lips part in the middle of a full smile, metres. */
const PARTED = 0.0084;
/** How much of the opening the upper teeth fill, across and down. */
const TEETH = { across: 0.86, down: 0.78 };
/** Height of each layer over the skin, metres. In a closed mouth the line hides the teeth. */
const LIFT = { lips: 0.0006, teeth: 0.0009, line: 0.0013 };

/** The line between the lips: `t` from -1 at one corner to 1 at the other. */
const line = (t: number) => MOUTH_Y + 0.0034 * t * t;

/**
 * Where a point of the mouth goes in a full smile: down by a share of the opening, what lies over the line between the
 * lips by `upper` of it and what lies under by `lower`.
 */
const parting =
  (upper: number, lower: number) =>
  ([x, y]: Point2): Point2 => {
    const t = x / MOUTH_HALF;
    const opening = PARTED * Math.max(0, 1 - t * t) ** 0.8;
    return [x, y - opening * lerp(upper, lower, ramp(line(t) - y, 0, 1e-5))];
  };

/** Lips, the line between them, and the teeth that a smile shows there. */
export function addMouth(placeFeature: PlaceFeature, { lips }: FaceStyle): void {
  const between =
    (half: number) =>
    (angle: number): Point2 => [Math.cos(angle) * half, line((Math.cos(angle) * half) / MOUTH_HALF)];
  placeFeature(
    "lips",
    "lip",
    {
      outline: (a) => {
        const t = Math.cos(a);
        const u = t * MOUTH_HALF;
        const bow = 0.0013 * bell(u, 0.004);
        const v = Math.sin(a) >= 0 ? lips.over * (1 - Math.abs(t) ** 1.6) - bow : -lips.under * (1 - t * t) ** 0.8;
        return [u, v + line(t)];
      },
      centre: between(MOUTH_HALF),
      lift: LIFT.lips,
      rings: 5,
      segments: 56,
    },
    { smiling: parting(0, 1) },
  );
  placeFeature(
    "mouth",
    "mouth",
    {
      outline: (a) => {
        const t = Math.cos(a);
        return [t * MOUTH_HALF * 1.02, line(t) + Math.sin(a) * 0.00055 * (1 - t * t * 0.7)];
      },
      centre: between(MOUTH_HALF),
      lift: LIFT.line,
      rings: 1,
      segments: 44,
    },
    // In a smile the line moves down to the edge of the teeth, and becomes the dark below them.
    { smiling: parting(TEETH.down, 1) },
  );
  placeFeature(
    "teeth",
    "white",
    {
      // Nearly a line: in a closed mouth the teeth are invisible.
      outline: (a) => {
        const t = Math.cos(a) * TEETH.across;
        return [t * MOUTH_HALF, line(t) + Math.sin(a) * 2e-5];
      },
      centre: between(MOUTH_HALF * TEETH.across),
      lift: LIFT.teeth,
      rings: 1,
      segments: 32,
    },
    { smiling: parting(0, TEETH.down) },
    ([x]) => lerp(0.95, 0.5, (x / MOUTH_HALF) ** 2),
  );
}
