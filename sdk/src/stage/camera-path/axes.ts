import { numberAt } from "../../arrays/index.ts";
import { RADIANS } from "../../motion/math/curves.ts";

/** A direction in the world: x, y, z. */
export type Axis = readonly [x: number, y: number, z: number];

/** The axes of a picture in the world: to the right, up, and from what is seen to the camera. */
export type Axes = readonly [right: Axis, up: Axis, forward: Axis];

/** The axes of a camera that stands round and over what it sees, upright. @param azimuth Degrees, as `elevation`. */
export function axesOf(azimuth: number, elevation: number): Axes {
  const [sin, cos] = [Math.sin(azimuth * RADIANS), Math.cos(azimuth * RADIANS)];
  const [rise, level] = [Math.sin(elevation * RADIANS), Math.cos(elevation * RADIANS)];
  return [
    [cos, 0, -sin],
    [-sin * rise, level, -cos * rise],
    [sin * level, rise, cos * level],
  ];
}

/** How far a point lies along an axis, metres. */
export function along(axis: Axis, x: number, y: number, z: number): number {
  return numberAt(axis, 0) * x + numberAt(axis, 1) * y + numberAt(axis, 2) * z;
}
