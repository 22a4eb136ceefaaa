import { type Consonant, phoneme } from "./phonemes.ts";
import type { SungSyllable } from "./sung-line.ts";

/** A sound in its time, seconds. */
export interface TimedSound {
  name: string;
  start: number;
  end: number;
  /** The stop is not aspirated, as after an s. */
  plain?: boolean;
}

/** Consonants take no more of the time between two vowels than this. */
const MOST_CONSONANTS = 0.55;
/** A rest shorter than this is sung over, seconds. */
const SUNG_OVER = 0.06;
/** Sounds in a row shorten each other. */
const IN_CLUSTER = 0.82;
/** A final stop is let go softly. */
const IN_CODA = 0.85;

function lengthOf(name: string, inCluster: boolean): number {
  const { seconds, release } = phoneme(name) as Consonant;
  const whole = seconds + (release ? release.burst + (release.friction ?? 0) + release.breath : 0);
  return whole * (inCluster ? IN_CLUSTER : 1);
}

function lengths(names: readonly string[]): number[] {
  return names.map((name) => lengthOf(name, names.length > 1));
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/**
 * Gives each sound its time: a vowel begins with its tone, the consonants before it end there, and those after it take
 * the end of the tone, so that what is sung is in time as a listener counts it.
 */
export function timeSounds(syllables: readonly SungSyllable[]): TimedSound[] {
  const sounds: TimedSound[] = [];
  const lay = (names: readonly string[], from: number, scale: number): number => {
    let at = from;
    lengths(names).forEach((length, i) => {
      const name = names[i] as string;
      const plain = names[i - 1] === "S";
      sounds.push({ name, start: at, end: at + length * scale, ...(plain && { plain }) });
      at += length * scale;
    });
    return at;
  };
  let scaleOfOnset = 1;
  syllables.forEach(({ onset, vowel, coda, notes }, i) => {
    const start = notes[0]?.time ?? 0;
    const last = notes.at(-1);
    const end = last ? last.time + last.seconds : start;
    if (i === 0) lay(onset, start - sum(lengths(onset)), 1);
    else lay(onset, start - sum(lengths(onset)) * scaleOfOnset, scaleOfOnset);
    const next = syllables[i + 1];
    const nextStart = next?.notes[0]?.time ?? Number.POSITIVE_INFINITY;
    const [codaSeconds, nextSeconds] = [sum(lengths(coda)) * IN_CODA, next ? sum(lengths(next.onset)) : 0];
    const consonants = codaSeconds + nextSeconds;
    const isLegato = nextStart - nextSeconds < end + SUNG_OVER;
    const room = isLegato ? nextStart - start : end + codaSeconds - start;
    const wanted = isLegato ? consonants : codaSeconds;
    const scale = Math.min(1, (MOST_CONSONANTS * room) / Math.max(1e-6, wanted));
    const vowelEnd = isLegato ? nextStart - consonants * scale : Math.max(start + 0.06, end - 0.4 * codaSeconds);
    sounds.push({ name: vowel, start, end: vowelEnd });
    lay(coda, vowelEnd, IN_CODA * (isLegato ? scale : 1));
    scaleOfOnset = isLegato ? scale : 1;
  });
  return sounds;
}
