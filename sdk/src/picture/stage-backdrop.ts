/** What the software renderer paints behind and under the dancers of the place `stage`. */
import { numberAt } from "../arrays/index.ts";
import { linearLight } from "../stage/index.ts";

const GLOW = linearLight(0x7c3358);
const MIDDLE = linearLight(0x3a1c48);
const EDGE = linearLight(0x150b1c);
const GOLD = linearLight(0xf2bb5e);
const FLOOR = linearLight(0x7d4a44);

/** Softness of what is drawn on the floor, metres. */
const SOFT = 0.008;

const smooth = (from: number, to: number, x: number) => {
  const t = Math.min(1, Math.max(0, (x - from) / (to - from)));
  return t * t * (3 - 2 * t);
};
/** A drawn line: 1 on it, falling to 0 within its softness. */
const stroke = (distance: number, width: number, soft: number) => 1 - smooth(width, width + soft, Math.abs(distance));

const mix = (a: number, b: number, share: number) => a + (b - a) * share;

/**
 * The wall behind the stage: a glow, and a ring of flames as the one that Nataraja dances in.
 * @param u Across, −1 to 1 over the picture's height. @param v Down from the horizon, in the same measure.
 */
export function wallAt(u: number, v: number, out: [number, number, number]): void {
  const far = Math.hypot(u * 0.62, v + 0.05);
  const s = smooth(0, 1.35, far);
  const [x, y] = [u, v + 0.06];
  const r = Math.hypot(x, y);
  const wave = Math.abs(Math.sin(Math.atan2(x, -y) * 14));
  const flames = 0.825 + 0.13 * (1 - wave) ** 1.6;
  const drawn = Math.max(
    stroke(r - 0.8, 0.006, 0.004),
    0.55 * stroke(r - 0.765, 0.002, 0.003),
    0.8 * stroke(r - flames, 0.003, 0.005),
  );
  const haze = Math.exp(-((r - 0.8) ** 2) / 0.012) * 0.1;
  for (let k = 0; k < 3; k++) {
    const ground =
      s < 0.45
        ? mix(numberAt(GLOW, k), numberAt(MIDDLE, k), s / 0.45)
        : mix(numberAt(MIDDLE, k), numberAt(EDGE, k), (s - 0.45) / 0.55);
    out[k] = ground + numberAt(GOLD, k) * (drawn * 0.5 + haze);
  }
}

/** The floor's own colour at a place, metres: rings and lotus petals as on a drawn threshold; and how solid it is. */
export function floorAt(x: number, z: number, out: [number, number, number]): number {
  const r = Math.hypot(x, z);
  const petals = 1.72 + 0.13 * Math.abs(Math.sin(Math.atan2(z, x) * 12));
  const drawn =
    0.8 *
    Math.max(
      stroke(r - 1.6, 0.011, SOFT),
      stroke(r - petals, 0.008, SOFT),
      stroke(r - 2, 0.006, SOFT),
      stroke(r - 2.9, 0.012, SOFT),
    );
  const pool = mix(1.35, 0.22, smooth(0.2, 3.4, r));
  for (let k = 0; k < 3; k++) out[k] = mix(numberAt(FLOOR, k), numberAt(GOLD, k), drawn) * pool;
  return 1 - smooth(2.4, 5.6, r);
}
