import type { Field } from "../geometry/field.ts";
import { raycast } from "../geometry/march.ts";
import { type Mesh, merge, sheet } from "../geometry/mesh.ts";
import type { V3 } from "../geometry/vector.ts";

/** Height of its middle, the disc's radius, the ring's radii, and how far it lies over the cloth; metres. */
const MIDDLE = 1.2;
const DISC = 0.027;
const RING = [0.0435, 0.0605] as const;
const LIFT = 0.0016;

/** A disc in a ring, printed on the chest. */
export function emblem(cloth: Field, fine: number): Mesh {
  const around = Math.round(44 * Math.max(0.6, fine));
  const printed = (from: number, to: number) =>
    sheet(
      (u, v): V3 => {
        const radius = from + (to - from) * v;
        const x = Math.cos(u * 2 * Math.PI) * radius;
        const y = MIDDLE + Math.sin(u * 2 * Math.PI) * radius;
        return [x, y, 0.3 + LIFT - (raycast(cloth, [x, y, 0.3], [0, 0, -1], 0.3) ?? 0.2)];
      },
      around,
      2,
      true,
    );
  return merge([printed(0.0001, DISC), printed(...RING)]);
}
