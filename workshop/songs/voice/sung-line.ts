import { pronunciationOf } from "./lexicon.ts";
import { isVowel } from "./phonemes.ts";

/** A tone that is sung: when it begins and how long it is held, seconds; MIDI note, fractions allowed. */
export interface SungNote {
  time: number;
  seconds: number;
  pitch: number;
}

/** A syllable with its tones: the first carries its vowel's beginning, others are sung on. */
export interface SungSyllable {
  onset: readonly string[];
  vowel: string;
  coda: readonly string[];
  notes: readonly SungNote[];
}

/** A word with the times at which its vowels begin and end, seconds. */
export interface SungWord {
  text: string;
  start: number;
  end: number;
}

/** A line of a song: its words, and one tone for each syllable; tones that are `tied` go on with the syllable before. */
export interface SungLine {
  text: string;
  words: SungWord[];
  syllables: SungSyllable[];
  /** From the first vowel to the last tone's end. Seconds. */
  start: number;
  end: number;
}

/**
 * Sets a line of words to tones.
 * @throws {RangeError} when there are not as many tones as syllables, a word is not in the lexicon, or one of its
 * syllables does not have one vowel.
 */
export function setToMusic(text: string, notes: readonly (SungNote & { tied?: boolean })[]): SungLine {
  const words = text.split(/\s+/).map((word) => ({ text: word, syllables: pronunciationOf(word) }));
  const groups: SungNote[][] = [];
  for (const { tied, ...note } of notes) {
    if (tied) groups.at(-1)?.push(note);
    else groups.push([note]);
  }
  const count = words.reduce((sum, { syllables }) => sum + syllables.length, 0);
  if (count !== groups.length) {
    throw new RangeError(`"${text}" has ${count} syllables and ${groups.length} tones.`);
  }
  const syllables: SungSyllable[] = [];
  const timed = words.map((word): SungWord => {
    const own = word.syllables.map((sounds) => ({
      ...syllableOf(word.text, sounds),
      notes: groups.shift() as SungNote[],
    }));
    syllables.push(...own);
    const [first, last] = [own[0]?.notes[0] as SungNote, own.at(-1)?.notes.at(-1) as SungNote];
    return { text: word.text, start: first.time, end: last.time + last.seconds };
  });
  return { text, words: timed, syllables, start: timed[0]?.start ?? 0, end: timed.at(-1)?.end ?? 0 };
}

/**
 * The parts of a syllable.
 * @param word it belongs to, for the error.
 * @throws {RangeError} when it has no vowel or several: a tone carries exactly one.
 */
export function syllableOf(word: string, sounds: readonly string[]): Omit<SungSyllable, "notes"> {
  const at = sounds.findIndex(isVowel);
  const vowel = sounds[at];
  if (vowel === undefined || sounds.findLastIndex(isVowel) !== at) {
    throw new RangeError(`"${word}": the syllable "${sounds.join(" ")}" does not have one vowel.`);
  }
  return { onset: sounds.slice(0, at), vowel, coda: sounds.slice(at + 1) };
}
