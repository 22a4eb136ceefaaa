import type { Field } from "./field.ts";
import { clamp, type V3 } from "./vector.ts";

/** Central differences with step `e`, metres. */
export function gradient(field: Field, x: number, y: number, z: number, e: number): V3 {
  const s = 1 / (2 * e);
  return [
    (field(x + e, y, z) - field(x - e, y, z)) * s,
    (field(x, y + e, z) - field(x, y - e, z)) * s,
    (field(x, y, z + e) - field(x, y, z - e)) * s,
  ];
}

/** Newton steps onto the surface, each at most `reach` metres. */
export function project(field: Field, point: V3, steps: number, reach: number): V3 {
  let [x, y, z] = point;
  for (let i = 0; i < steps; i++) {
    const g = gradient(field, x, y, z, 4e-4);
    const l2 = g[0] * g[0] + g[1] * g[1] + g[2] * g[2] || 1;
    const s = clamp(field(x, y, z) / l2, -reach, reach);
    x -= g[0] * s;
    y -= g[1] * s;
    z -= g[2] * s;
  }
  return [x, y, z];
}

/** Distance along the ray from outside to the surface, or undefined when there is none within `reach`. */
export function raycast(field: Field, origin: V3, direction: V3, reach: number): number | undefined {
  let t = 0;
  for (let i = 0; i < 200 && t < reach; i++) {
    const d = field(origin[0] + direction[0] * t, origin[1] + direction[1] * t, origin[2] + direction[2] * t);
    if (d < 1e-5) return t;
    t += Math.max(d * 0.8, 1e-5);
  }
  return undefined;
}
