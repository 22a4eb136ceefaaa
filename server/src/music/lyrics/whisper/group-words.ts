import type { LyricLine, LyricWord } from "../../analysis.ts";

/** A silence that ends a line. Seconds. */
const PAUSE = 0.8;
/** A line has no more words than this; at a comma this many are enough. */
const MOST_WORDS = 12;
const ENOUGH_WORDS = 5;
const SENTENCE_END = /[.!?…。！？]["'”’)]*$/;
const CLAUSE_END = /[,;:、，；：]["'”’)]*$/;
/** Whisper writes lines of songs with a capital; the English "I" has one anywhere. */
const CAPITAL = /^\s*(?!I\b)\p{Lu}/u;

/**
 * Makes lines to sing of words as Whisper writes them: with the space before them that belongs there, and with their
 * punctuation. A piece without a space that begins with an apostrophe belongs to the word before it.
 */
export function groupWords(pieces: readonly LyricWord[]): LyricLine[] {
  const lines: LyricWord[][] = [];
  for (const word of joinPieces(pieces)) {
    const line = lines.at(-1);
    if (line && !endsLine(line, word)) line.push(word);
    else lines.push([word]);
  }
  return lines.map((words) => ({
    text: words
      .map(({ text }) => text)
      .join("")
      .trim(),
    start: words[0]?.start ?? 0,
    end: words.at(-1)?.end ?? 0,
    words: words.map((word) => ({ ...word, text: word.text.trim() })),
  }));
}

function joinPieces(pieces: readonly LyricWord[]): LyricWord[] {
  const words: LyricWord[] = [];
  for (const piece of pieces) {
    const last = words.at(-1);
    if (last && /^['’-]/.test(piece.text)) {
      words[words.length - 1] = { text: last.text + piece.text, start: last.start, end: piece.end };
    } else if (piece.text.trim() !== "") words.push(piece);
  }
  return words;
}

function endsLine(line: readonly LyricWord[], next: LyricWord): boolean {
  const last = line.at(-1);
  if (!last) return false;
  if (SENTENCE_END.test(last.text) || next.start - last.end > PAUSE || line.length >= MOST_WORDS) return true;
  return CLAUSE_END.test(last.text) && (line.length >= ENOUGH_WORDS || CAPITAL.test(next.text));
}
