import { numberAt } from "@nataraj/sdk/arrays";
import { cross, normalize, subtract, type V3 } from "./vector.ts";

/** A growing triangle mesh: three numbers a vertex, three indices a triangle, counter-clockwise from outside. */
export interface Mesh {
  positions: number[];
  normals: number[];
  indices: number[];
}

export const emptyMesh = (): Mesh => ({ positions: [], normals: [], indices: [] });
export const vertexCount = (mesh: Mesh): number => mesh.positions.length / 3;
export const positionOf = (mesh: Mesh, v: number): V3 => [
  numberAt(mesh.positions, v * 3),
  numberAt(mesh.positions, v * 3 + 1),
  numberAt(mesh.positions, v * 3 + 2),
];
export const normalOf = (mesh: Mesh, v: number): V3 => [
  numberAt(mesh.normals, v * 3),
  numberAt(mesh.normals, v * 3 + 1),
  numberAt(mesh.normals, v * 3 + 2),
];

export function merge(meshes: readonly Mesh[]): Mesh {
  const merged = emptyMesh();
  for (const mesh of meshes) {
    const first = vertexCount(merged);
    for (const v of mesh.positions) merged.positions.push(v);
    for (const v of mesh.normals) merged.normals.push(v);
    for (const i of mesh.indices) merged.indices.push(i + first);
  }
  return merged;
}

/** The same mesh moved `distance` metres along its normals: cloth over the body it covers. */
export function inflate(mesh: Mesh, distance: number | ((p: V3) => number)): Mesh {
  const by = typeof distance === "number" ? () => distance : distance;
  const positions = [...mesh.positions];
  for (let v = 0; v < vertexCount(mesh); v++) {
    const d = by(positionOf(mesh, v));
    for (let k = 0; k < 3; k++)
      positions[v * 3 + k] = numberAt(positions, v * 3 + k) + numberAt(mesh.normals, v * 3 + k) * d;
  }
  return { positions, normals: mesh.normals, indices: mesh.indices };
}

/** Sets each normal to the area-weighted mean of its triangles. */
export function smoothNormals(mesh: Mesh): Mesh {
  const normals = new Array<number>(mesh.positions.length).fill(0);
  for (let i = 0; i < mesh.indices.length; i += 3) {
    const corner = mesh.indices.slice(i, i + 3) as [number, number, number];
    const [a, b, c] = corner.map((v) => positionOf(mesh, v)) as [V3, V3, V3];
    const n = cross(subtract(b, a), subtract(c, a));
    for (const v of corner)
      for (let k = 0; k < 3; k++) normals[v * 3 + k] = numberAt(normals, v * 3 + k) + numberAt(n, k);
  }
  mesh.normals = normals;
  for (let v = 0; v < vertexCount(mesh); v++) {
    const n = normalize(normalOf(mesh, v));
    for (let k = 0; k < 3; k++) normals[v * 3 + k] = numberAt(n, k);
  }
  return mesh;
}

/** An ellipsoid of `rows` rings of triangles; 5 by 3 is an icosahedron. */
export function bead(centre: V3, radii: V3, around = 5, rows = 3): Mesh {
  const mesh = emptyMesh();
  const put = (n: V3) => {
    mesh.positions.push(centre[0] + n[0] * radii[0], centre[1] + n[1] * radii[1], centre[2] + n[2] * radii[2]);
    mesh.normals.push(...normalize([n[0] / radii[0], n[1] / radii[1], n[2] / radii[2]]));
  };
  put([0, 1, 0]);
  for (let j = 1; j < rows; j++) {
    const t = (j / rows) * Math.PI;
    for (let i = 0; i < around; i++) {
      const p = ((i + j / 2) / around) * Math.PI * 2;
      put([Math.sin(t) * Math.cos(p), Math.cos(t), Math.sin(t) * Math.sin(p)]);
    }
  }
  put([0, -1, 0]);
  const last = vertexCount(mesh) - 1;
  for (let i = 0; i < around; i++) {
    const next = (i + 1) % around;
    mesh.indices.push(0, 1 + next, 1 + i);
    for (let j = 0; j < rows - 2; j++) {
      const a = 1 + j * around;
      const b = a + around;
      mesh.indices.push(a + i, a + next, b + i, b + i, a + next, b + next);
    }
    mesh.indices.push(last, last - around + i, last - around + next);
  }
  return mesh;
}

/** A grid of quads over `at(u, v)` with u, v from 0 to 1; closed around u where `loop` is set. */
export function sheet(at: (u: number, v: number) => V3, columns: number, rows: number, loop = false): Mesh {
  const mesh = emptyMesh();
  const stride = loop ? columns : columns + 1;
  for (let j = 0; j <= rows; j++) {
    for (let i = 0; i < stride; i++) {
      mesh.positions.push(...at(i / columns, j / rows));
      mesh.normals.push(0, 0, 0);
    }
  }
  for (let j = 0; j < rows; j++) {
    for (let i = 0; i < columns; i++) {
      const a = j * stride + i;
      const b = j * stride + ((i + 1) % stride);
      mesh.indices.push(a, a + stride, b, b, a + stride, b + stride);
    }
  }
  return smoothNormals(mesh);
}
