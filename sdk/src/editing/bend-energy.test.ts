import { expect, it } from "vitest";
import { buildTimeline } from "../choreography/build-timeline.ts";
import type { ChoreographyDocument } from "../choreography/document.ts";
import { bendEnergy } from "./bend-energy.ts";

const beats = Array.from({ length: 20 }, (_, i) => i / 2);
const DANCE: ChoreographyDocument = {
  "0.00": { lyrics: "", steps: [1], start: 0, beats: beats.slice(0, 11), energy: beats.slice(0, 11).map(() => 0.5) },
  // Its first beat is also the last of the segment before.
  "5.00": { lyrics: "", steps: [2], start: 5, beats: beats.slice(10), energy: beats.slice(10).map(() => 0.5) },
};
const energyOf = (document: ChoreographyDocument) => buildTimeline(document, 10).dynamics?.energy ?? [];
const bent = (beat: number, energy: number, document = DANCE) =>
  bendEnergy(document, buildTimeline(document, 10), beat, energy);

it("gives a beat the energy that is asked for, and takes its neighbours along", () => {
  const energy = energyOf(bent(10, 0.9));
  expect(energy[10]).toBeCloseTo(0.9);
  expect(energy[6]).toBeCloseTo(0.7);
  expect([energy[2], energy[18]]).toEqual([0.5, 0.5]);
});

it("stays between silence and the loudest", () => {
  expect(Math.max(...energyOf(bent(4, 7)))).toBe(1);
  expect(Math.min(...energyOf(bent(4, -7)))).toBe(0);
});

it("leaves a dance as it is that has no energy, no such beat, or this energy already", () => {
  const silent = { "0.00": { lyrics: "", steps: [1], start: 0, beats } };
  expect(bent(4, 1, silent)).toBe(silent);
  for (const [beat, energy] of [
    [99, 1],
    [4, 0.5],
    [4, Number.NaN],
  ] as const)
    expect(bent(beat, energy)).toBe(DANCE);
});
