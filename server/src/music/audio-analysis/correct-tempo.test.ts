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

  it("leaves music that is too short to halve", () => {
    const short = { ...ANALYSIS, beats: [0, 0.5, 1], downbeats: [0], energy: [1, 1, 1] };
    expect(correctTempo(short, "half")).toEqual(short);
  });

  it("keeps bars of other lengths: they begin one beat later, or become shorter bars", () => {
    const unequal = { ...ANALYSIS, downbeats: [1, 3, 4.5] };
    expect(correctTempo(unequal, "shift").downbeats).toEqual([1.5, 3.5, 5]);
    expect(correctTempo(unequal, "double").downbeats).toEqual([0, 1, 2, 3, 4, 4.5, 5.5]);
  });

  it("moves by milliseconds, and leaves out beats outside the song", () => {
    const earlier = correctTempo(ANALYSIS, "later:-100");
    expect(earlier.beats.slice(0, 2)).toEqual([0.4, 0.9]);
    expect(earlier.downbeats).toEqual([0.9, 2.9, 4.9]);
    expect(earlier.energy).toEqual(ANALYSIS.energy.slice(1));
    expect(correctTempo(ANALYSIS, "later:30").downbeats).toEqual([1.03, 3.03, 5.03]);
  });

  it("lies on what was heard when it is typed, of a song whose tempo was heard right, double or half", () => {
    for (const typed of ["tempo:120", "tempo:240", "tempo:60"] as const) {
      const { beats, downbeats, tempo } = correctTempo(ANALYSIS, typed);
      expect(tempo).toBeCloseTo(Number(typed.slice(6)), 6);
      for (const [i, beat] of beats.entries()) expect(beat).toBeCloseTo((i * 60) / tempo, 6);
      expect(downbeats.map((time) => Math.round(time * 1000) / 1000)).toContain(1);
    }
  });

  it("is typed for a song that was heard wrong: its accents say where the beats lie, and what was rounded", () => {
    const times = Array.from({ length: 120 }, (_, i) => 0.2 + (i * 60) / 127.7);
    const accents = times.map((time) => ({ time, strength: 1 }));
    // Three beats were heard for each two.
    const beats = Array.from({ length: 80 }, (_, i) => 0.2 + (i * 90) / 127.7);
    const heard = { ...ANALYSIS, duration: 56, accents, beats, downbeats: [], energy: beats.map(() => 0.5) };
    const typed = correctTempo(heard, "tempo:128");
    expect(typed.tempo).toBeCloseTo(127.7, 1);
    for (const [i, beat] of typed.beats.entries()) expect(Math.abs(beat - (times[i] ?? 0))).toBeLessThan(0.01);
  });
});
