import { clipText } from "@nataraj/sdk/contract";
import type { LyricLine, LyricWord } from "../../analysis.ts";
import { joinPieces, type Piece } from "./join-pieces.ts";
import { spaceWords } from "./space-words.ts";
import { sungTexts } from "./sung-text.ts";

/** A line of lyrics with the moment at which it begins, in seconds. An empty text ends the line before. */
export interface TimedText {
  time: number;
  text: string;
  /** Where the line says itself when it ends. */
  end?: number | undefined;
  words?: LyricWord[];
}

const STAMP = /[[<](\d{1,3}):(\d{1,2})(?:[.:](\d{1,3}))?[\]>]/g;
/** Not `\s*`: over many empty lines it would take the square of their number. */
const OFFSET = /^[ \t]*\[offset:\s*([+-]?\d+)\s*\]/im;
/** A line that no other follows is shown this long, and none is shown longer than the limit. Seconds. */
const LAST_LINE = 4;
const LONGEST_LINE = 12;
/** Signs of a line that are kept; nobody sings more in its time. */
const MOST_SIGNS = 300;
/** Lines nearer than this are sung at the same time: original and translation. Seconds. */
const SAME_TIME = 0.02;

function seconds(match: RegExpMatchArray): number {
  const [, minutes = "0", whole = "0", fraction = ""] = match;
  return Number(minutes) * 60 + Number(whole) + (fraction ? Number(`0.${fraction}`) : 0);
}

/**
 * Reads LRC: lines with one or more `[mm:ss.xx]` before them. Words may have times of their own, as `<mm:ss.xx>` or
 * `[mm:ss.xx]` before each word, syllable or letter; a time at the end of a line is the line's end. A positive `[offset:ms]`
 * makes lyrics come sooner.
 * @returns undefined when there is no time in the text.
 */
export function parseLrc(text: string): TimedText[] | undefined {
  const offset = Number(OFFSET.exec(text)?.[1] ?? 0) / 1000;
  const pieces = text.split(/\r\n|\r|\n/).map((line) => piecesOf(line, offset));
  const lines = spaceWords(pieces).flatMap(readLine);
  return lines.length > 0 ? lines : undefined;
}

type LrcPiece = Piece & { isOfLine: boolean };

function piecesOf(line: string, offset: number): LrcPiece[] {
  const stamps = [...line.matchAll(STAMP)];
  return stamps.map((stamp, i) => ({
    time: seconds(stamp) - offset,
    text: line.slice(stamp.index + stamp[0].length, stamps[i + 1]?.index),
    isOfLine: stamp[0].startsWith("["),
  }));
}

function readLine(pieces: readonly LrcPiece[]): TimedText[] {
  // Stamps without a word between them stand before the line: one for each time that it is sung.
  const first = pieces.findIndex(({ text }) => text.trim() !== "");
  const leading = (first < 0 ? pieces : pieces.slice(0, first + 1)).filter(({ isOfLine }) => isOfLine);
  if (leading.length === 0) return [];
  const inner = pieces.slice(Math.max(0, first));
  const sung = inner
    .map(({ text }) => text)
    .join("")
    .replace(/\s+/g, " ")
    .trim();
  const clipped = clipText(sung, MOST_SIGNS);
  const isRepeated = leading.length > 1 && !inner.slice(1).some(({ isOfLine }) => isOfLine);
  if (inner.length === 1 || first < 0 || isRepeated) return leading.map(({ time }) => ({ time, text: clipped }));
  const time = leading[0]?.time ?? 0;
  const end = inner.at(-1)?.text.trim() === "" ? inner.at(-1)?.time : undefined;
  const words = clipped === sung && inner.filter(({ text }) => text.trim() !== "").length > 1 && joinPieces(inner);
  return [{ time, text: clipped, end, ...(words && { words }) }];
}

/**
 * Gives each timed text its end: its own or the beginning of the next, within limits. Of two texts at the same time the
 * first is sung, and the last is its translation. What is not sung (credits) is left out.
 */
export function linesOf(timed: readonly TimedText[]): LyricLine[] {
  const sorted = [...timed].sort((a, b) => a.time - b.time);
  const lines: (TimedText & { translation?: string })[] = [];
  const texts = sungTexts(sorted.map(({ text }) => text));
  for (const [i, line] of sorted.entries()) {
    const text = texts[i];
    if (text === undefined) continue;
    const last = lines.at(-1);
    if (!last || line.time - last.time > SAME_TIME) lines.push({ ...line, text });
    else if (last.text === "") lines[lines.length - 1] = { ...line, text };
    else if (text !== "" && text !== last.text) last.translation = text;
  }
  return lines
    .map(({ time, text, end, words, translation }, i) => {
      const next = lines[i + 1]?.time;
      const until = Math.min(end ?? next ?? time + LAST_LINE, next ?? Number.POSITIVE_INFINITY, time + LONGEST_LINE);
      return { text, start: time, end: until, ...(words && { words }), ...(translation && { translation }) };
    })
    .filter((line) => line.text !== "" && line.end > line.start);
}
