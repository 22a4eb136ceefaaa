import type { Field } from "./field.ts";
import { raycast } from "./march.ts";
import { emptyMesh, type Mesh, smoothNormals } from "./mesh.ts";
import { add, cross, normalize, scale, type V3 } from "./vector.ts";

const PROFILE = 4;

/** A rounded band that hugs a surface: bangles, belts, hems. */
export interface BandOptions {
  centre: V3;
  axis: V3;
  /** Along the axis, metres. */
  height: number;
  /** Out of the surface, metres. */
  thickness: number;
  /** 1 for a round edge; less for a flatter one. */
  flatness?: number;
  segments: number;
  /** How far from the axis the surface may lie, metres. */
  reach: number;
}

/** Two directions across the axis, square to it and to each other. */
export function acrossAxis(axis: V3): [V3, V3] {
  const u = normalize(cross(Math.abs(axis[1]) > 0.9 ? [0, 0, 1] : [0, 1, 0], axis));
  return [u, cross(axis, u)];
}

export function band(
  surface: Field,
  { centre, axis, height, thickness, flatness = 1, segments, reach }: BandOptions,
): Mesh {
  const along = normalize(axis);
  const [u, w] = acrossAxis(along);
  const mesh = emptyMesh();
  for (let i = 0; i < segments; i++) {
    const a = (i / segments) * Math.PI * 2;
    const out = add(scale(u, Math.cos(a)), scale(w, Math.sin(a)));
    for (let j = 0; j <= PROFILE; j++) {
      const b = -Math.PI / 2 + (Math.PI * j) / PROFILE;
      const level = add(centre, scale(along, Math.sin(b) * height * 0.5));
      const hit = raycast(surface, add(level, scale(out, reach)), scale(out, -1), reach);
      const radius =
        (hit === undefined ? 0.02 : reach - hit) + Math.max(0, Math.cos(b)) ** flatness * thickness - 0.0015;
      mesh.positions.push(...add(level, scale(out, radius)));
      mesh.normals.push(0, 0, 0);
    }
  }
  const rows = PROFILE + 1;
  for (let i = 0; i < segments; i++) {
    for (let j = 0; j < PROFILE; j++) {
      const a = i * rows + j;
      const b = ((i + 1) % segments) * rows + j;
      mesh.indices.push(a, b, a + 1, b, b + 1, a + 1);
    }
  }
  return smoothNormals(mesh);
}
