import { numberAt } from "@nataraj/sdk/arrays";
import type { Field } from "./field.ts";
import { gradient, project } from "./march.ts";
import { type Mesh, normalOf, positionOf, vertexCount } from "./mesh.ts";
import { mix, normalize, type V3 } from "./vector.ts";

/** Corners nearer than this to the cut count as on it, which avoids sliver triangles. Metres. */
const SNAP = 0.0012;

/**
 * Cuts every triangle along the zero of `cut`, so that hems and necklines are crisp on any grid. New vertices are
 * pulled back onto `surface`.
 */
export function split(mesh: Mesh, cut: Field, surface: Field): Mesh {
  const positions = [...mesh.positions];
  const normals = [...mesh.normals];
  const indices: number[] = [];
  const side: number[] = [];
  for (let v = 0; v < vertexCount(mesh); v++) {
    const s = cut(...positionOf(mesh, v));
    side.push(Math.abs(s) < SNAP ? 0 : s);
  }
  const grown: Mesh = { positions, normals, indices };
  const middles = new Map<number, number>();
  const middle = (a: number, b: number): number => {
    const key = a < b ? a * 1e7 + b : b * 1e7 + a;
    const known = middles.get(key);
    if (known !== undefined) return known;
    const t = numberAt(side, a) / (numberAt(side, a) - numberAt(side, b));
    const p: V3 = project(surface, mix(positionOf(grown, a), positionOf(grown, b), t), 1, 0.004);
    const v = positions.length / 3;
    const n = normalize(gradient(surface, p[0], p[1], p[2], 8e-4));
    const blended = normalize(mix(normalOf(grown, a), normalOf(grown, b), t));
    positions.push(...p);
    normals.push(...(n[0] || n[1] || n[2] ? n : blended));
    side.push(0);
    middles.set(key, v);
    return v;
  };
  for (let i = 0; i < mesh.indices.length; i += 3) {
    const t = mesh.indices.slice(i, i + 3) as [number, number, number];
    const signs = t.map((v) => Math.sign(numberAt(side, v)));
    if (!(signs.includes(1) && signs.includes(-1))) {
      indices.push(...t);
      continue;
    }
    const zero = signs.indexOf(0);
    const odd = zero >= 0 ? zero : signs[0] === signs[1] ? 2 : signs[0] === signs[2] ? 1 : 0;
    const [a, b, c] = [t[odd], t[(odd + 1) % 3], t[(odd + 2) % 3]] as [number, number, number];
    if (zero >= 0) {
      const m = middle(b, c);
      indices.push(a, b, m, a, m, c);
    } else {
      const ab = middle(a, b);
      const ac = middle(a, c);
      indices.push(a, ab, ac, ab, b, c, ab, c, ac);
    }
  }
  return grown;
}

/** Cuts along each field in turn. */
export const splitAll = (mesh: Mesh, cuts: readonly Field[], surface: Field): Mesh =>
  cuts.reduce((cutMesh, cut) => split(cutMesh, cut, surface), mesh);

/**
 * Cuts along a field and keeps the negative side. The vertices keep their indices, so that data by vertex stays valid.
 */
export function cutAway(mesh: Mesh, cut: Field, surface: Field): Mesh {
  const halves = split(mesh, cut, surface);
  const indices: number[] = [];
  for (let i = 0; i < halves.indices.length; i += 3) {
    const t = halves.indices.slice(i, i + 3);
    if (t.reduce((sum, v) => sum + cut(...positionOf(halves, v)), 0) <= 0) indices.push(...t);
  }
  return { ...halves, indices };
}

/** The triangles whose centre is kept, with only the vertices they use. `origin` maps each vertex back. */
export function select(mesh: Mesh, keep: Field | undefined): { mesh: Mesh; origin: number[] } {
  const origin: number[] = [];
  const index = new Map<number, number>();
  const chosen: Mesh = { positions: [], normals: [], indices: [] };
  for (let i = 0; i < mesh.indices.length; i += 3) {
    const t = mesh.indices.slice(i, i + 3) as [number, number, number];
    if (keep) {
      const [a, b, c] = t.map((v) => positionOf(mesh, v)) as [V3, V3, V3];
      if (keep((a[0] + b[0] + c[0]) / 3, (a[1] + b[1] + c[1]) / 3, (a[2] + b[2] + c[2]) / 3) >= 0) continue;
    }
    for (const v of t) {
      let n = index.get(v);
      if (n === undefined) {
        n = origin.length;
        index.set(v, n);
        origin.push(v);
        chosen.positions.push(...positionOf(mesh, v));
        chosen.normals.push(...normalOf(mesh, v));
      }
      chosen.indices.push(n);
    }
  }
  return { mesh: chosen, origin };
}
