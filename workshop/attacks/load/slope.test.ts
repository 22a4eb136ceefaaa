import { expect, test } from "vitest";
import { slopeOf } from "./slope.ts";

/** An hour of samples, with noise between −1 and 1 that is the same each time. */
const anHour = (valueAt: (hours: number, noise: number) => number) =>
  Array.from({ length: 300 }, (_, at) => {
    const noise = ((at * 2_654_435_761) % 2_001) / 1_000 - 1;
    return { hours: at / 300, value: valueAt(at / 300, noise) };
  });

test("noise, a warm-up and peaks of a few samples are no slope", () => {
  expect(slopeOf(anHour((_, noise) => 200 + 20 * noise))).toMatchObject({ verdict: "steady" });
  expect(slopeOf(anHour((hours, noise) => Math.min(200, 600 * hours) + noise))).toMatchObject({ verdict: "steady" });
  expect(slopeOf(anHour((hours) => (hours > 0.9 && hours < 0.91 ? 900 : 200)))).toMatchObject({ verdict: "steady" });
  expect(slopeOf(anHour(() => 7))).toEqual({ mean: 7, perHour: 0, within: 0, verdict: "steady" });
});

test("what grows by more than the noise is told, with how much and how surely", () => {
  const { perHour, within, verdict } = slopeOf(anHour((hours, noise) => 200 + 30 * hours + 5 * noise));
  expect(verdict).toBe("grows");
  expect(Math.abs(perHour - 30)).toBeLessThan(within);
  expect(within).toBeLessThan(10);
  expect(slopeOf(anHour((hours) => -3 * hours))).toMatchObject({ verdict: "falls" });
});

test("a few samples have no slope", () => {
  expect(() => slopeOf(anHour(() => 1).slice(0, 12))).toThrow(RangeError);
});
