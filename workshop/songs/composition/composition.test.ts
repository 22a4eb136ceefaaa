import { describe, expect, it } from "vitest";
import { bassOf, chordOf, chordsOf, voicing } from "./harmony.ts";
import { melody, pitchOf } from "./melody.ts";
import { Score } from "./score.ts";
import { secondVoice } from "./second-voice.ts";

describe("a melody", () => {
  it("is read with rests and ties", () => {
    expect(melody("C4/1 -/.5 D4/.5 ~E4/2", 4)).toEqual([
      { beat: 0, pitch: 60, beats: 1 },
      { beat: 1.5, pitch: 62, beats: 0.5 },
      { beat: 2, pitch: 64, beats: 2, tied: true },
    ]);
  });

  it("has full bars, notes and lengths", () => {
    expect(() => melody("C4/1 D4/2 | E4/4", 4)).toThrow('bar "C4/1 D4/2" has 3 beats');
    expect(() => melody("H4/4", 4)).toThrow('"H4" is no note');
    expect(() => melody("C4/0", 4)).toThrow("no length");
  });

  it("has a second voice in its scale", () => {
    const major = [0, 2, 4, 5, 7, 9, 11];
    expect(secondVoice(melody("C4 E4 B4"), major, 2).map(({ pitch }) => pitch)).toEqual([64, 67, 74]);
    expect(secondVoice(melody("C4"), major, -2)[0]?.pitch).toBe(57);
  });
});

describe("harmony", () => {
  it("reads chords with another bass", () => {
    expect(chordOf("F#m7")).toEqual({ bass: 6, tones: [6, 9, 1, 4] });
    expect(chordOf("G/B").bass).toBe(11);
    expect(() => chordOf("Hmaj")).toThrow("is no chord");
    expect(chordsOf("Am F | C").map((bar) => bar.length)).toEqual([2, 1]);
  });

  it("voices chords near each other", () => {
    expect(voicing(chordOf("C"), 55)).toEqual([55, 60, 64]);
    expect(voicing(chordOf("F"), 55)).toEqual([57, 60, 65]);
    expect(bassOf(chordOf("G/B"), pitchOf("E1"))).toBe(35);
  });
});

describe("a score", () => {
  it("swings every second part and leaves the beats alone", () => {
    const score = new Score({ tempo: 60, swingUnit: 0.25, swing: 0.32 });
    expect([0, 1, 2.5].map((beat) => score.timeOf(beat))).toEqual([0, 1, 2.5]);
    expect(score.timeOf(0.25)).toBeCloseTo(0.33, 6);
    expect(score.timeOf(1.75)).toBeCloseTo(1.83, 6);
  });
});
