import { describe, expect, test } from "vitest";
import { channelNamed } from "../format/channels.ts";
import { createCurve } from "../format/curve.ts";
import { sweeps, sweptBy } from "./arm-sweep.ts";

const key = (beat: number, value: number) => ({ beat, value, through: false });
const RAISE = channelNamed("raise.L").index;
/** Up and down between 40 and 100 degrees, as much above the middle of 70 as below. */
const UP_AND_DOWN = createCurve([key(0, 40), key(1, 100), key(2, 40), key(3, 100), key(4, 40)]);
const swept = (value: number, level: number, sweep = 0.5) => sweptBy(RAISE, value, UP_AND_DOWN, 4, sweep, level);

describe("an arm in loud music", () => {
  test("goes further up where it is up, and further down where it is down, by nearly the same", () => {
    expect(swept(100, 1)).toBeGreaterThan(10);
    expect(swept(100, 1)).toBeLessThan(15);
    expect(swept(40, 1)).toBeLessThan(-8);
    expect(swept(40, 1)).toBeGreaterThan(-15);
    expect(swept(70, 1)).toBeCloseTo(0, 1);
  });

  test("does so the more, the louder it is, and not at all in quiet music or where the move does not sweep", () => {
    expect(swept(100, 0.5)).toBeGreaterThan(0);
    expect(swept(100, 0.5)).toBeLessThan(swept(100, 0.8));
    expect(swept(100, 1)).toBe(swept(100, 0.8));
    expect(swept(100, 0.3)).toBe(0);
    expect(swept(100, 1, 0)).toBe(0);
  });

  test("stays between straight down and straight up, however far it sweeps", () => {
    for (let value = 0; value <= 165; value += 5) {
      const to = value + swept(value, 1, 2);
      expect(to).toBeGreaterThanOrEqual(0);
      expect(to).toBeLessThanOrEqual(165);
    }
    expect(swept(170, 1, 2)).toBe(0);
  });
});

test("upper arms and elbows sweep, nothing else", () => {
  const named = ["raise.R", "fwd.L", "elbow.R", "wrist.L", "y", "bend"] as const;
  expect(named.map((name) => sweeps(channelNamed(name).index))).toEqual([true, true, true, false, false, false]);
});
