import { expect, test } from "vitest";
import { random } from "../random.ts";
import { ambiguous } from "./ambiguous.ts";

const drawn = Array.from({ length: 400 }, (_, seed) => ambiguous(random(seed)));

test("its patterns fill their bars", () => {
  for (const groove of drawn) {
    const patterns = [...Object.values(groove.drums).flat(), ...groove.bass, ...groove.chords];
    for (const pattern of patterns.filter((pattern) => pattern !== "held")) {
      expect(pattern).toHaveLength(groove.meter * (groove.steps ?? 4));
      expect(pattern).toMatch(/^[.1-9]+$/);
    }
  }
});

test("has bars of every length, and tempi that are counted at half and at double speed", () => {
  expect(new Set(drawn.map(({ meter }) => meter))).toEqual(new Set([2, 3, 4, 5, 7]));
  const tempi = drawn.filter(({ meter }) => meter === 4).map(({ bpm: [low] }) => low);
  expect(Math.min(...tempi)).toBeLessThan(62);
  expect(Math.max(...tempi)).toBeGreaterThan(215);
});

test("now and then the strongest drum is not on the first beat of the bar", () => {
  const kicks = drawn.flatMap(({ drums, meter }) => (meter === 4 && drums.kick ? [drums.kick[0] ?? ""] : []));
  const silent = kicks.filter((pattern) => pattern.startsWith("."));
  expect(silent.length).toBeGreaterThan(0.05 * kicks.length);
  expect(silent.length).toBeLessThan(0.5 * kicks.length);
});
