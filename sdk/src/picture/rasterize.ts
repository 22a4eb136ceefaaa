import { float32At, float64At, numberAt } from "../arrays/index.ts";
import type { Triangles } from "./triangles.ts";

/** From the world to the picture: x and y in pixels, and a depth that grows away from the eye and is linear there. */
export type Project = (x: number, y: number, z: number, out: Float64Array) => void;

/** What is nearest in each pixel: its depth, which mesh and triangle it is (-1 for none), and where in the triangle. */
export interface Nearest {
  width: number;
  height: number;
  depth: Float32Array;
  mesh: Int16Array;
  triangle: Int32Array;
  /** Weights of the triangle's second and third corner. */
  second: Float32Array;
  third: Float32Array;
}

/** Finds what is nearest in each pixel, with a depth buffer. Perspective is left out within a triangle: they are small. */
export function rasterize(meshes: readonly Triangles[], project: Project, width: number, height: number): Nearest {
  const size = width * height;
  const nearest: Nearest = {
    width,
    height,
    depth: new Float32Array(size).fill(Number.POSITIVE_INFINITY),
    mesh: new Int16Array(size).fill(-1),
    triangle: new Int32Array(size).fill(-1),
    second: new Float32Array(size),
    third: new Float32Array(size),
  };
  meshes.forEach((mesh, m) => {
    const points = projectAll(mesh.positions, project);
    for (let t = 0; t < mesh.indices.length / 3; t++) fillTriangle(nearest, mesh, m, t, points);
  });
  return nearest;
}

function projectAll(positions: Float32Array, project: Project): Float64Array {
  const points = new Float64Array(positions.length);
  const out = new Float64Array(3);
  for (let i = 0; i < positions.length; i += 3) {
    project(float32At(positions, i), float32At(positions, i + 1), float32At(positions, i + 2), out);
    points.set(out, i);
  }
  return points;
}

function fillTriangle(nearest: Nearest, mesh: Triangles, m: number, t: number, points: Float64Array): void {
  const { indices } = mesh;
  const a = numberAt(indices, t * 3) * 3;
  const b = numberAt(indices, t * 3 + 1) * 3;
  const c = numberAt(indices, t * 3 + 2) * 3;
  const [ax, ay, az] = [float64At(points, a), float64At(points, a + 1), float64At(points, a + 2)];
  const [bx, by, bz] = [float64At(points, b), float64At(points, b + 1), float64At(points, b + 2)];
  const [cx, cy, cz] = [float64At(points, c), float64At(points, c + 1), float64At(points, c + 2)];
  const area = (bx - ax) * (cy - ay) - (cx - ax) * (by - ay);
  // The picture's y grows downwards: what faces the eye goes round the other way.
  if (area === 0 || (!mesh.twoSided && area > 0)) return;
  const { width, height, depth } = nearest;
  const left = Math.max(0, Math.ceil(Math.min(ax, bx, cx)));
  const right = Math.min(width - 1, Math.floor(Math.max(ax, bx, cx)));
  const top = Math.max(0, Math.ceil(Math.min(ay, by, cy)));
  const bottom = Math.min(height - 1, Math.floor(Math.max(ay, by, cy)));
  for (let y = top; y <= bottom; y++) {
    for (let x = left; x <= right; x++) {
      const v = ((x - ax) * (cy - ay) - (cx - ax) * (y - ay)) / area;
      const w = ((bx - ax) * (y - ay) - (x - ax) * (by - ay)) / area;
      if (v < 0 || w < 0 || v + w > 1) continue;
      const z = az + v * (bz - az) + w * (cz - az);
      const at = y * width + x;
      if (z >= float32At(depth, at)) continue;
      depth[at] = z;
      nearest.mesh[at] = m;
      nearest.triangle[at] = t;
      nearest.second[at] = v;
      nearest.third[at] = w;
    }
  }
}
