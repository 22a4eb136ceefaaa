// @vitest-environment node
import { expect, it } from "vitest";
import { addTap, tappedTempo } from "./tap-tempo.ts";

const tap = (...times: number[]) => times.reduce<number[]>(addTap, []);

it("takes the tempo of four taps and more, and begins anew after a pause", () => {
  expect(tappedTempo(tap(0, 500, 1_010))).toBeUndefined();
  expect(tappedTempo(tap(0, 500, 1_010, 1_500))).toBe(120);
  expect(tappedTempo(tap(0, 500, 1_010, 1_500, 9_000))).toBeUndefined();
  expect(tappedTempo(tap(0, 500, 9_000, 9_600, 10_200, 10_800))).toBe(100);
});
