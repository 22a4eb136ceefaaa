import { expect, it } from "vitest";
import type { SeenBody } from "../body/landmarks.ts";
import { clapDelay } from "./clap-delay.ts";

const CLICKS = [1, 2, 3, 4, 5, 6, 7, 8];

/** Hands that meet after each click. */
function clapping(delay: (click: number) => number, open = 0.6, rate = 30): SeenBody[] {
  const claps = CLICKS.map((click, i) => click + delay(i));
  return Array.from({ length: rate * 10 }, (_, i) => {
    const time = i / rate;
    const away = Math.min(1, ...claps.map((clap) => Math.abs(clap - time) * 3));
    const x = 0.04 + (open / 2) * away;
    const world = Array.from({ length: 33 }, (_, k) => ({ x: k === 15 ? x : k === 16 ? -x : 0, y: 0, z: 0 }));
    return { time, world };
  });
}

it("is the time from the click to the hands that meet", () => {
  expect(
    clapDelay(
      clapping(() => 0.3),
      CLICKS,
    ),
  ).toBeCloseTo(0.3, 1);
  expect(
    clapDelay(
      clapping(() => 0),
      CLICKS,
    ),
  ).toBeCloseTo(0, 1);
});

it("is exact to ten milliseconds at every time between two pictures", () => {
  for (const rate of [30, 15, 12]) {
    for (const delay of [0.02, 0.113, 0.24, 0.307]) {
      const bodies = clapping(() => delay, 0.6, rate);
      expect(Math.abs((clapDelay(bodies, CLICKS) ?? 1) - delay)).toBeLessThan(0.01);
    }
  }
});

it("is not known where nobody claps, or at odd times", () => {
  expect(clapDelay([], CLICKS)).toBeUndefined();
  expect(
    clapDelay(
      clapping(() => 0.2, 0.05),
      CLICKS,
    ),
  ).toBeUndefined();
  expect(
    clapDelay(
      clapping((i) => [0, 0.5, 0.15, 0.35][i % 4] ?? 0),
      CLICKS,
    ),
  ).toBeUndefined();
});
