import { numberAt } from "@nataraj/sdk/arrays";
import { describe, expect, test } from "vitest";
import { torso } from "../anatomy/torso.ts";
import type { Field } from "./field.ts";
import { bead, type Mesh } from "./mesh.ts";
import { split } from "./split.ts";
import { surfaceNets } from "./surface-nets.ts";
import type { V3 } from "./vector.ts";

const ball: Field = (x, y, z) => Math.hypot(x, y, z) - 0.1;
const BOX: [V3, V3] = [
  [-0.15, -0.15, -0.15],
  [0.15, 0.15, 0.15],
];

/** Each edge of a closed mesh is walked once in each direction. */
function openEdges({ indices }: Mesh): number {
  const walked = new Map<string, number>();
  for (let i = 0; i < indices.length; i += 3) {
    for (let j = 0; j < 3; j++) {
      const a = numberAt(indices, i + j);
      const b = numberAt(indices, i + ((j + 1) % 3));
      const key = a < b ? `${a} ${b}` : `${b} ${a}`;
      walked.set(key, (walked.get(key) ?? 0) + (a < b ? 1 : -1));
    }
  }
  return [...walked.values()].filter((balance) => balance !== 0).length;
}

describe("surfaceNets", () => {
  test("closes the surface and lays every vertex on it", () => {
    const mesh = surfaceNets(ball, ...BOX, 0.016);
    expect(openEdges(mesh)).toBe(0);
    for (let v = 0; v < mesh.positions.length; v += 3) {
      const [x, y, z] = mesh.positions.slice(v, v + 3) as [number, number, number];
      expect(Math.abs(ball(x, y, z))).toBeLessThan(1e-4);
      expect(numberAt(mesh.normals, v) * 0.1).toBeCloseTo(x, 3);
    }
  });

  test("faces outwards", () => {
    const { positions, indices } = surfaceNets(ball, ...BOX, 0.02);
    let volume = 0;
    for (let i = 0; i < indices.length; i += 3) {
      const [a, b, c] = indices.slice(i, i + 3).map((v) => positions.slice(v * 3, v * 3 + 3) as unknown as V3) as [
        V3,
        V3,
        V3,
      ];
      volume +=
        a[0] * (b[1] * c[2] - b[2] * c[1]) - a[1] * (b[0] * c[2] - b[2] * c[0]) + a[2] * (b[0] * c[1] - b[1] * c[0]);
    }
    expect(volume / 6).toBeCloseTo((4 / 3) * Math.PI * 0.001, 3);
  });

  test("closes a whole trunk", () => {
    const trunk = torso({ bust: 1, hips: 1, waist: 1, shoulders: 1 });
    expect(openEdges(surfaceNets(trunk, [-0.25, 0.75, -0.25], [0.25, 1.5, 0.25], 0.02))).toBe(0);
  });
});

test("a bead is closed", () => {
  expect(openEdges(bead([0, 0, 0], [1, 1, 1]))).toBe(0);
  expect(openEdges(bead([0, 0, 0], [1, 2, 1], 8, 6))).toBe(0);
});

test("split leaves no triangle on both sides of the cut, and no hole", () => {
  const cut: Field = (_x, y) => y - 0.03;
  const mesh = split(surfaceNets(ball, ...BOX, 0.016), cut, ball);
  expect(openEdges(mesh)).toBe(0);
  for (let i = 0; i < mesh.indices.length; i += 3) {
    const heights = mesh.indices.slice(i, i + 3).map((v) => cut(0, numberAt(mesh.positions, v * 3 + 1), 0));
    expect(Math.max(...heights) > 0.0015 && Math.min(...heights) < -0.0015).toBe(false);
  }
});
