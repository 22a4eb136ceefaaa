import { float32At, float64At } from "@nataraj/sdk/arrays";
import type { Vector3 } from "three";
import type { Project } from "../../posters/rasterize.ts";
import type { Triangles } from "../../posters/triangles.ts";

/** Part of a picture, whole pixels; right and bottom lie just outside. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Pixels left round about: edges and shadows are soft. */
const MARGIN = 4;

/** Where in the picture the meshes are. */
export function boundsOf(meshes: readonly Triangles[], project: Project, width: number, height: number): Box {
  return boxOf(meshes, width, height, (x, y, z, out) => project(x, y, z, out));
}

/** Where in the picture the shadows of the meshes fall upon the floor, in a light from far away. */
export function shadowBoundsOf(
  meshes: readonly Triangles[],
  towardsLight: Vector3,
  project: Project,
  width: number,
  height: number,
): Box {
  const { x: lx, y: ly, z: lz } = towardsLight;
  return boxOf(meshes, width, height, (x, y, z, out) => project(x - (y * lx) / ly, 0, z - (y * lz) / ly, out));
}

function boxOf(meshes: readonly Triangles[], width: number, height: number, project: Project): Box {
  let [left, top, right, bottom] = [width, height, 0, 0];
  const out = new Float64Array(3);
  for (const { positions } of meshes) {
    for (let i = 0; i < positions.length; i += 3) {
      project(float32At(positions, i), float32At(positions, i + 1), float32At(positions, i + 2), out);
      left = Math.min(left, float64At(out, 0));
      right = Math.max(right, float64At(out, 0));
      top = Math.min(top, float64At(out, 1));
      bottom = Math.max(bottom, float64At(out, 1));
    }
  }
  return {
    left: Math.max(0, Math.floor(left) - MARGIN),
    top: Math.max(0, Math.floor(top) - MARGIN),
    right: Math.min(width, Math.ceil(right) + MARGIN),
    bottom: Math.min(height, Math.ceil(bottom) + MARGIN),
  };
}
