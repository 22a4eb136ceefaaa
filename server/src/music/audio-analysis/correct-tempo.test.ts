import { describe, expect, it } from "vitest";
import type { AudioAnalysis } from "../analysis.ts";
import { correctTempo } from "./correct-tempo.ts";

/** Twelve beats at 120 a minute; bars begin on the third. */
const ANALYSIS: AudioAnalysis = {
  duration: 6,
  tempo: 120,
  beats: Array.from({ length: 12 }, (_, i) => i / 2),
  downbeats: [1, 3, 5],
  meter: 4,
  hasBeat: true,
  confidence: { beats: 1, downbeats: 1, sections: 0 },
  sections: [{ start: 0, end: 6, label: "A", energy: 0.5 }],
  energy: Array.from({ length: 12 }, (_, i) => i / 12),
  accents: [],
};

describe("a tempo that the user corrects", () => {
  it("halves to the beats that bars begin on, and keeps their energy", () => {
    const half = correctTempo(ANALYSIS, "half");
    expect(half.tempo).toBe(60);
    expect(half.beats).toEqual([0, 1, 2, 3, 4, 5]);
    expect(half.downbeats).toEqual([1, 5]);
    expect(half.energy).toHaveLength(6);
    expect(half.energy[1]).toBeCloseTo((ANALYSIS.energy[2] ?? 0) / 2 + (ANALYSIS.energy[3] ?? 0) / 2);
  });

  it("doubles with a beat between each two", () => {
    const double = correctTempo(ANALYSIS, "double");
    expect(double.tempo).toBe(240);
    expect(double.beats).toHaveLength(23);
    expect(double.beats.slice(0, 4)).toEqual([0, 0.25, 0.5, 0.75]);
    expect(double.downbeats).toEqual([0, 1, 2, 3, 4, 5]);
    expect(double.energy).toHaveLength(23);
  });

  it("shifts bars by one beat, and after a whole bar is where it was", () => {
    const once = correctTempo(ANALYSIS, "shift");
    expect(once.beats).toEqual(ANALYSIS.beats);
    expect(once.downbeats).toEqual([1.5, 3.5, 5.5]);
    const round = [1, 2, 3].reduce((heard) => correctTempo(heard, "shift"), once);
    expect(round.downbeats).toEqual(ANALYSIS.downbeats);
  });

  it("leaves what is too short to halve", () => {
    const short = { ...ANALYSIS, beats: [0, 0.5, 1], downbeats: [0], energy: [1, 1, 1] };
    expect(correctTempo(short, "half")).toEqual(short);
  });

  it("keeps bars of other lengths: they begin one beat later, or become shorter bars", () => {
    const unequal = { ...ANALYSIS, downbeats: [1, 3, 4.5] };
    expect(correctTempo(unequal, "shift").downbeats).toEqual([1.5, 3.5, 5]);
    expect(correctTempo(unequal, "double").downbeats).toEqual([0, 1, 2, 3, 4, 4.5, 5.5]);
  });
});
