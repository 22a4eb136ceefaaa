import { expect, it } from "vitest";
import { clicks, evenly } from "../../audio.fixture.ts";
import { ANALYSIS_RATE } from "../spectrum/features.ts";
import { refineBeats } from "./refine-beats.ts";

/** Where windows of beats a second apart begin: each is a sixteenth of a second long. */
const decoded = evenly(0.5, 8, 1);

it("finds what begins at the end of a beat's window", () => {
  const late = decoded.map((beat) => beat + 0.058);
  const refined = refineBeats(decoded, clicks(8.5, late, ANALYSIS_RATE));
  for (const [i, beat] of refined.entries()) expect(Math.abs(beat - (late[i] as number))).toBeLessThan(0.01);
});

it("leaves a beat on which nothing begins in the middle of its window", () => {
  const refined = refineBeats(decoded, new Float32Array(8.5 * ANALYSIS_RATE));
  for (const [i, beat] of refined.entries()) expect(beat).toBeCloseTo((decoded[i] as number) + 1 / 32, 6);
});

it("of no beats finds none", () => {
  expect(refineBeats([], new Float32Array(ANALYSIS_RATE))).toEqual([]);
});
