import { float32At, intAt, numberAt } from "@nataraj/sdk/arrays";
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
  const mesh = meshes[intAt(nearest.mesh, at)] as Triangles;
  const first = intAt(nearest.triangle, at) * 3;
  const [v, w] = [float32At(nearest.second, at), float32At(nearest.third, at)];
  out.position.set(0, 0, 0);
  out.normal.set(0, 0, 0);
  out.shade.fill(0);
  for (let k = 0; k < 3; k++) {
    const share = k === 0 ? 1 - v - w : k === 1 ? v : w;
    const vertex = numberAt(mesh.indices, first + k);
    out.position.addScaledVector(corner.fromArray(mesh.positions, vertex * 3), share);
    out.normal.addScaledVector(corner.fromArray(mesh.normals, vertex * 3), share);
    for (let c = 0; c < 3; c++) out.shade[c] = numberAt(out.shade, c) + share * float32At(mesh.shades, vertex * 3 + c);
  }
  out.normal.normalize();
  out.surface = mesh.palette[intAt(mesh.surfaces, numberAt(mesh.indices, first))] ?? out.surface;
}
