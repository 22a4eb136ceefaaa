import { expect, test } from "vitest";
import { assigned, assignments } from "./assignments.ts";

const LINE = [0, 1, -1, 2, -2].map((x) => ({ x, z: 0 }));

test("those who stand to the left stay there, however the places are listed, and the leader stays in front", () => {
  const farther = [0, -3, 3, -1.5, 1.5].map((x) => ({ x, z: x === 0 ? 0 : -1 }));
  const all = assignments(LINE, farther);
  expect(all).toHaveLength(24);
  expect(new Set(all.map(String)).size).toBe(24);
  expect(assigned(farther, all[0] ?? []).map(({ x }) => x)).toEqual([0, 1.5, -1.5, 3, -3]);
});

test("one who dances alone stays", () => {
  expect(assignments([{ x: 0, z: 0 }], [{ x: 0, z: 0 }])).toEqual([[0]]);
});
