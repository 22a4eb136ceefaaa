import { float32At, float64At } from "@nataraj/sdk/arrays";
import { Vector3 } from "three";
import { rasterize } from "./rasterize.ts";
import type { Triangles } from "./triangles.ts";

/** Texels of the light's picture to each side. */
const SIZE = 1400;
/** What the light sees of the stage to each side, metres. */
const REACH = 3.4;
/** Depth within which nothing shades itself, metres. */
const BIAS = 0.02;
/** Half the width of the soft edge, as a share of the light's picture. */
const SOFTNESS = 4 / 1400;

/** How much of a light reaches a point, 0 to 1. */
export type Lit = (x: number, y: number, z: number) => number;

/** The shadows that the meshes cast in a light from far away: the light's own picture, asked with soft edges. */
export function castShadows(meshes: readonly Triangles[], towardsLight: Vector3, size = SIZE): Lit {
  const soft = Math.max(2, 2 * Math.round((SOFTNESS * size) / 2));
  const ahead = towardsLight.clone().normalize();
  const side = new Vector3(0, 1, 0).cross(ahead).normalize();
  const up = ahead.clone().cross(side);
  const scale = size / (2 * REACH);
  const target = new Vector3(0, 0.8, -0.8);
  const point = new Vector3();
  const project = (x: number, y: number, z: number, out: Float64Array) => {
    point.set(x, y, z).sub(target);
    out[0] = (point.dot(side) + REACH) * scale;
    out[1] = (REACH - point.dot(up)) * scale;
    out[2] = -point.dot(ahead);
  };
  const { depth } = rasterize(meshes, project, size, size);
  const at = new Float64Array(3);
  let reached = 0;
  const sees = (u: number, v: number) =>
    u < 0 || v < 0 || u >= size || v >= size || float32At(depth, v * size + u) > reached ? 1 : 0;
  return (x, y, z) => {
    project(x, y, z, at);
    const [column, row] = [Math.round(float64At(at, 0)), Math.round(float64At(at, 1))];
    reached = float64At(at, 2) - BIAS;
    // Most points are far from an edge: where the corners agree, all between them does.
    const corners =
      sees(column - soft, row - soft) +
      sees(column + soft, row - soft) +
      sees(column - soft, row + soft) +
      sees(column + soft, row + soft);
    if (corners + sees(column, row) === 5) return 1;
    let lit = 0;
    for (let dy = -soft; dy <= soft; dy += 2) {
      for (let dx = -soft; dx <= soft; dx += 2) lit += sees(column + dx, row + dy);
    }
    return lit / (soft + 1) ** 2;
  };
}
