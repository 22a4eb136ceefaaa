import { expect, it } from "vitest";
import { measuredShare, percentOf } from "./progress.ts";

it.each([
  [0.184, 18],
  [0.85, 85],
  [2, 100],
  [-1, 0],
  [Number.NaN, 0],
])("says %f as %i percent", (share, percent) => expect(percentOf(share)).toBe(percent));

it("claims no share before one was measured", () => {
  expect(measuredShare(undefined)).toBeUndefined();
  expect(measuredShare({ stage: "queued", progress: 0 })).toBeUndefined();
  expect(measuredShare({ stage: "transcribing", progress: 0.02 })).toBeUndefined();
  expect(measuredShare({ stage: "transcribing", progress: 0.11 })).toBe(0.11);
  expect(measuredShare({ stage: "listening", progress: 0.6 })).toBe(0.6);
});
