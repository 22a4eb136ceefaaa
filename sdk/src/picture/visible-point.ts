import { float32At, intAt, numberAt } from "../arrays/index.ts";
import type { Nearest } from "./rasterize.ts";
import type { Surface, Triangles } from "./triangles.ts";
import { normalize, type Vector, vector } from "./vector.ts";

/** What is seen in a pixel. */
export interface VisiblePoint {
  position: Vector;
  /** Unit length, as the mesh has it: cloth may be seen from behind. */
  normal: Vector;
  surface: Surface;
  /** Factor of the surface's colour. */
  shade: [number, number, number];
}

/** A point to be read into. */
export const createVisiblePoint = (): VisiblePoint => ({
  position: vector(),
  normal: vector(),
  surface: { color: [0, 0, 0], roughness: 1, metalness: 0, wrap: 0, fuzz: 0, hair: false },
  shade: [1, 1, 1],
});

/** Reads the point of a pixel that a mesh fills, between the corners of its triangle. */
export function readVisiblePoint(meshes: readonly Triangles[], nearest: Nearest, at: number, out: VisiblePoint): void {
  const mesh = meshes[intAt(nearest.mesh, at)] as Triangles;
  const first = intAt(nearest.triangle, at) * 3;
  const [v, w] = [float32At(nearest.second, at), float32At(nearest.third, at)];
  Object.assign(out.position, NOTHING);
  Object.assign(out.normal, NOTHING);
  out.shade.fill(0);
  for (let k = 0; k < 3; k++) {
    const share = k === 0 ? 1 - v - w : k === 1 ? v : w;
    const vertex = numberAt(mesh.indices, first + k);
    add(out.position, mesh.positions, vertex * 3, share);
    add(out.normal, mesh.normals, vertex * 3, share);
    for (let c = 0; c < 3; c++) out.shade[c] = numberAt(out.shade, c) + share * float32At(mesh.shades, vertex * 3 + c);
  }
  normalize(out.normal);
  out.surface = mesh.palette[intAt(mesh.surfaces, numberAt(mesh.indices, first))] ?? out.surface;
}

const NOTHING = vector();

function add(to: Vector, values: Float32Array, at: number, share: number): void {
  to.x += share * float32At(values, at);
  to.y += share * float32At(values, at + 1);
  to.z += share * float32At(values, at + 2);
}
