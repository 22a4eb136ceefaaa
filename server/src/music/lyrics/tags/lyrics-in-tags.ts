import { clipText, MAX_LYRICS } from "@nataraj/sdk/contract";
import type { LyricLine, TagLyrics } from "../../analysis.ts";
import { linesOfText } from "../lines-of-text.ts";
import { chooseOriginal, type TagReading, withTranslation } from "./choose-original.ts";
import { hasTooManyFrames } from "./id3-frames.ts";
import { joinPieces, type Piece } from "./join-pieces.ts";
import { linesOf, parseLrc, type TimedText } from "./parse-lrc.ts";
import { spaceWords } from "./space-words.ts";
import { saysNoWords, sungTexts } from "./sung-text.ts";

/** ID3's time stamp format of milliseconds; the other, MPEG frames, is not in use. */
const MILLISECONDS = 2;
/** SYLT's contents that are sung: other, lyrics, text. The rest are chords, events, names of movements (ID3v2.4.0, 4.9). */
const SUNG_CONTENTS: readonly unknown[] = [0, 1, 2];
/** More than this is not read of a song's lyrics: signs of LRC, pieces of SYLT. The longest songs have a tenth of it. */
const LONGEST_TEXT = 200_000;
const MOST_PIECES = 20_000;
/** The language of songs without words: "no linguistic content" (ISO 639-2). */
const NO_WORDS = "zxx";
/** How ID3, Vorbis comments, M4A and others call lyrics; `SYNCEDLYRICS` is no standard's, `TXXX:USLT` is ffmpeg's. */
const LYRICS_NAME = /(?:^|[:/])(?:USLT|ULT|SYLT|SLT|\u00a9lyr|(?:(?:un)?synced ?)?lyrics)$/i;

/** What is of interest of a tag's value. */
interface LyricsValue {
  language?: string;
  text?: string;
  contentType?: unknown;
  timeStampFormat?: unknown;
  syncText?: readonly { text: string; timestamp?: number }[];
}

/**
 * Lyrics in a file's tags, of the whole song: with times from SYLT frames, and from LRC text in ID3's USLT and TXXX, Vorbis
 * comments or M4A; else as text. No lines where the tags call it a song without words; undefined where they say nothing,
 * or cannot be read: tags decide nothing else.
 */
export async function tagLyricsOf(file: string): Promise<TagLyrics | undefined> {
  if (await hasTooManyFrames(file)) return undefined;
  const { parseFile } = await import("music-metadata");
  const metadata = await parseFile(file, { skipCovers: true, duration: false }).catch(() => undefined);
  if (!metadata) return undefined;
  // Not the reader's `common.lyrics`: it knows one time for each line of LRC.
  const values = Object.values(metadata.native)
    .flat()
    .filter(({ id }) => LYRICS_NAME.test(id))
    .map(({ value }): LyricsValue => (typeof value === "string" ? { text: value } : ((value ?? {}) as LyricsValue)));
  const readings = [...values.map(readSynced), ...values.flatMap(readText)];
  const { title, artist, language } = metadata.common;
  const sung = chooseOriginal(readings.filter(hasLyrics), { title, artist, language });
  const timed = sung.find(({ lines }) => lines.length > 0);
  if (timed) return withTranslation(timed, readings);
  const [plain] = sung;
  if (plain) return clipText(plain.text, MAX_LYRICS);
  const notes = readings.flatMap((each) => each.notes);
  return notes.some(saysNoWords) || language?.trim().toLowerCase() === NO_WORDS ? [] : undefined;
}

/** What a tag has, and its lines as they stand there, notes among them. */
type NotedReading = TagReading & { notes: string[] };

const hasLyrics = ({ lines, text }: TagReading) => lines.length > 0 || text !== "";

function readSynced(value: LyricsValue): NotedReading {
  return readTimed(syncedTexts(value), value.language);
}

function readText({ text, language }: LyricsValue): NotedReading[] {
  if (typeof text !== "string") return [];
  const known = text.slice(0, LONGEST_TEXT);
  const timed = parseLrc(known);
  if (timed) return [readTimed(timed, language)];
  return [{ language: codeOf(language), text: withoutCredits(known), lines: [], notes: known.split("\n") }];
}

function readTimed(timed: readonly TimedText[], language: string | undefined): NotedReading {
  const lines = linesOf(timed);
  const text = lines.map((line) => line.text).join("\n");
  return { language: codeOf(language), text, lines, notes: timed.map((each) => each.text) };
}

const codeOf = (language: string | undefined) => language?.toLowerCase();

/** The lines that have times in a file's tags, as {@link tagLyricsOf} finds them; undefined for a text without. */
export async function lyricsInTags(file: string): Promise<LyricLine[] | undefined> {
  const lyrics = await tagLyricsOf(file);
  return typeof lyrics === "string" ? undefined : lyrics;
}

function withoutCredits(text: string): string {
  return sungTexts(linesOfText(text))
    .filter((line) => line !== undefined)
    .join("\n");
}

/**
 * The texts of a SYLT frame. Some writers give it line by line, others by words or syllables, with a line feed before the
 * first of each line: these are joined.
 */
function syncedTexts({ contentType, timeStampFormat, syncText = [] }: LyricsValue): TimedText[] {
  if (timeStampFormat !== MILLISECONDS || !SUNG_CONTENTS.includes(contentType)) return [];
  const pieces = syncText
    .slice(0, MOST_PIECES)
    .flatMap(({ text, timestamp }): Piece[] => (timestamp === undefined ? [] : [{ time: timestamp / 1000, text }]));
  if (!pieces.some(({ text }) => /^[\r\n]/.test(text)))
    return pieces.map(({ time, text }) => ({ time, text: text.trim() }));
  const lines: Piece[][] = [];
  for (const piece of pieces) {
    const last = lines.at(-1);
    if (!last || /^[\r\n]/.test(piece.text)) lines.push([piece]);
    else last.push(piece);
  }
  return spaceWords(lines).map((line, i) => {
    const text = line.map((piece) => piece.text).join("");
    const words = joinPieces(line, lines[i + 1]?.[0]?.time);
    return { time: line[0]?.time ?? 0, text: text.trim(), ...(words.length > 1 && { words }) };
  });
}
