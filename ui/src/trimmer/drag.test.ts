import { expect, it } from "vitest";
import { beginDrag, dragTime, keyStep, refineDrag, snapMilliseconds } from "./drag.ts";
import { timeInWords } from "./time-in-words.ts";

/** A view of 10 seconds on 1000 pixels. */
const VIEW = { start: 20, end: 30 };

it("keeps the handle under the pointer that took it beside its middle", () => {
  const drag = beginDrag(503, 25, VIEW, 1000);
  expect(dragTime(drag, 503, VIEW, 1000)).toBeCloseTo(25);
  expect(dragTime(drag, 603, VIEW, 1000)).toBeCloseTo(26);
  expect(dragTime(drag, 603, { start: 21, end: 31 }, 1000)).toBeCloseTo(27);
});

it("counts a tenth of the way while fine tuning, from where it began", () => {
  const fine = refineDrag(beginDrag(500, 25, VIEW, 1000), 500, 25);
  expect(dragTime(fine, 500, VIEW, 1000)).toBeCloseTo(25);
  expect(dragTime(fine, 600, VIEW, 1000)).toBeCloseTo(25.1);
  expect(refineDrag(fine, 900, 29)).toBe(fine);
});

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
