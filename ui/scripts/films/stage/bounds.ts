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
      project(positions[i] as number, positions[i + 1] as number, positions[i + 2] as number, out);
      left = Math.min(left, out[0] as number);
      right = Math.max(right, out[0] as number);
      top = Math.min(top, out[1] as number);
      bottom = Math.max(bottom, out[1] as number);
    }
  }
  return {
    left: Math.max(0, Math.floor(left) - MARGIN),
    top: Math.max(0, Math.floor(top) - MARGIN),
    right: Math.min(width, Math.ceil(right) + MARGIN),
    bottom: Math.min(height, Math.ceil(bottom) + MARGIN),
  };
}
