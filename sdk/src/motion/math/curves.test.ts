import { expect, test } from "vitest";
import { smootherstep } from "./curves.ts";

test("a share that goes from 0 to 1 never exceeds 1, not even by rounding", () => {
  const shares = Array.from({ length: 20_000 }, (_, i) => smootherstep(1 - i * 1e-10));
  expect(Math.max(...shares)).toBe(1);
  expect(smootherstep(0)).toBe(0);
  expect(smootherstep(0.5)).toBe(0.5);
});
