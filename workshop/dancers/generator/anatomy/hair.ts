import { type Field, smoothMax, smoothMin } from "../geometry/field.ts";
import { ellipsoid } from "../geometry/shapes.ts";
import { bell, clamp, lerp, ramp, type V3 } from "../geometry/vector.ts";
import { skull } from "./head.ts";

/** Height of the hairline (metres) by the angle from the front (radians). */
export type Hairline = readonly (readonly [angle: number, height: number])[];

/** A woman's hairline: a soft widow's arch, down the temples, round the ear, to the nape. */
export const SOFT_HAIRLINE: Hairline = [
  [0, 1.618],
  [0.12, 1.621],
  [0.5, 1.614],
  [0.85, 1.596],
  [1.12, 1.57],
  [1.35, 1.55],
  [1.6, 1.568],
  [1.78, 1.54],
  [1.98, 1.495],
  [2.4, 1.474],
  [Math.PI, 1.462],
];
/** Cropped and squarer, with a side burn and a clean nape. */
export const CROPPED_HAIRLINE: Hairline = [
  [0, 1.624],
  [0.5, 1.622],
  [0.8, 1.61],
  [1, 1.585],
  [1.2, 1.553],
  [1.36, 1.528],
  [1.5, 1.545],
  [1.62, 1.572],
  [1.78, 1.545],
  [2, 1.506],
  [2.4, 1.488],
  [Math.PI, 1.482],
];

/** Height of a point above the hairline, metres. */
export function overHairline(line: Hairline, x: number, y: number, z: number): number {
  const angle = Math.atan2(Math.abs(x), z + 0.002);
  let i = 0;
  while (i < line.length - 2 && angle > (line[i + 1] as [number, number])[0]) i++;
  const [a0, h0] = line[i] as [number, number];
  const [a1, h1] = line[i + 1] as [number, number];
  const t = clamp((angle - a0) / (a1 - a0), 0, 1);
  return y - lerp(h0, h1, 0.35 * ramp(t) + 0.65 * t);
}

/** Thickness of the hair along its line, metres. */
const EDGE = 0.0012;
/** Within this distance below the hairline, hair sinks into the skin. A steep edge looks clean. Metres. */
export const ROOTS = 0.006;
const sunk = (over: number): number => 0.009 * ramp(-over, 0, ROOTS);

/** Combed back from a parting into `bun`, as dancers wear it. */
export function combedBack(line: Hairline, bun: V3, parting: boolean): Field {
  const back = ellipsoid([0, 1.545, -0.055], [0.067, 0.076, 0.057]);
  const crown = ellipsoid([0, 1.59, -0.03], [0.085, 0.09, 0.098]);
  return (x, y, z) => {
    const over = overHairline(line, x, y, z);
    const rooted = ramp(over, -0.002, 0.024);
    let d = skull(x, y, z) - (lerp(EDGE, 0.0068, rooted) - sunk(over));
    d = smoothMin(d, Math.max(smoothMin(back(x, y, z), crown(x, y, z), 0.03), 0.012 - over), 0.02);
    if (parting) d += 0.0026 * bell(x, 0.0035) * ramp(z, -0.03, 0.01) * rooted;
    const towardsBun = Math.atan2(x, y - bun[1] + 0.09);
    return (
      d -
      0.0011 *
        Math.cos(Math.abs(towardsBun) * 17 + z * 24) *
        ramp(Math.abs(x), 0.004, 0.03) *
        ramp(z, -0.1, -0.03) *
        rooted
    );
  };
}

/** A coiled bun about `centre`. */
export function coil(centre: V3, radius: number): Field {
  const ball = ellipsoid(centre, [radius, radius, radius * 0.86]);
  return (x, y, z) => {
    const around = Math.atan2(z - centre[2], x - centre[0]);
    return ball(x, y, z) - 0.0018 * Math.cos(around * 2 + Math.hypot(x - centre[0], y - centre[1]) * 190);
  };
}

/** Short hair with a textured, swept-up top and faded sides. */
export function crop(line: Hairline): Field {
  const top = ellipsoid([0.004, 1.622, 0.004], [0.074, 0.062, 0.09]);
  return (x, y, z) => {
    const over = overHairline(line, x, y, z);
    const rooted = ramp(over, -0.002, 0.014);
    const sides = skull(x, y, z) - (lerp(EDGE, 0.0052, rooted) - sunk(over));
    const tuft = 0.0042 * Math.sin(x * 90 + z * 50) * Math.sin(z * 75 - x * 40) + 0.0018 * Math.sin(x * 150 - z * 90);
    const quiff = smoothMax(top(x, y, z) - tuft * ramp(y, 1.6, 1.65), 0.005 - over, 0.012);
    return smoothMin(sides, quiff, 0.022);
  };
}
