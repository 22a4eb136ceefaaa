import { numberAt } from "@nataraj/sdk/arrays";
import { expect, it } from "vitest";
import { findBeats } from "../beats/find-beats.ts";
import type { BeatActivation } from "./activation.ts";
import { TEMPO_CLASSES, tempoEvidence } from "./tempo-classes.ts";

it("reads the evidence between two classes, and beyond the last of them", () => {
  const byClass = Float32Array.from(TEMPO_CLASSES, (_, i) => -i);
  expect(tempoEvidence(byClass, 48)).toBeCloseTo(0);
  expect(tempoEvidence(byClass, 96)).toBeCloseTo(-12);
  expect(tempoEvidence(byClass, 96 * 2 ** (0.5 / 12))).toBeCloseTo(-12.5);
  expect(tempoEvidence(byClass, 10)).toBeCloseTo(0);
  expect(tempoEvidence(byClass, 1000)).toBeCloseTo(-27);
});

/** Thirty seconds of strokes at 150 a minute, every second of them a little weaker: 75 or 150, who knows. */
const ambiguous = (bpm: number): BeatActivation => {
  const beat = new Float32Array(3000);
  for (let i = 0; i < 75; i++) beat.fill(i % 2 ? 0.55 : 0.8, 20 + 40 * i, 26 + 40 * i);
  const tempo = Float32Array.from(TEMPO_CLASSES, (v) => -Math.min(5, 20 * Math.abs(Math.log2(v / bpm))));
  return { beat, downbeat: beat.map((v, t) => (t % 320 < 30 ? v * 0.8 : v * 0.1)), tempo };
};

it.each([75, 150])("takes beats at %d a minute where the tempo is heard so", (bpm) => {
  const { times } = findBeats(ambiguous(bpm));
  const intervals = times.slice(1).map((time, i) => time - numberAt(times, i));
  for (const interval of intervals) expect(interval).toBeCloseTo(60 / bpm, 1);
});
