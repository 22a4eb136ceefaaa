// @vitest-environment node
import { expect, it } from "vitest";
import { keyStep, snapMilliseconds } from "./drag.ts";
import { timeInWords } from "./time-in-words.ts";

it("moves by 10 ms, with Shift by 100, by a second, and to the ends", () => {
  expect(["ArrowRight", "ArrowUp", "ArrowLeft", "ArrowDown"].map((key) => keyStep(key, false))).toEqual([
    10, 10, -10, -10,
  ]);
  expect(keyStep("ArrowLeft", true)).toBe(-100);
  expect([keyStep("PageUp", false), keyStep("PageDown", false)]).toEqual([1_000, -1_000]);
  expect([keyStep("Home", false), keyStep("End", false)]).toEqual([-Infinity, Infinity]);
  expect(keyStep("a", false)).toBeUndefined();
});

it("takes positions in steps of 10 ms", () => {
  expect(snapMilliseconds(1.2349)).toBe(1_230);
});

it("says times in words", () => {
  expect([0, 1_000, 12_340, 61_000, 120_500].map(timeInWords)).toEqual([
    "0 seconds",
    "1 second",
    "12.34 seconds",
    "1 minute 1 second",
    "2 minutes 0.5 seconds",
  ]);
});
