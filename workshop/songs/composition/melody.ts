/** A tone of a melody: its beat, MIDI note, length in beats; a tied one goes on with the syllable before. */
export interface Tone {
  beat: number;
  pitch: number;
  beats: number;
  tied?: boolean;
}

const DEGREES: Readonly<Record<string, number>> = { C: 0, D: 2, E: 4, F: 5, G: 7, A: 9, B: 11 };

/**
 * MIDI number of a note's name: C4 is 60; # and b raise and lower.
 * @throws {RangeError} for anything else.
 */
export function pitchOf(name: string): number {
  const match = /^([A-G])([#b]?)(-?\d)$/.exec(name);
  if (!match) throw new RangeError(`"${name}" is no note.`);
  const [, letter = "", sign, octave] = match;
  return 12 * (Number(octave) + 1) + (DEGREES[letter] as number) + (sign === "#" ? 1 : sign === "b" ? -1 : 0);
}

/**
 * Reads a melody: "G4/1 A4/.5 -/.5 ~B4/1 |", a note and its length in beats, `-` for a rest, `~` for a tied one. Bars are
 * checked where `meter` is given.
 * @throws {RangeError} for what is no note, and for a bar of another length.
 */
export function melody(text: string, meter?: number): Tone[] {
  const tones: Tone[] = [];
  let beat = 0;
  for (const bar of text.trim().split("|")) {
    const start = beat;
    for (const item of bar.trim().split(/\s+/).filter(Boolean)) {
      const [name = "", length = "1"] = item.split("/");
      const beats = Number(length);
      if (!(beats > 0)) throw new RangeError(`"${item}" has no length.`);
      if (name !== "-") {
        const tied = name.startsWith("~");
        tones.push({ beat, pitch: pitchOf(tied ? name.slice(1) : name), beats, ...(tied && { tied }) });
      }
      beat += beats;
    }
    if (meter && bar.trim() && Math.abs(beat - start - meter) > 1e-6) {
      throw new RangeError(`The bar "${bar.trim()}" has ${beat - start} beats.`);
    }
  }
  return tones;
}

/** The same melody in another place: semitones higher, beats later. */
export function moved(
  tones: readonly Tone[],
  { semitones = 0, beats = 0 }: { semitones?: number; beats?: number },
): Tone[] {
  return tones.map((tone) => ({ ...tone, pitch: tone.pitch + semitones, beat: tone.beat + beats }));
}
