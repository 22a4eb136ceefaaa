import { describe, expect, test } from "vitest";
import { channelNamed } from "../format/channels.ts";
import { carriedBy } from "./arm-carriage.ts";

const FWD = channelNamed("fwd.L").index;
const RAISE = channelNamed("raise.R").index;

describe("how arms are carried", () => {
  test("upper arms beside or behind the body go to the front in loud music, those in front stay", () => {
    expect(carriedBy(FWD, 0, 1)).toBe(24);
    expect(carriedBy(FWD, -40, 0.5)).toBe(12);
    expect(carriedBy(FWD, 30, 1)).toBeGreaterThan(0);
    expect(carriedBy(FWD, 30, 1)).toBeLessThan(24);
    expect(carriedBy(FWD, 65, 1)).toBe(0);
  });

  test("level arms are held lower, in quiet and loud music; hanging and high arms stay", () => {
    expect(carriedBy(RAISE, 90, 1)).toBe(-24);
    expect(carriedBy(RAISE, 90, 0.2)).toBe(-24);
    expect(carriedBy(RAISE, 20, 1)).toBeCloseTo(0);
    expect(carriedBy(RAISE, 150, 1)).toBeCloseTo(0);
  });

  test("an arm that is raised further is never seen to go down", () => {
    const shown = (raise: number) => raise + carriedBy(RAISE, raise, 1);
    for (let raise = 0; raise < 170; raise++) expect(shown(raise + 1)).toBeGreaterThan(shown(raise));
  });

  test("nothing changes without an intensity, and no other channel does", () => {
    expect(carriedBy(FWD, 0, 0)).toBe(0);
    expect(carriedBy(RAISE, 90, 0)).toBe(0);
    expect(carriedBy(channelNamed("elbow.L").index, 90, 1)).toBe(0);
  });
});
