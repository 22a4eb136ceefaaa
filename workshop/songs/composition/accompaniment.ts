import type { Track } from "../mixing/track.ts";
import type { Instrument } from "../synthesis/instrument.ts";
import { bassOf, type Chord, voicing } from "./harmony.ts";
import type { Manner, Score } from "./score.ts";

/** Who plays, where and how. */
export interface Part extends Manner {
  score: Score;
  track: Track;
  instrument: Instrument;
  meter: number;
  /** The lowest note of its chords, or of the bass. */
  low: number;
  velocity?: number;
}

/** Chords with the beat at which each begins and its length. */
function* inTime(bars: readonly Chord[][], from: number, meter: number) {
  for (const [bar, chords] of bars.entries()) {
    for (const [i, chord] of chords.entries()) {
      const beats = meter / chords.length;
      yield { chord, beat: from + bar * meter + i * beats, beats, next: chords[i + 1] ?? bars[bar + 1]?.[0] ?? chord };
    }
  }
}

/** Holds each chord for as long as it lasts. `open` spreads its tones over the two sides. */
export function hold(part: Part, bars: readonly Chord[][], from: number, open = 0): void {
  for (const { chord, beat, beats } of inTime(bars, from, part.meter)) {
    const tones = voicing(chord, part.low);
    tones.forEach((pitch, i) => {
      const pan = (part.pan ?? 0) + open * ((2 * i) / Math.max(1, tones.length - 1) - 1);
      part.score.tone(part.track, part.instrument, beat, pitch, beats * 0.98, { ...part, pan });
    });
  }
}

/** Strikes the chords in a rhythm, a sign a step: a digit is how hard, `.` a rest. Tones come apart by `strum`, ms. */
export function comp(
  part: Part,
  bars: readonly Chord[][],
  from: number,
  rhythm: string,
  step: number,
  { beats = step, strum = 6 } = {},
): void {
  const steps = rhythm.replaceAll(/[\s|]/g, "");
  for (const { chord, beat, beats: length } of inTime(bars, from, part.meter)) {
    for (let at = 0; at < length - 1e-6; at += step) {
      const place = Math.round((beat + at - from) / step) % steps.length;
      const strength = Number(steps[place]);
      if (!(strength > 0)) continue;
      voicing(chord, part.low).forEach((pitch, i) => {
        const manner = { ...part, late: (part.late ?? 0) + i * strum, velocity: strength / 9 };
        part.score.tone(part.track, part.instrument, beat + at, pitch, beats, manner);
      });
    }
  }
}

/** Plays the tones of the chords one by one: numbers count them from the lowest, those beyond go up an octave. */
export function arpeggio(
  part: Part,
  bars: readonly Chord[][],
  from: number,
  order: string,
  step: number,
  beats = step,
): void {
  const places = order.trim().split(/\s+/);
  let i = 0;
  for (const { chord, beat, beats: length } of inTime(bars, from, part.meter)) {
    const tones = voicing(chord, part.low);
    for (let at = 0; at < length - 1e-6; at += step, i++) {
      const place = Number(places[i % places.length]);
      if (!Number.isFinite(place)) continue;
      const pitch = (tones[place % tones.length] as number) + 12 * Math.floor(place / tones.length);
      part.score.tone(part.track, part.instrument, beat + at, pitch, beats, part);
    }
  }
}

/**
 * A bass in a figure that each chord repeats: `R` its bass, `5` and `8` the fifth and the octave above, `3` its second tone,
 * `n` a semitone from the next bass, `-` a rest; each with its beats after a stroke: "R/1.5 5/.5 8/1 n/1".
 */
export function bassLine(part: Part, bars: readonly Chord[][], from: number, figure: string): void {
  const items = figure
    .trim()
    .split(/\s+/)
    .map((item) => item.split("/") as [string, string]);
  for (const { chord, beat, beats, next } of inTime(bars, from, part.meter)) {
    const root = bassOf(chord, part.low);
    const coming = bassOf(next, part.low);
    const third = root + (((((chord.tones[1] as number) - root) % 12) + 12) % 12);
    const tones: Record<string, number> = {
      R: root,
      "3": third,
      "5": root + 7,
      "8": root + 12,
      n: coming + (coming > root ? -1 : 1),
    };
    let at = 0;
    for (const [name, length] of items) {
      const pitch = tones[name];
      if (at < beats - 1e-6 && pitch !== undefined) {
        part.score.tone(
          part.track,
          part.instrument,
          beat + at,
          pitch,
          Math.min(Number(length), beats - at) * 0.94,
          part,
        );
      }
      at += Number(length);
    }
  }
}
