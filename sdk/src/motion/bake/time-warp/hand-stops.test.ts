import { expect, test } from "vitest";
import { handStops } from "./hand-stops.ts";

const BOUNDS = { stroke: 0.5, stopped: 0.4 };
/** A stroke that speeds up and slows down evenly, of so many samples. */
const stroke = (peak: number, samples: number) =>
  Array.from({ length: samples }, (_, i) => peak * Math.sin((Math.PI * (i + 0.5)) / samples));
const still = (samples: number) => Array.from({ length: samples }, (_, i) => 0.01 + 0.002 * Math.sin(i * 2));

test("a hand that turns back stops where it is slowest", () => {
  const speeds = [...stroke(2, 20), ...stroke(1.5, 16), ...stroke(2, 20)];
  expect(handStops(speeds, BOUNDS).map(({ at }) => at)).toEqual([20, 35]);
});

test("a hand that stays has stopped when it arrived, once", () => {
  const stops = handStops([...stroke(2, 20), ...still(60), ...stroke(2, 20), ...still(5)], BOUNDS);
  expect(stops).toHaveLength(2);
  expect(stops[0]?.at).toBeGreaterThanOrEqual(19);
  expect(stops[0]?.at).toBeLessThan(24);
});

test("what is slow, small or goes on is no stop", () => {
  expect(handStops([...stroke(0.4, 20), ...still(10), ...stroke(0.45, 20)], BOUNDS)).toEqual([]);
  const wavers = Array.from({ length: 80 }, (_, i) => 2 + 0.8 * Math.sin(i / 3));
  expect(handStops(wavers, BOUNDS)).toEqual([]);
  expect(handStops([], BOUNDS)).toEqual([]);
});
