import type { LyricLine, LyricWord } from "../../analysis.ts";
import { hasTooManyFrames } from "./id3-frames.ts";
import { linesOf, parseLrc, type TimedText } from "./parse-lrc.ts";

/** ID3's time stamp format of milliseconds; the other, MPEG frames, is not in use. */
const MILLISECONDS = 2;

/** More than this is not read of a song's lyrics: signs of LRC, pieces of SYLT. The longest songs have a tenth of it. */
const LONGEST_TEXT = 200_000;
const MOST_PIECES = 20_000;

/** The language of songs without words: "no linguistic content" (ISO 639-2). */
const NO_WORDS = "zxx";

/**
 * Synced lyrics in a file's tags: SYLT frames, and LRC text in ID3's USLT, Vorbis comments or M4A. In the time of the
 * whole song. None where the tags call it a song without words; undefined where they say nothing, or cannot be read:
 * tags decide nothing else.
 */
export async function lyricsInTags(file: string): Promise<LyricLine[] | undefined> {
  if (await hasTooManyFrames(file)) return undefined;
  const { parseFile } = await import("music-metadata");
  const metadata = await parseFile(file, { skipCovers: true, duration: false }).catch(() => undefined);
  for (const tag of metadata?.common.lyrics ?? []) {
    const synced = tag.timeStampFormat === MILLISECONDS ? joinSyllables(tag.syncText.slice(0, MOST_PIECES)) : undefined;
    const timed = synced?.length ? synced : parseLrc((tag.text ?? "").slice(0, LONGEST_TEXT));
    const lines = timed ? linesOf(timed) : [];
    if (lines.length > 0) return lines;
  }
  return metadata?.common.language?.trim().toLowerCase() === NO_WORDS ? [] : undefined;
}

/**
 * Lines of a SYLT frame. Some writers give it line by line, others by words or syllables, with a line feed before the
 * first of each line: these are joined, and where a piece begins a word, the word keeps its time.
 */
function joinSyllables(pieces: readonly { text: string; timestamp?: number }[]): TimedText[] {
  const timed = pieces.flatMap(({ text, timestamp }) =>
    timestamp === undefined ? [] : [{ time: timestamp / 1000, text }],
  );
  const bySyllable = timed.filter(({ text }) => /^[\r\n]/.test(text)).length > 0;
  if (!bySyllable) return timed.map(({ time, text }) => ({ time, text: text.trim() }));
  const lines: Syllable[][] = [];
  for (const syllable of timed) {
    const last = lines.at(-1);
    if (!last || /^[\r\n]/.test(syllable.text)) lines.push([syllable]);
    else last.push(syllable);
  }
  return lines.map((line, i) => {
    const text = line
      .map((syllable) => syllable.text)
      .join("")
      .trim();
    const words = wordsOf(line, lines[i + 1]?.[0]?.time);
    return { time: line[0]?.time ?? 0, text, ...(words.length > 1 && { words }) };
  });
}

interface Syllable {
  time: number;
  text: string;
}

/** A last word of which no end is known is shown this long, seconds. */
const LAST_WORD = 1;

/** The words of a line: a piece that begins with a space, or comes first, begins one. */
function wordsOf(line: readonly Syllable[], end: number | undefined): LyricWord[] {
  const words: LyricWord[] = [];
  for (const { time, text } of line) {
    const last = words.at(-1);
    if (last && !/^\s/.test(text)) last.text += text.trimEnd();
    else {
      if (last) last.end = time;
      words.push({ text: text.trim(), start: time, end: Math.min(time + LAST_WORD, end ?? Number.POSITIVE_INFINITY) });
    }
  }
  return words.filter((word) => word.text !== "");
}
