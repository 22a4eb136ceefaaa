import type { V3 } from "./vector.ts";

/** A signed distance in metres: negative inside. Blends and ellipsoids keep it only nearly exact, which suffices. */
export type Field = (x: number, y: number, z: number) => number;

/** Smooth minimum (quadratic, Inigo Quilez): the two surfaces blend over about `k` metres. */
export function smoothMin(a: number, b: number, k: number): number {
  const h = k - Math.abs(a - b);
  return (a < b ? a : b) - (h > 0 ? (h * h) / (4 * k) : 0);
}

export const smoothMax = (a: number, b: number, k: number): number => -smoothMin(-a, -b, k);

/** Union of all, blended over `k` metres; a sharp union when `k` is 0. */
export function union(k: number, ...fields: Field[]): Field {
  const [first, ...rest] = fields as [Field, ...Field[]];
  if (k === 0) {
    return (x, y, z) => {
      let d = first(x, y, z);
      for (const field of rest) d = Math.min(d, field(x, y, z));
      return d;
    };
  }
  return (x, y, z) => {
    let d = first(x, y, z);
    for (const field of rest) d = smoothMin(d, field(x, y, z), k);
    return d;
  };
}

/** Evaluates the field near the box only. Points farther away get a safe lower bound of the distance. */
export function within(low: V3, high: V3, field: Field): Field {
  return (x, y, z) => {
    const dx = Math.max(low[0] - x, x - high[0], 0);
    const dy = Math.max(low[1] - y, y - high[1], 0);
    const dz = Math.max(low[2] - z, z - high[2], 0);
    const away = Math.sqrt(dx * dx + dy * dy + dz * dz);
    return away > 0.05 ? away : field(x, y, z);
  };
}

/** Mirrors a field of the dancer's left (x > 0) to both sides. */
export const mirrored =
  (field: Field): Field =>
  (x, y, z) =>
    field(Math.abs(x), y, z);
