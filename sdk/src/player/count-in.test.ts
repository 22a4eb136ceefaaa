import { expect, it } from "vitest";
import { countInOf } from "./count-in.ts";

it("counts in the song's own tempo, and its first beat follows the last count like any other", () => {
  const beats = [0.2, 0.6, 1, 1.4, 1.81, 2.2];
  const { beat, rest } = countInOf({ beats });
  expect(beat).toBeCloseTo(0.4);
  expect(rest + 0.2).toBeCloseTo(beat);
});

it("begins on a beat too where the song has none for a while", () => {
  const { beat, rest } = countInOf({ beats: [3.1, 3.6, 4.1] });
  expect(beat).toBeCloseTo(0.5);
  expect(rest).toBeCloseTo(0.4);
});

it("counts a song without beats at 120 a minute", () => {
  expect(countInOf({ beats: [] })).toEqual({ beat: 0.5, rest: 0.5 });
  expect(countInOf({ beats: [1] })).toEqual({ beat: 0.5, rest: 0.5 });
});
