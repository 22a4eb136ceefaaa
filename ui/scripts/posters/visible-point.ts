import { Vector3 } from "three";
import type { Nearest } from "./rasterize.ts";
import type { Surface, Triangles } from "./triangles.ts";

/** What is seen in a pixel. */
export interface VisiblePoint {
  position: Vector3;
  /** Unit length, as the mesh has it: cloth may be seen from behind. */
  normal: Vector3;
  surface: Surface;
  /** Factor of the surface's colour. */
  shade: [number, number, number];
}

export const createVisiblePoint = (): VisiblePoint => ({
  position: new Vector3(),
  normal: new Vector3(),
  surface: { color: [0, 0, 0], roughness: 1, metalness: 0, wrap: 0, fuzz: 0, hair: false },
  shade: [1, 1, 1],
});

const corner = new Vector3();

/** Reads the point of a pixel that a mesh fills, between the corners of its triangle. */
export function readVisiblePoint(meshes: readonly Triangles[], nearest: Nearest, at: number, out: VisiblePoint): void {
  const mesh = meshes[nearest.mesh[at] as number] as Triangles;
  const first = (nearest.triangle[at] as number) * 3;
  const [v, w] = [nearest.second[at] as number, nearest.third[at] as number];
  out.position.set(0, 0, 0);
  out.normal.set(0, 0, 0);
  out.shade.fill(0);
  for (let k = 0; k < 3; k++) {
    const share = k === 0 ? 1 - v - w : k === 1 ? v : w;
    const vertex = mesh.indices[first + k] as number;
    out.position.addScaledVector(corner.fromArray(mesh.positions, vertex * 3), share);
    out.normal.addScaledVector(corner.fromArray(mesh.normals, vertex * 3), share);
    for (let c = 0; c < 3; c++) (out.shade[c] as number) += share * (mesh.shades[vertex * 3 + c] as number);
  }
  out.normal.normalize();
  out.surface = mesh.palette[mesh.surfaces[mesh.indices[first] as number] as number] ?? out.surface;
}
