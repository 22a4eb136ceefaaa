import { expect, it } from "vitest";
import { decodeBarLengths } from "./decode-bar-lengths.ts";

/** Log-odds of beats in bars of these lengths: well heard where bars begin, unless they are among the wrong ones. */
function oddsOf(lengths: readonly number[], wrong: readonly number[] = [], sure = 3): number[] {
  const odds = lengths.flatMap((beats) => Array.from({ length: beats }, (_, i) => (i === 0 ? sure : -sure)));
  return odds.map((value, beat) => (wrong.includes(beat) ? -value : value));
}

const bars = (count: number) => Array.from({ length: count }, () => 4);

const positionsOf = (lengths: readonly number[]) =>
  lengths.flatMap((beats) => Array.from({ length: beats }, (_, i) => i));

it.each([2, 3, 4, 5, 7])("finds bars of %d beats, and keeps to them where some are heard wrongly", (meter) => {
  const lengths = Array.from({ length: 40 }, () => meter);
  const found = decodeBarLengths(oddsOf(lengths, [meter, 3 * meter + 1, 6 * meter]));
  expect(found.meter).toBe(meter);
  expect(found.positions).toEqual(positionsOf(lengths));
});

it("loses no bar after one that lacks a beat, or is two beats long", () => {
  const lengths = [...bars(7), 3, ...bars(8), 2, ...bars(10)];
  const found = decodeBarLengths(oddsOf(lengths));
  expect(found.meter).toBe(4);
  expect(found.positions).toEqual(positionsOf(lengths));
});

it("needs five bars of no great certainty to know that one before them lacks a beat", () => {
  const lengths = [...bars(7), 3, ...bars(5)];
  expect(decodeBarLengths(oddsOf(lengths, [], 2.2)).positions).toEqual(positionsOf(lengths));
});

it("counts a bar that is cut at the start from its end", () => {
  expect(decodeBarLengths(oddsOf([1, 4, 4, 4, 4]).with(0, -3)).positions.slice(0, 3)).toEqual([3, 0, 1]);
});

it("finds bars of seven where they are heard faintly", () => {
  const positions = positionsOf(Array.from({ length: 12 }, () => 7));
  const odds = positions.map((position) => (position === 0 ? 0.8 : -0.3));
  expect(decodeBarLengths(odds)).toEqual({ positions, meter: 7 });
});

it("has bars of four where nothing is heard, and none of no beats", () => {
  expect(decodeBarLengths(Array.from({ length: 100 }, () => -0.6)).meter).toBe(4);
  expect(decodeBarLengths([])).toEqual({ positions: [], meter: 4 });
});
