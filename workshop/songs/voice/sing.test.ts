import { describe, expect, it } from "vitest";
import { SAMPLE_RATE } from "../synthesis/signal.ts";
import { pronunciationOf, WORDS } from "./lexicon.ts";
import { phoneme } from "./phonemes.ts";
import { sing } from "./sing.ts";
import { ALTO, TENOR } from "./singer.ts";
import { setToMusic, syllableOf } from "./sung-line.ts";
import { timeSounds } from "./timing.ts";

const note = (time: number, pitch: number, seconds = 0.5) => ({ time, seconds, pitch });

/** The pitch of a sound around a time, in MIDI notes: where it is most like itself a period later. */
function pitchAt(sound: Float32Array, time: number): number {
  const [from, size] = [Math.round(time * SAMPLE_RATE), 2000];
  const likeness = (lag: number) => {
    let [both, a, b] = [0, 1e-9, 1e-9];
    for (let i = from; i < from + size; i++) {
      const [x, y] = [sound[i] as number, sound[i + lag] as number];
      both += x * y;
      a += x * x;
      b += y * y;
    }
    return both / Math.sqrt(a * b);
  };
  const lags = Array.from({ length: 420 }, (_, i) => i + 80);
  const values = lags.map(likeness);
  const most = Math.max(...values);
  // The first peak that is nearly the highest: later ones are two periods and more.
  const first = values.findIndex((value, i) => value > most - 0.05 && value >= (values[i + 1] ?? 0));
  return 69 + 12 * Math.log2(SAMPLE_RATE / (lags[first] as number) / 440);
}

function loudness(sound: Float32Array, from: number, to: number): number {
  const part = sound.subarray(Math.round(from * SAMPLE_RATE), Math.round(to * SAMPLE_RATE));
  return Math.sqrt(part.reduce((sum, value) => sum + value * value, 0) / part.length);
}

describe("a line", () => {
  it("needs a tone for each syllable; tied tones go on with the one before", () => {
    expect(() => setToMusic("Marigold morning", [note(0, 60)])).toThrow("5 syllables and 1 tones");
    const line = setToMusic("open", [note(1, 60), { ...note(1.5, 62), tied: true }, note(2, 60)]);
    expect(line.syllables.map(({ notes }) => notes.length)).toEqual([2, 1]);
    expect([line.start, line.end, line.words]).toEqual([1, 2.5, [{ text: "open", start: 1, end: 2.5 }]]);
  });

  it("is sung of known words alone", () => {
    expect(() => setToMusic("Xylophone", [note(0, 60)])).toThrow('no "xylophone"');
  });

  it("can be sung with every word of the lexicon: a syllable has one vowel, and sounds that the voice knows", () => {
    for (const word of Object.keys(WORDS)) {
      const notes = pronunciationOf(word).map((_, i) => note(i, 60));
      for (const { name } of timeSounds(setToMusic(word, notes).syllables))
        expect(() => phoneme(name), word).not.toThrow();
    }
  });

  it("is refused where a syllable has two vowels or none", () => {
    expect(() => syllableOf("chaos", ["K", "EY", "AA", "S"])).toThrow('"chaos": the syllable "K EY AA S"');
    expect(() => syllableOf("hm", ["HH", "M"])).toThrow("does not have one vowel");
  });

  it("has each vowel on its tone and the consonants before it", () => {
    const line = setToMusic("Step, step", [note(1, 60), note(1.5, 62)]);
    const sounds = timeSounds(line.syllables);
    expect(sounds.map(({ name }) => name).join(" ")).toBe("S T EH P S T EH P");
    expect(sounds.filter(({ name }) => name === "EH").map(({ start }) => start)).toEqual([1, 1.5]);
    for (const [i, sound] of sounds.entries()) {
      expect(sound.end).toBeGreaterThan(sound.start);
      expect(sounds[i + 1]?.start ?? 9).toBeGreaterThanOrEqual(sound.end - 1e-9);
    }
  });
});

describe("a singer", () => {
  it.each([
    ["tenor", TENOR, 52],
    ["alto", ALTO, 62],
  ] as const)("is in tune (%s)", (_, singer, low) => {
    const pitches = [0, 4, 7, 5].map((step) => low + step);
    const line = setToMusic(
      "Look at the sky",
      pitches.map((pitch, i) => note(1 + 0.5 * i, pitch)),
    );
    const { time, sound } = sing(line, singer);
    const heard = pitches.map((_, i) => pitchAt(sound, 1 + 0.5 * i + 0.16 - time));
    for (const [i, pitch] of heard.entries()) expect(Math.abs(pitch - (pitches[i] as number))).toBeLessThan(0.35);
  });

  it("is in time: silence in the closure before a vowel, sound on the beat", () => {
    const { time, sound } = sing(setToMusic("take", [note(1, 55)]), TENOR);
    expect(loudness(sound, 1.02 - time, 1.2 - time)).toBeGreaterThan(12 * loudness(sound, 0, 0.05));
  });

  it("makes an s of noise above 4 kHz and a vowel below", () => {
    const line = setToMusic("Sing", [note(1, 55)]);
    const { time, sound } = sing(line, TENOR);
    const crossings = (from: number, to: number) => {
      const part = sound.subarray(Math.round((from - time) * SAMPLE_RATE), Math.round((to - time) * SAMPLE_RATE));
      return (
        part.reduce((count, value, i) => count + (i > 0 && value * (part[i - 1] as number) < 0 ? 1 : 0), 0) /
        (to - from) /
        2
      );
    };
    expect(crossings(0.92, 0.97)).toBeGreaterThan(4000);
    expect(crossings(1.1, 1.3)).toBeLessThan(1500);
  });

  it("sings the same each time", () => {
    const line = setToMusic("One", [note(0.5, 57)]);
    expect(sing(line, ALTO).sound).toEqual(sing(line, ALTO).sound);
  });
});
