import { expect, test } from "vitest";
import { blinkAt } from "./blink.ts";

const TIMES = Array.from({ length: 60 * 200 }, (_, i) => i / 200);
/** Times at which the eyes are shut, one of each blink. */
const shutTimes = (beats?: readonly number[]) => TIMES.filter((time) => blinkAt(time, beats) > 0.99);

test("eyes are shut on beats, as often as without music", () => {
  for (const period of [0.31, 0.5, 0.83]) {
    const beats = Array.from({ length: Math.ceil(60 / period) + 1 }, (_, i) => i * period);
    const shut = shutTimes(beats);
    expect(shut.length).toBeGreaterThan(12);
    for (const time of shut) expect(Math.abs(time - Math.round(time / period) * period)).toBeLessThan(0.02);
  }
});

test("without a beat near by they blink all the same, and a blink is whole", () => {
  expect(shutTimes().length).toBeGreaterThan(12);
  const beats = [7.1, 21, 40.6];
  for (let i = 1; i < TIMES.length; i++) {
    const step = Math.abs(blinkAt(TIMES[i] ?? 0, beats) - blinkAt(TIMES[i - 1] ?? 0, beats));
    expect(step, `at ${TIMES[i]} s`).toBeLessThan(0.2);
  }
});
