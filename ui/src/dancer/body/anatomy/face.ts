import { boneIndex } from "@nataraj/sdk/motion";
import type { Assembly } from "../assembly.ts";
import { type Drape, drape, layOn, type Point2 } from "../geometry/drape.ts";
import { bell, clamp, lerp, ramp, subtract, type V3 } from "../geometry/vector.ts";
import type { Expression } from "../model.ts";
import { rigid } from "../skin/weights.ts";
import { browsUp, smile } from "./expression.ts";
import { head } from "./head.ts";

/** Make-up and features: what makes one face another. Lengths in metres. */
export interface FaceStyle {
  /** Half the width of an eye, its opening over and under the middle, and how much its outer corner rises. */
  eye: { halfWidth: number; over: number; under: number; slant: number };
  /** Line along the lashes over and under the eye, and the length of its wing. */
  kohl: { over: number; under: number; wing: number };
  brow: { thickness: number; arch: number };
  lips: { over: number; under: number };
  bindi: boolean;
}

const EYE: Point2 = [0.0335, 1.5465];
const MOUTH_Y = 1.4882;
const MOUTH_HALF = 0.0242;
const IRIS = 0.0106;
/** How far the iris goes at full gaze, metres: sideways, up, down. */
const GAZE = { side: 0.0062, up: 0.0034, down: 0.0036 };

const outlineOf = (drapeOptions: Drape) => drape(head, drapeOptions);

/** Adds eyes, brows, mouth and make-up, laid on the head from the front. */
export function addFace(assembly: Assembly, style: FaceStyle, fine: number): void {
  const onHead = boneIndex("head");
  const detail = (segments: number) => Math.max(10, Math.round(segments * fine));

  /** `lidded` gives where a flat point goes when the eye is shut, `gaze` where it goes with the eye. */
  function lay(name: string, slot: string, options: Drape, moves: Moves = {}, shade?: (p: Point2) => number): void {
    const { mesh, flat } = outlineOf({ ...options, segments: detail(options.segments) });
    const tint = (p: V3): V3 => {
      const light = shade?.([p[0], p[1]]) ?? 1;
      return [light, light, light];
    };
    const shift = (to: (p: Point2) => Point2) => (vertex: number, p: V3) =>
      subtract(layOn(head, to(flat[vertex] as Point2), options.lift).position, p);
    const morphs: Partial<Record<Expression, (vertex: number, p: V3) => V3>> = {
      smile: (_, p) => smile(p),
      browsUp: (_, p) => browsUp(p),
    };
    const { lidded, gaze } = moves;
    if (lidded) morphs.blink = shift(lidded);
    if (gaze) {
      morphs.lookLeft = shift((p) => gaze(p, GAZE.side, 0));
      morphs.lookRight = shift((p) => gaze(p, -GAZE.side, 0));
      morphs.lookUp = shift((p) => gaze(p, 0, GAZE.up));
      morphs.lookDown = shift((p) => gaze(p, 0, -GAZE.down));
    }
    assembly.add({ name, slot, mesh, weights: rigid(mesh, onHead), layer: "face", occlusion: 0, tint, morphs });
  }

  for (const s of [1, -1]) addEye(lay, style, s);
  addMouth(lay, style);
  if (style.bindi) {
    lay("bindi", "red", {
      outline: (a) => [Math.cos(a) * 0.0041, 1.5815 + Math.sin(a) * 0.0041],
      centre: [0, 1.5815],
      lift: 0.0012,
      rings: 2,
      segments: 20,
    });
  }
}

/** Where a point of an eye goes when the eye shuts, and when it looks elsewhere. */
interface Moves {
  lidded?: (p: Point2) => Point2;
  gaze?: (p: Point2, dx: number, dy: number) => Point2;
}
type Lay = (name: string, slot: string, options: Drape, moves?: Moves, shade?: (p: Point2) => number) => void;

function addEye(lay: Lay, { eye, kohl, brow }: FaceStyle, s: number): void {
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
      let u = t * (halfWidth + growUnder * 1.2);
      let v =
        Math.sin(a) >= 0
          ? upper(t * halfWidth) + growOver * (1 - t * t * 0.35)
          : -(lower(t * halfWidth) + growUnder * (1 - t * t * 0.5));
      if (t > 0.86) {
        const k = (t - 0.86) / 0.14;
        u += wing * k;
        v += wing * 0.42 * k;
      }
      return onFace(u, v);
    };
  /** The closed lids meet low; `rest` of the opening stays, as the line of the lashes. */
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

  lay(
    "kohl",
    "ink",
    { outline: almond(kohl.over, kohl.under, kohl.wing), centre: middle, lift: 0.0006, rings: 4, segments: 56 },
    { lidded: shut(0.16) },
  );
  lay(
    "white",
    "white",
    { outline: almond(0, 0, 0), centre: middle, lift: 0.0011, rings: 4, segments: 44 },
    { lidded: shut(0) },
    // The upper lid throws its shadow, and the ball turns away at the corners: without both an eye stares.
    ([x, y]) => {
      const u = s * x - ex;
      const under = ramp(upper(u) - (y - ey - slant * u), 0, over * 0.75);
      return lerp(0.56, 1, under) * (1 - 0.24 * (u / halfWidth) ** 2);
    },
  );
  lay(
    "iris",
    "iris",
    { outline: round(IRIS, 0, 0.0016), centre: onFace(0, 0.0012), lift: 0.0016, rings: 3, segments: 32 },
    moving,
    ([x, y]) => lerp(1, 0.42, ramp(Math.hypot(s * x - ex, y - ey - 0.0016), IRIS * 0.62, IRIS)),
  );
  lay(
    "pupil",
    "ink",
    { outline: round(IRIS * 0.5, 0, 0.0016), centre: onFace(0, 0.0016), lift: 0.002, rings: 2, segments: 24 },
    moving,
  );
  lay(
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
  lay("brow", "brow", {
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
  lay("crease", "shade", { outline: creaseAt, centre: onFace(0, over + 0.0058), lift: 0.0008, rings: 1, segments: 32 });
}

function addMouth(lay: Lay, { lips }: FaceStyle): void {
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
