import { expect, test } from "vitest";
import { chooseBoundaries } from "./choose-boundaries.ts";

const METER = 4;
/** Novelty of a clip of so many bars, high at some beats and low elsewhere. */
function clip(bars: number, peaks: Record<number, number>) {
  const novelty = new Float32Array(bars * METER).fill(0.02);
  for (const [beat, height] of Object.entries(peaks)) novelty[Number(beat)] = height;
  return { novelty, barred: { positions: Array.from(novelty, (_, i) => i % METER), meter: METER } };
}

test("begins sections on the downbeats that stand out", () => {
  const { novelty, barred } = clip(24, { 32: 0.5, 64: 0.4 });
  expect(chooseBoundaries(novelty, barred)).toEqual([32, 64]);
});

test("takes a peak a beat beside the downbeat for the downbeat's", () => {
  const { novelty, barred } = clip(16, { 31: 0.5 });
  expect(chooseBoundaries(novelty, barred)).toEqual([32]);
});

test("prefers phrases of eight bars to a slightly higher peak that divides them", () => {
  const { novelty, barred } = clip(32, { 32: 0.5, 60: 0.31, 64: 0.3, 96: 0.5 });
  expect(chooseBoundaries(novelty, barred)).toEqual([32, 64, 96]);
});

test("keeps sections of four bars at least, and two at the ends", () => {
  const { novelty, barred } = clip(16, { 4: 0.9, 32: 0.5, 40: 0.4, 60: 0.9 });
  expect(chooseBoundaries(novelty, barred)).toEqual([32]);
});

test("finds nothing in music that does not change, or that has no bars", () => {
  const { novelty, barred } = clip(16, {});
  expect(chooseBoundaries(novelty, barred)).toEqual([]);
  expect(chooseBoundaries(new Float32Array(0), { positions: [], meter: 4 })).toEqual([]);
});
