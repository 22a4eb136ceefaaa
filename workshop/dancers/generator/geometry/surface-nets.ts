import { float32At, numberAt } from "@nataraj/sdk/arrays";
import type { Field } from "./field.ts";
import { gradient, project } from "./march.ts";
import { emptyMesh, type Mesh } from "./mesh.ts";
import { normalize, type V3 } from "./vector.ts";

const BLOCK = 6;
const EDGES = [0, 1, 0, 2, 0, 4, 1, 3, 1, 5, 2, 3, 2, 6, 3, 7, 4, 5, 4, 6, 5, 7, 6, 7];

interface Grid {
  values: Float32Array;
  nx: number;
  ny: number;
  nz: number;
}

/** Samples the field. A block that is clear of the surface is filled from one sample at its middle. */
function sample(field: Field, low: V3, high: V3, h: number): Grid {
  const [nx, ny, nz] = low.map((l, k) => Math.ceil((numberAt(high, k) - l) / h) + 2) as [number, number, number];
  const values = new Float32Array(nx * ny * nz).fill(1e3);
  const clear = ((BLOCK * h * Math.sqrt(3)) / 2) * 1.35 + h;
  for (let bz = 0; bz < nz; bz += BLOCK) {
    for (let by = 0; by < ny; by += BLOCK) {
      for (let bx = 0; bx < nx; bx += BLOCK) {
        const half = BLOCK / 2;
        const middle = field(low[0] + (bx + half) * h, low[1] + (by + half) * h, low[2] + (bz + half) * h);
        if (middle > clear) continue;
        const xEnd = Math.min(nx, bx + BLOCK);
        for (let z = bz; z < Math.min(nz, bz + BLOCK); z++) {
          for (let y = by; y < Math.min(ny, by + BLOCK); y++) {
            const row = (z * ny + y) * nx;
            if (middle < -clear) values.fill(-1e3, row + bx, row + xEnd);
            else
              for (let x = bx; x < xEnd; x++) values[row + x] = field(low[0] + x * h, low[1] + y * h, low[2] + z * h);
          }
        }
      }
    }
  }
  return { values, nx, ny, nz };
}

/**
 * Naive surface nets (Gibson 1998): one vertex in each cell that the surface crosses, then pulled onto the surface by
 * Newton's method. Normals are the field's gradient, so they are smooth however coarse the grid.
 * @param h side of a cell, metres.
 */
export function surfaceNets(field: Field, low: V3, high: V3, h: number): Mesh {
  const { values, nx, ny, nz } = sample(field, low, high, h);
  const sy = nx;
  const sz = nx * ny;
  const corners = [0, 1, sy, sy + 1, sz, sz + 1, sz + sy, sz + sy + 1];
  const vertexOf = new Int32Array(values.length).fill(-1);
  const mesh = emptyMesh();
  const value = (i: number) => float32At(values, i);

  for (let z = 0; z < nz - 1; z++) {
    for (let y = 0; y < ny - 1; y++) {
      for (let x = 0; x < nx - 1; x++) {
        const cell = z * sz + y * sy + x;
        let mask = 0;
        for (let c = 0; c < 8; c++) if (value(cell + numberAt(corners, c)) < 0) mask |= 1 << c;
        if (mask === 0 || mask === 255) continue;
        let px = 0;
        let py = 0;
        let pz = 0;
        let crossings = 0;
        for (let e = 0; e < 24; e += 2) {
          const a = numberAt(EDGES, e);
          const b = numberAt(EDGES, e + 1);
          const va = value(cell + numberAt(corners, a));
          const vb = value(cell + numberAt(corners, b));
          if (va < 0 === vb < 0) continue;
          const t = va / (va - vb);
          px += (a & 1) + ((b & 1) - (a & 1)) * t;
          py += ((a >> 1) & 1) + (((b >> 1) & 1) - ((a >> 1) & 1)) * t;
          pz += (a >> 2) + ((b >> 2) - (a >> 2)) * t;
          crossings++;
        }
        const start: V3 = [
          low[0] + (x + px / crossings) * h,
          low[1] + (y + py / crossings) * h,
          low[2] + (z + pz / crossings) * h,
        ];
        const p = project(field, start, 2, h * 0.7);
        vertexOf[cell] = mesh.positions.length / 3;
        mesh.positions.push(...p);
        mesh.normals.push(...normalize(gradient(field, p[0], p[1], p[2], Math.max(6e-4, h * 0.2))));
      }
    }
  }

  const distance = (i: number, j: number) => {
    let sum = 0;
    for (let k = 0; k < 3; k++) sum += (numberAt(mesh.positions, i * 3 + k) - numberAt(mesh.positions, j * 3 + k)) ** 2;
    return sum;
  };
  const quad = (cells: [number, number, number, number], flip: boolean) => {
    const [a, b, c, d] = cells.map((cell) => vertexOf[cell]) as [number, number, number, number];
    if (a < 0 || b < 0 || c < 0 || d < 0) return;
    const t = distance(a, c) < distance(b, d) ? [a, b, c, a, c, d] : [b, c, d, b, d, a];
    for (let i = 0; i < 6; i += 3) {
      const [i0, i1, i2] = t.slice(i, i + 3) as [number, number, number];
      mesh.indices.push(i0, flip ? i2 : i1, flip ? i1 : i2);
    }
  };
  for (let z = 1; z < nz - 1; z++) {
    for (let y = 1; y < ny - 1; y++) {
      for (let x = 1; x < nx - 1; x++) {
        const o = z * sz + y * sy + x;
        const inside = value(o) < 0;
        if (inside !== value(o + 1) < 0) quad([o - sy - sz, o - sz, o, o - sy], !inside);
        if (inside !== value(o + sy) < 0) quad([o - 1 - sz, o - 1, o, o - sz], !inside);
        if (inside !== value(o + sz) < 0) quad([o - 1 - sy, o - sy, o, o - 1], !inside);
      }
    }
  }
  return mesh;
}
