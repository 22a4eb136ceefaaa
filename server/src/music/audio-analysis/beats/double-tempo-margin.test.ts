import { expect, it } from "vitest";
import { TEMPO_CLASSES } from "../model/tempo-classes.ts";
import type { Onsets } from "../spectrum/onsets.ts";
import { doubleTempoMargin } from "./double-tempo-margin.ts";

/** Onsets of a bass on beats and of chords half-way between them. */
function bassAndChords(beats: readonly number[], bass: number, chords: number): Onsets {
  const all = new Float32Array(4000);
  for (const beat of beats) {
    all[beat + 1] = bass;
    all[beat + 32] = chords;
  }
  return { all, low: all, high: all };
}

/** Evidence for 96 beats a minute, and so many log-probabilities less for twice as many. */
const evidence = (less: number) =>
  Float32Array.from(TEMPO_CLASSES, (bpm) =>
    Math.abs(bpm - 96) < 4 ? -0.5 : Math.abs(bpm - 192) < 8 ? -0.5 - less : -18,
  );

const beats = Array.from({ length: 60 }, (_, i) => 20 + Math.round(62.5 * i));

it("leaves doubt where chords between the beats are stronger, and the network takes double tempo for possible", () => {
  const stride = bassAndChords(beats, 2, 4);
  expect(doubleTempoMargin(beats, stride, evidence(3))).toBeCloseTo(0.25);
  expect(doubleTempoMargin(beats, stride, evidence(15))).toBe(1);
});

it("leaves no doubt where more begins on the beats, or double tempo is none that anyone taps", () => {
  expect(doubleTempoMargin(beats, bassAndChords(beats, 4, 4), evidence(3))).toBe(1);
  const quicker = Array.from({ length: 60 }, (_, i) => 20 + 50 * i);
  const chords = quicker.map((beat) => beat + 25);
  expect(doubleTempoMargin(quicker, bassAndChords(chords, 4, 0), evidence(3))).toBe(1);
});
