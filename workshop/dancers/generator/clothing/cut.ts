import { beyondOnArm } from "../anatomy/limb-cuts.ts";
import { SIDES } from "../anatomy/sides.ts";
import type { Field } from "../geometry/field.ts";
import { roundCone } from "../geometry/shapes.ts";
import { lerp, ramp } from "../geometry/vector.ts";
import { bindPosition } from "../skin/bind-pose.ts";

/** The pattern of a garment: each field is negative where the cloth is. Lengths in metres. */
export interface Neckline {
  /** Half its width, and how far it falls under the base of the neck in front and behind. */
  halfWidth: number;
  front: number;
  back: number;
}

/** A round neckline. */
export const neckline = ({ halfWidth, front, back }: Neckline): Field => {
  return (x, y, z) => {
    const forward = ramp(z, -0.045, 0.015);
    const drop = lerp(back, front, forward);
    return (1 - Math.hypot(x / halfWidth, Math.min(0, y - 1.39) / drop)) * 0.09;
  };
};

const axes = SIDES.map(({ side }) =>
  roundCone(bindPosition(`${side}UpperArm`), bindPosition(`${side}Hand`), 0, 0.0001),
);

/** A sleeve that ends `x` metres from the middle of the T-pose, and only around the arm. */
export const sleeve = (x: number): Field => {
  const beyond = beyondOnArm(x);
  return (px, py, pz) => Math.min(beyond(px, py, pz), 0.062 - (axes[px > 0 ? 0 : 1] as Field)(px, py, pz));
};

/** Cloth above the height `y`. */
export const above =
  (y: number): Field =>
  (_x, py) =>
    y - py;

/** Cloth where all of the fields have cloth (their intersection). */
export const allOf =
  (...fields: Field[]): Field =>
  (x, y, z) => {
    let d = Number.NEGATIVE_INFINITY;
    for (const field of fields) d = Math.max(d, field(x, y, z));
    return d;
  };

export const not =
  (field: Field): Field =>
  (x, y, z) =>
    -field(x, y, z);
