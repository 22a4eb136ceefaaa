// @vitest-environment node
import { expect, test } from "vitest";
import { formatSize, formatTimeLeft } from "./time-left.ts";

test.each([
  [0, "a few seconds left"],
  [31, "about 30 seconds left"],
  [58, "about a minute left"],
  [100, "about 2 minutes left"],
  [3600, "about 60 minutes left"],
])("%d s", (seconds, words) => {
  expect(formatTimeLeft(seconds)).toBe(words);
});

test("sizes", () => {
  expect([20, 99_000, 12_340_000].map(formatSize)).toEqual(["1 kB", "99 kB", "12.3 MB"]);
});
