import type { LyricLine, LyricWord } from "../../analysis.ts";

/** A line of lyrics with the moment at which it begins, in seconds. An empty text ends the line before. */
export interface TimedText {
  time: number;
  text: string;
  words?: LyricWord[];
}

const STAMP = /\[(\d{1,3}):(\d{1,2})(?:[.:](\d{1,3}))?\]/g;
const WORD_STAMP = /<(\d{1,3}):(\d{1,2})(?:[.:](\d{1,3}))?>/g;
/** Not `\s*`: over many empty lines it would take the square of their number. */
const OFFSET = /^[ \t]*\[offset:\s*([+-]?\d+)\s*\]/im;
/** A line that no other follows is shown this long, and none is shown longer than the limit. Seconds. */
const LAST_LINE = 4;
const LONGEST_LINE = 12;
/** Signs of a line that are kept; nobody sings more in its time. */
const MOST_SIGNS = 300;

function seconds(match: RegExpMatchArray): number {
  const [, minutes = "0", whole = "0", fraction = ""] = match;
  return Number(minutes) * 60 + Number(whole) + (fraction ? Number(`0.${fraction}`) : 0);
}

/**
 * Reads LRC, a line with one or more `[mm:ss.xx]` before it, with the word times `<mm:ss.xx>` of its enhanced form.
 * A positive `[offset:ms]` makes lyrics come sooner.
 * @returns undefined when there is no time in the text.
 */
export function parseLrc(text: string): TimedText[] | undefined {
  const offset = Number(OFFSET.exec(text)?.[1] ?? 0) / 1000;
  const lines: TimedText[] = [];
  for (const line of text.split(/\r\n|\r|\n/)) {
    const stamps = [...line.matchAll(STAMP)];
    const rest = line.replace(STAMP, "");
    const sung = rest.replace(WORD_STAMP, "").replace(/\s+/g, " ").trim();
    const words = sung.length > MOST_SIGNS ? undefined : readWords(rest, offset);
    for (const stamp of stamps) {
      const timed = { time: seconds(stamp) - offset, text: sung.slice(0, MOST_SIGNS) };
      lines.push(words && stamps.length === 1 ? { ...timed, words } : timed);
    }
  }
  return lines.length > 0 ? lines : undefined;
}

function readWords(text: string, offset: number): LyricWord[] | undefined {
  const stamps = [...text.matchAll(WORD_STAMP)];
  if (stamps.length === 0) return undefined;
  const words = stamps.map((stamp, i) => {
    const next = stamps[i + 1];
    const start = seconds(stamp) - offset;
    return {
      text: text.slice(stamp.index + stamp[0].length, next?.index).trim(),
      start,
      end: next ? seconds(next) - offset : start + 1,
    };
  });
  return words.filter((word) => word.text !== "");
}

/** Gives each timed text its end: the beginning of the next, within limits. */
export function linesOf(timed: readonly TimedText[]): LyricLine[] {
  const sorted = [...timed].sort((a, b) => a.time - b.time);
  return sorted
    .map(({ time, text, words }, i) => {
      const end = Math.min(sorted[i + 1]?.time ?? time + LAST_LINE, time + LONGEST_LINE);
      return { text, start: time, end, ...(words && { words }) };
    })
    .filter((line) => line.text !== "" && line.end > line.start);
}
