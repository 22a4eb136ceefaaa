import type { Point2 } from "../geometry/drape.ts";
import { clamp, lerp, ramp } from "../geometry/vector.ts";
import type { FaceStyle } from "./face-style.ts";
import type { PlaceFeature } from "./place-feature.ts";

/** Middle of the left eye, seen from the front, and the iris's radius; metres. */
export const EYE: Point2 = [0.0335, 1.5465];
const IRIS = 0.0106;

/** An eye with its lashes, lid and brow. @param s 1 for the left, −1 for the right. */
export function addEye(placeFeature: PlaceFeature, { eye, kohl, brow }: FaceStyle, s: number): void {
  const { halfWidth, over, under, slant } = eye;
  const [ex, ey] = EYE;
  const arc = (t: number, power: number) => Math.max(0, 1 - t * t) ** power;
  const upper = (u: number) => over * arc(clamp(u / halfWidth, -1, 1), 0.56);
  const lower = (u: number) => under * arc(clamp(u / halfWidth, -1, 1), 0.78);
  const onFace = (u: number, v: number): Point2 => [s * (ex + u), ey + v + slant * u];
  const middle = onFace(0, 0);

  /** The almond of the eye, grown by a line over and under it and drawn out into a wing. */
  const almond =
    (growOver: number, growUnder: number, wing: number) =>
    (a: number): Point2 => {
      const t = Math.cos(a);
      const k = Math.max(0, (t - 0.86) / 0.14);
      // A wing ends in a point.
      const taper = wing > 0 ? 1 - 0.85 * k : 1;
      let u = t * (halfWidth + growUnder * 1.2);
      let v =
        Math.sin(a) >= 0
          ? upper(t * halfWidth) + growOver * (1 - t * t * 0.35) * taper
          : -(lower(t * halfWidth) + growUnder * (1 - t * t * 0.5) * taper);
      if (k > 0) {
        u += wing * k;
        v += wing * 0.42 * k;
      }
      return onFace(u, v);
    };
  /** Closed lids meet low. The share `rest` of the opening stays, as the line of the lashes. */
  const shut =
    (rest: number) =>
    ([x, y]: Point2): Point2 => {
      const u = s * x - ex;
      const line = ey - lower(u) * 0.7 + slant * u;
      return [x, line + (y - line) * rest];
    };
  const round =
    (radius: number, centreU: number, centreV: number) =>
    (a: number): Point2 =>
      inEye(centreU + Math.cos(a) * radius, centreV + Math.sin(a) * radius);
  const inEye = (u: number, v: number): Point2 => {
    const held = clamp(u, -halfWidth * 0.95, halfWidth * 0.95);
    return onFace(held, clamp(v, -lower(held) * 0.97, upper(held) * 0.97));
  };
  const gaze = ([x, y]: Point2, dx: number, dy: number): Point2 => {
    const u = s * x - ex;
    return inEye(u + s * dx, y - ey - slant * u + dy);
  };
  const moving = { lidded: shut(0), gaze };

  placeFeature(
    "kohl",
    "ink",
    { outline: almond(kohl.over, kohl.under, kohl.wing), centre: middle, lift: 0.0006, rings: 4, segments: 56 },
    { lidded: shut(0.16) },
  );
  placeFeature(
    "white",
    "white",
    { outline: almond(0, 0, 0), centre: middle, lift: 0.0011, rings: 4, segments: 44 },
    { lidded: shut(0) },
    // The upper lid casts a shadow, and the eyeball curves away at the corners. Without both, the eye stares.
    ([x, y]) => {
      const u = s * x - ex;
      const under = ramp(upper(u) - (y - ey - slant * u), 0, over * 0.75);
      return lerp(0.56, 1, under) * (1 - 0.24 * (u / halfWidth) ** 2);
    },
  );
  placeFeature(
    "iris",
    "iris",
    { outline: round(IRIS, 0, 0.0016), centre: onFace(0, 0.0012), lift: 0.0016, rings: 3, segments: 32 },
    moving,
    ([x, y]) => lerp(1, 0.42, ramp(Math.hypot(s * x - ex, y - ey - 0.0016), IRIS * 0.62, IRIS)),
  );
  placeFeature(
    "pupil",
    "ink",
    { outline: round(IRIS * 0.5, 0, 0.0016), centre: onFace(0, 0.0016), lift: 0.002, rings: 2, segments: 24 },
    moving,
  );
  placeFeature(
    "glint",
    "white",
    {
      outline: round(0.0023, 0.0034 * s, 0.0056),
      centre: onFace(0.0034 * s, 0.0056),
      lift: 0.0024,
      rings: 1,
      segments: 16,
    },
    moving,
  );
  const browAt = (a: number): Point2 => {
    const t = (Math.cos(a) + 1) / 2;
    const rise = 0.0205 + brow.arch * Math.sin(t ** 0.85 * Math.PI * 0.84) - 0.0012 * t;
    const half = brow.thickness * Math.sin(Math.PI * clamp(t * 0.88 + 0.1, 0, 1)) ** 0.55;
    return onFace(lerp(-0.0195, 0.0285, t), rise + Math.sin(a) * half - slant * lerp(-0.0195, 0.0285, t) * 0.6);
  };
  placeFeature("brow", "brow", {
    outline: browAt,
    centre: onFace(0.005, 0.0205 + brow.arch * 0.92),
    lift: 0.0009,
    rings: 2,
    segments: 40,
  });
  const creaseAt = (a: number): Point2 => {
    const t = Math.cos(a);
    return onFace(t * halfWidth * 0.92, upper(t * 0.97 * halfWidth) + 0.0058 + Math.sin(a) * 0.00055 * (1 - t * t));
  };
  placeFeature("crease", "shade", {
    outline: creaseAt,
    centre: onFace(0, over + 0.0058),
    lift: 0.0008,
    rings: 1,
    segments: 32,
  });
}
