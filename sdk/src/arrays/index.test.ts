import { expect, it } from "vitest";
import { float32At, float64At, intAt, lastNumber, numberAt } from "./index.ts";

it("reads the number at an index", () => {
  expect(float32At(Float32Array.of(0.5, 1.5), 1)).toBe(1.5);
  expect(float64At(Float64Array.of(0.1), 0)).toBe(0.1);
  expect(intAt(Uint16Array.of(7, 9), 1)).toBe(9);
  expect(numberAt([3, 4], 0)).toBe(3);
  expect(lastNumber([3, 4])).toBe(4);
});

it("is NaN outside, which shows in every sum", () => {
  expect(float32At(new Float32Array(2), 2)).toBeNaN();
  expect(float64At(new Float64Array(2), -1)).toBeNaN();
  expect(intAt(new Uint8Array(2), 5)).toBeNaN();
  expect(numberAt([], 0)).toBeNaN();
  expect(lastNumber([])).toBeNaN();
});
