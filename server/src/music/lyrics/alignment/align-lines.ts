import anyAscii from "any-ascii";
import type { LyricLine, LyricWord } from "../../analysis.ts";
import { matchLetters } from "./match-letters.ts";
import { wordsOfLine } from "./words-of-line.ts";

/** With a smaller share of the letters heard, the lines are not those that are sung. */
const LEAST_HEARD = 0.4;
/** Nor with a smaller share of all letters: three in a row are the same by chance. */
const LEAST_COMMON = 0.1;
/** How long a letter is sung where nothing better is known. Seconds. */
const LETTER = 0.09;
/** So many lines may come before the first that was heard, and after the last. */
const MOST_UNHEARD = 2;
/** A line that was not heard, and reaches farther out of the clip than this, is not in it. Seconds. */
const OUTSIDE = 0.5;

interface Word {
  line: number;
  text: string;
  letters: readonly string[];
  /** Absent where the word was not heard. */
  times?: { start: number; end: number };
}

/** Known lines with times. */
export interface AlignedLines {
  lines: LyricLine[];
  /** Words of the lines that were not heard: their times are guessed from the words around them. */
  guessed: ReadonlySet<LyricWord>;
}

/**
 * Gives known lines the times of the words that were heard. Words that were not heard are placed between those that
 * were. Lines far before the first that was heard, and after the last, are left out: the clip may be a part of the song.
 * @param lines as they are written
 * @param heard in the clip's time, sorted
 * @param duration of the clip, seconds
 * @returns undefined where too little of the lines was heard.
 */
export function alignLines(
  lines: readonly string[],
  heard: readonly LyricWord[],
  duration: number,
): AlignedLines | undefined {
  const words = lines.flatMap((text, line) =>
    wordsOfLine(text).map((word): Word => ({ line, text: word, letters: lettersOf(word) })),
  );
  const letters = words.flatMap((word) => word.letters.map((letter) => ({ letter, word })));
  const sounds = heard.flatMap(({ text, start, end }) => {
    const all = lettersOf(text);
    const at = (i: number) => start + ((end - start) * i) / all.length;
    return all.map((letter, i) => ({ letter, start: at(i), end: at(i + 1) }));
  });
  const runs = matchLetters(
    letters.map(({ letter }) => letter),
    sounds.map(({ letter }) => letter),
  );
  const [first, last] = [runs[0], runs.at(-1)];
  if (!first || !last) return undefined;
  const covered = last.one + last.length - first.one;
  const common = runs.reduce((sum, { length }) => sum + length, 0);
  if (common < LEAST_HEARD * Math.min(covered, sounds.length) || common < LEAST_HEARD * covered * 0.75)
    return undefined;

  if (common < LEAST_COMMON * Math.min(letters.length, sounds.length)) return undefined;

  for (const run of runs) {
    for (let i = 0; i < run.length; i++) {
      const letter = letters[run.one + i];
      const sound = sounds[run.other + i];
      if (letter && sound) letter.word.times = { start: letter.word.times?.start ?? sound.start, end: sound.end };
    }
  }
  const from = (words.find(({ times }) => times)?.line ?? 0) - MOST_UNHEARD;
  const to = (words.findLast(({ times }) => times)?.line ?? 0) + MOST_UNHEARD;
  const near = words.filter(({ line }) => line >= from && line <= to);
  const heardLines = new Set(words.filter(({ times }) => times).map(({ line }) => line));
  const placed = placeUnheard(near);
  const outside = placed.filter(({ times }) => times.start < -OUTSIDE || times.end > duration + OUTSIDE);
  const left = new Set(outside.map(({ line }) => line).filter((line) => !heardLines.has(line)));
  return linesOf(
    lines,
    placed.filter(({ line }) => !left.has(line)),
    duration,
  );
}

/**
 * What letters are compared by: in Latin script, small, without accents, signs and spaces. Transcribers write Hindi in
 * Latin letters as well, and Japanese in one kana or the other.
 */
function lettersOf(text: string): string[] {
  return [...anyAscii(text).toLowerCase()].filter((letter) => /[a-z0-9]/.test(letter));
}

/** Places words that were not heard: those of a line beside its words, whole lines evenly in the time between. */
function placeUnheard(words: readonly Word[]): Placed[] {
  const placed: Placed[] = [];
  for (let i = 0; i < words.length; ) {
    const word = words[i];
    if (word?.times) {
      placed.push({ ...word, times: word.times });
      i++;
      continue;
    }
    const next = words.findIndex(({ times }, j) => j > i && times !== undefined);
    const group = words.slice(i, next < 0 ? words.length : next);
    const before = placed.at(-1);
    placed.push(...placeGroup(group, before, words[next]));
    i += group.length;
  }
  return placed;
}

interface Placed extends Word {
  times: { start: number; end: number };
  isGuessed?: boolean;
}

function placeGroup(group: readonly Word[], before: Word | undefined, after: Word | undefined): Placed[] {
  const needed = lengthOf(group);
  const from = before?.times?.end ?? (after?.times?.start ?? 0) - needed;
  const to = after?.times?.start ?? from + needed;
  if (to - from <= 1.3 * needed) return spread(group, from, to);
  const head = group.filter(({ line }) => line === before?.line);
  const tail = group.filter(({ line }) => line === after?.line && line !== before?.line);
  const between = group.filter((word) => !head.includes(word) && !tail.includes(word));
  const start = from + lengthOf(head);
  const end = to - lengthOf(tail);
  const lines = [...new Set(between.map(({ line }) => line))];
  return [
    ...spread(head, from, start),
    ...lines.flatMap((line, i) => {
      const own = between.filter((word) => word.line === line);
      const room = (end - start) / lines.length;
      const begin = start + room * i + Math.max(0, room - lengthOf(own)) / 2;
      return spread(own, begin, begin + Math.min(room, lengthOf(own)));
    }),
    ...spread(tail, end, to),
  ];
}

const lengthOf = (words: readonly Word[]) => LETTER * words.reduce((sum, { letters }) => sum + letters.length, 0);

/** Words one after the other, each as long as it has letters. */
function spread(words: readonly Word[], from: number, to: number): Placed[] {
  const total = Math.max(
    1,
    words.reduce((sum, { letters }) => sum + letters.length, 0),
  );
  let done = 0;
  return words.map((word) => {
    const start = from + ((to - from) * done) / total;
    done += word.letters.length;
    return { ...word, times: { start, end: from + ((to - from) * done) / total }, isGuessed: true };
  });
}

function linesOf(lines: readonly string[], words: readonly Placed[], duration: number): AlignedLines {
  const inside = words.filter(({ times }) => times.end > 0 && times.start < duration);
  const guessed = new Set<LyricWord>();
  const aligned = [...new Set(inside.map(({ line }) => line))].map((line) => {
    const own = inside
      .filter((word) => word.line === line)
      .map(({ text, times, isGuessed }) => {
        const word: LyricWord = { text, start: Math.max(0, times.start), end: Math.min(duration, times.end) };
        if (isGuessed) guessed.add(word);
        return word;
      });
    return { text: lines[line] ?? "", start: own[0]?.start ?? 0, end: own.at(-1)?.end ?? duration, words: own };
  });
  return { lines: aligned, guessed };
}
