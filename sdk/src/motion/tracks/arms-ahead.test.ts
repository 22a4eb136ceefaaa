import { expect, test } from "vitest";
import { channelNamed } from "../format/channels.ts";
import { aheadBy } from "./arms-ahead.ts";

const FWD = channelNamed("fwd.L").index;

test("upper arms beside or behind the body go to the front in loud music, those in front stay", () => {
  expect(aheadBy(FWD, 0, 1)).toBe(20);
  expect(aheadBy(FWD, -40, 0.5)).toBe(10);
  expect(aheadBy(FWD, 30, 1)).toBeGreaterThan(0);
  expect(aheadBy(FWD, 30, 1)).toBeLessThan(20);
  expect(aheadBy(FWD, 60, 1)).toBe(0);
  expect(aheadBy(FWD, 0, 0)).toBe(0);
});

test("no other channel does", () => {
  expect(aheadBy(channelNamed("raise.L").index, 0, 1)).toBe(0);
});
