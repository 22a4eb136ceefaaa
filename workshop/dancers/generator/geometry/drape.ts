import type { Field } from "./field.ts";
import { gradient, raycast } from "./march.ts";
import { emptyMesh, type Mesh } from "./mesh.ts";
import { add, normalize, scale, type V3 } from "./vector.ts";

/** A point of the face seen from the front, metres. */
export type Point2 = readonly [x: number, y: number];

/** An outline filled by rings and laid on the surface from the front, `lift` metres above it. */
export interface Drape {
  outline: (angle: number) => Point2;
  /** Where the rings begin: a point, or for what is long and bent a line, at the angle of the outline. */
  centre: Point2 | ((angle: number) => Point2);
  lift: number;
  rings: number;
  segments: number;
}

/** Lays one point of the face's plane on the surface. */
export function layOn(surface: Field, [x, y]: Point2, lift: number): { position: V3; normal: V3 } {
  const depth = raycast(surface, [x, y, 0.25], [0, 0, -1], 0.3) ?? 0.25;
  const z = 0.25 - depth;
  const normal = normalize(gradient(surface, x, y, z, 2e-3));
  return { position: add([x, y, z], scale(normal, lift)), normal };
}

/** @returns the mesh, and the plane's point that each vertex was laid from, for the shapes it morphs into. */
export function drape(
  surface: Field,
  { outline, centre, lift, rings, segments }: Drape,
): { mesh: Mesh; flat: Point2[] } {
  const mesh = emptyMesh();
  const flat: Point2[] = [];
  const from = typeof centre === "function" ? centre : () => centre;
  for (let r = 0; r <= rings; r++) {
    for (let i = 0; i < segments; i++) {
      const angle = (i / segments) * Math.PI * 2;
      const [ox, oy] = outline(angle);
      const [cx, cy] = from(angle);
      const t = r / rings;
      const p: Point2 = [cx + (ox - cx) * t, cy + (oy - cy) * t];
      const { position, normal } = layOn(surface, p, lift);
      mesh.positions.push(...position);
      mesh.normals.push(...normal);
      flat.push(p);
    }
  }
  // Outlines of the right half run clockwise, because they are mirrored from the left.
  const clockwise = from(0)[0] < -0.001;
  for (let r = 0; r < rings; r++) {
    for (let i = 0; i < segments; i++) {
      const a = r * segments + i;
      const b = r * segments + ((i + 1) % segments);
      const c = a + segments;
      const d = b + segments;
      if (clockwise) mesh.indices.push(a, b, c, b, d, c);
      else mesh.indices.push(a, c, b, b, c, d);
    }
  }
  return { mesh, flat };
}
