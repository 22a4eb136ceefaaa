import { float32At, float64At } from "../arrays/index.ts";
import { rasterize } from "./rasterize.ts";
import type { Triangles } from "./triangles.ts";
import { cross, dot, normalize, type Vector, vector } from "./vector.ts";

/** What the light sees of the stage to each side, metres. */
const REACH = 3.4;
/** Depth within which nothing shades itself, metres. */
const BIAS = 0.02;
/** Half the width of the soft edge, as a share of the light's picture. */
const SOFTNESS = 4 / 1400;

/** How much of a light reaches a point, 0 to 1. */
export type Lit = (x: number, y: number, z: number) => number;

/**
 * The shadows that the meshes cast in a light from far away: the light's own picture, asked with soft edges.
 * @param size Texels of that picture to each side.
 */
export function castShadows(meshes: readonly Triangles[], towardsLight: Vector, size: number): Lit {
  const soft = Math.max(2, 2 * Math.round((SOFTNESS * size) / 2));
  const ahead = normalize({ ...towardsLight });
  const side = normalize(cross(vector(0, 1, 0), ahead));
  const up = cross(ahead, side);
  const scale = size / (2 * REACH);
  const point = vector();
  const project = (x: number, y: number, z: number, out: Float64Array) => {
    // Seen from over the middle of the stage, a little to the back.
    point.x = x;
    point.y = y - 0.8;
    point.z = z + 0.8;
    out[0] = (dot(point, side) + REACH) * scale;
    out[1] = (REACH - dot(point, up)) * scale;
    out[2] = -dot(point, ahead);
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
