import type { LyricLine, LyricWord } from "../analysis.ts";
import { wordsOfLine } from "./alignment/words-of-line.ts";
import { cleanLines } from "./cut-lyrics.ts";
import { isHallucinated } from "./hallucination.ts";
import { withoutLag } from "./lag.ts";

/** Of a longer clip in which fewer words are heard, nothing is sung: a syllable is made up of an instrument. Seconds. */
const LONG_CLIP = 15;
const FEWEST_WORDS = 3;
/** A line repeated more often than this in a row was made up. */
const MAX_REPEATS = 4;
/** Signs without a letter or a digit, and the sounds that transcribers write in brackets, are not sung. */
const NOT_WORDS = /^(?:[^\p{L}\p{N}]*|[\s♪♫*]*[[(][^\])]*[\])][\s♪♫*]*)$/u;

/**
 * Makes a transcript fit to be shown: moved by the transcribers' lag, without what they made up over music that has
 * no words, in order and inside the clip.
 * @param duration of the clip, in seconds
 */
export function repairTranscript(lines: readonly LyricLine[], duration: number): LyricLine[] {
  const sung = lines.filter((line) => line.start < duration && line.end > 0 && !NOT_WORDS.test(line.text));
  const words = sung.flatMap((line) => wordsOfLine(line.text));
  if (duration > LONG_CLIP && words.length < FEWEST_WORDS) return [];
  if (isHallucinated(sung.map((line) => line.text).join(" "))) return [];
  const kept = withoutLoops(sung).filter((line) => !isHallucinated(line.text));
  return tidyLines(kept.map(lineWithoutLag), duration);
}

/**
 * Puts lines and their words in order inside the clip.
 * @param duration of the clip, in seconds
 */
export function tidyLines(lines: readonly LyricLine[], duration: number): LyricLine[] {
  return cleanLines(lines, duration).map(({ words, ...line }) => {
    const tidy = cleanWords(words ?? [], line);
    return tidy.length > 0 ? { ...line, words: tidy } : line;
  });
}

function withoutLoops(lines: readonly LyricLine[]): LyricLine[] {
  let run = 0;
  return lines.filter((line, i) => {
    run = i > 0 && lines[i - 1]?.text.trim() === line.text.trim() ? run + 1 : 0;
    return run < MAX_REPEATS;
  });
}

function lineWithoutLag({ words, ...line }: LyricLine): LyricLine {
  return { ...withoutLag<LyricLine>(line), ...(words && { words: words.map(withoutLag) }) };
}

/** Words in order inside their line, none beginning before the one before has begun. */
function cleanWords(words: readonly LyricWord[], { start, end }: { start: number; end: number }): LyricWord[] {
  return words
    .filter((word) => word.text !== "" && word.end > word.start && word.start < end && word.end > start)
    .sort((a, b) => a.start - b.start)
    .map((word, i, all) => ({
      ...word,
      start: Math.max(start, word.start),
      end: Math.min(end, word.end, all[i + 1]?.start ?? end),
    }))
    .filter((word) => word.end > word.start);
}
