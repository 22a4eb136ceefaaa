import type { LyricLine } from "../../music/analysis.ts";

/** A word of the lyrics at its time. */
export interface LyricCue {
  /** Lower case, letters only. */
  word: string;
  /** Seconds. */
  time: number;
}

/** The words of the lyrics with their times; words of a line without times of their own share the line evenly. */
export function lyricCues(lines: readonly LyricLine[]): LyricCue[] {
  return lines.flatMap((line) => {
    if (line.words && line.words.length > 0) {
      return line.words.map(({ text, start }) => ({ word: normalise(text), time: start }));
    }
    const words = line.text.split(/\s+/).filter(Boolean);
    return words.map((text, i) => ({
      word: normalise(text),
      time: line.start + ((line.end - line.start) * i) / words.length,
    }));
  });
}

function normalise(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}]/gu, "");
}

const ENDINGS = ["s", "es", "ed", "ing", "in", "er"];

/** Whether a sung word is a form of one that calls for a move: 'jumping' of 'jump', 'waved' of 'wave'. */
export function isFormOf(sung: string, word: string): boolean {
  const stems = [word, word.replace(/e$/, ""), word + word.at(-1)];
  return sung === word || stems.some((stem) => ENDINGS.some((ending) => sung === stem + ending));
}
