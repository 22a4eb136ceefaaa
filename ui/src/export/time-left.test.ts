import { expect, test } from "vitest";
import { saySize, sayTimeLeft } from "./time-left.ts";

test.each([
  [0, "a few seconds left"],
  [31, "about 30 seconds left"],
  [58, "about a minute left"],
  [100, "about 2 minutes left"],
  [3600, "about 60 minutes left"],
])("%d s", (seconds, words) => {
  expect(sayTimeLeft(seconds)).toBe(words);
});

test("sizes", () => {
  expect([20, 99_000, 12_340_000].map(saySize)).toEqual(["1 kB", "99 kB", "12.3 MB"]);
});
