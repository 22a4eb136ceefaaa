import type { LyricWord } from "../../analysis.ts";

/** A loop of more words than this is not looked for. */
const LONGEST_LOOP = 8;

/** What was written before the text began to repeat itself until its end. */
export function withoutLoop(words: readonly LyricWord[]): LyricWord[] {
  const text = words.map((word) => word.text.trim().toLowerCase());
  let begin = words.length;
  for (let period = 1; period <= LONGEST_LOOP; period++) {
    // The end of the text may be in the middle of a word.
    for (const end of [words.length, words.length - 1]) {
      let i = end - 1;
      while (i >= period && text[i] === text[i - period]) i--;
      if (end - 1 - i >= period) begin = Math.min(begin, i - period + 1);
    }
  }
  return words.slice(0, begin);
}
