import { expect, it } from "vitest";
import { songEnergy } from "./song-energy.ts";

const song = (...loudness: number[]) => songEnergy(loudness, loudness);

it("is 0 in a song's quietest bars and 1 in its loudest, and rises with loudness", () => {
  const energy = song(-30, -28, -20, -18, -16, -14, -12, -10);
  expect(energy[0]).toBeCloseTo(0, 5);
  expect(energy.at(-1)).toBeCloseTo(1, 5);
  expect(energy).toEqual(energy.toSorted((a, b) => a - b));
});

it("stays near .6 where a song has no dynamics", () => {
  for (const energy of song(-14, -13.8, -14.2, -13.5, -14.9, -14.1)) expect(Math.abs(energy - 0.6)).toBeLessThan(0.11);
});

it("tells the verse of a loud song from its chorus", () => {
  const energy = song(-26, -26, -25, ...new Array(10).fill(-13), ...new Array(10).fill(-11));
  expect((energy.at(-1) ?? 0) - (energy[5] ?? 1)).toBeGreaterThan(0.25);
});
