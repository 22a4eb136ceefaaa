import type { LyricWord } from "../../analysis.ts";

/** A word, a syllable or a letter with the moment at which it is sung, in seconds. */
export interface Piece {
  time: number;
  text: string;
}

/** A last word of which no end is known is shown this long, seconds. */
const LAST_WORD = 1;
/** Scripts that put no spaces between words: each piece is taken for a word. */
export const WITHOUT_SPACES = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmr}\p{sc=Mymr}]/u;

/**
 * The words of a line. A piece begins a word where a space is before it, or where its script has none. An empty piece ends
 * the word before.
 * @param end of the line, where it is known
 */
export function joinPieces(pieces: readonly Piece[], end = Number.POSITIVE_INFINITY): LyricWord[] {
  const words: LyricWord[] = [];
  let isNew = true;
  for (const { time, text } of pieces) {
    const last = words.at(-1);
    const trimmed = text.trim();
    if (last && trimmed === "") last.end = Math.min(last.end, time);
    else if (last && !isNew && !/^\s/.test(text) && !WITHOUT_SPACES.test(text)) {
      last.text += trimmed;
      last.end = Math.min(time + LAST_WORD, end);
    } else if (trimmed !== "") {
      if (last) last.end = Math.min(last.end, time);
      words.push({ text: trimmed, start: time, end: Math.min(time + LAST_WORD, end) });
    }
    isNew = trimmed === "" || /\s$/.test(text);
  }
  return words;
}
