import { pitchOf } from "./melody.ts";

const QUALITIES: Readonly<Record<string, readonly number[]>> = {
  "": [0, 4, 7],
  m: [0, 3, 7],
  "7": [0, 4, 7, 10],
  maj7: [0, 4, 7, 11],
  m7: [0, 3, 7, 10],
  m9: [0, 3, 7, 10, 14],
  maj9: [0, 4, 7, 11, 14],
  "9": [0, 4, 7, 10, 14],
  "13": [0, 4, 10, 14, 21],
  "7b9": [0, 4, 7, 10, 13],
  "6": [0, 4, 7, 9],
  m6: [0, 3, 7, 9],
  add9: [0, 4, 7, 14],
  madd9: [0, 3, 7, 14],
  sus4: [0, 5, 7],
  sus2: [0, 2, 7],
  "7sus4": [0, 5, 7, 10],
  dim: [0, 3, 6],
  dim7: [0, 3, 6, 9],
  m7b5: [0, 3, 6, 10],
};

/** A chord: its bass as a pitch class, and its tones as pitch classes, root first. */
export interface Chord {
  bass: number;
  tones: readonly number[];
}

/** @throws {RangeError} for a symbol that is not known. For example "F#m7", "G/B". */
export function chordOf(symbol: string): Chord {
  const [name = "", over] = symbol.split("/");
  const match = /^([A-G][#b]?)(.*)$/.exec(name);
  const intervals = match && QUALITIES[match[2] as string];
  if (!match || !intervals) throw new RangeError(`"${symbol}" is no chord.`);
  const root = pitchOf(`${match[1]}4`) % 12;
  return {
    bass: over ? pitchOf(`${over}4`) % 12 : root,
    tones: intervals.map((interval) => (root + interval) % 12),
  };
}

/** Chords of bars: "Am F | C G" has two in each of two bars. */
export function chordsOf(text: string): Chord[][] {
  return text
    .trim()
    .split("|")
    .map((bar) => bar.trim().split(/\s+/).filter(Boolean).map(chordOf))
    .filter((bar) => bar.length > 0);
}

/** Each tone of a chord at its lowest place from a note on: chords beside each other then move little. */
export function voicing({ tones }: Chord, from: number): number[] {
  return tones.map((tone) => from + ((((tone - from) % 12) + 12) % 12)).sort((a, b) => a - b);
}

/** The bass of a chord at its lowest place from a note on. */
export function bassOf({ bass }: Chord, from: number): number {
  return from + ((((bass - from) % 12) + 12) % 12);
}
