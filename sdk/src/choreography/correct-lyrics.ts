import { clipText } from "../contract/clip-text.ts";
import {
  cutSegment,
  documentOfSegments,
  joinSegments,
  lyricsOf,
  type PlacedSegment,
  placeSegments,
  withoutLyrics,
} from "./cut-segments.ts";
import type { ChoreographyDocument } from "./document.ts";

/** A correction of the lyrics of one segment, which is named by its key. */
export type LyricsCorrection =
  /** "" takes the line away. */
  | { kind: "text"; segmentKey: string; text: string }
  /** The line begins at another time, seconds. */
  | { kind: "start"; segmentKey: string; start: number }
  /** The line becomes two, the second of which begins with a word. */
  | { kind: "split"; segmentKey: string; word: number }
  /** The line and the next become one. */
  | { kind: "join"; segmentKey: string };

/** Longest line, in characters. */
export const MAX_LYRIC_LINE = 300;
/** Starts nearer than this are the same. Seconds. */
const SAME_START = 0.005;
/** A line is no shorter than this. Seconds. */
export const SHORTEST_LINE = 0.2;

/** A corrected document, and the key by which the line is called now. */
export interface CorrectedLyrics {
  document: ChoreographyDocument;
  segmentKey: string;
}

/**
 * A dance with corrected lyrics. No step moves, and none changes its style: what would need that, and what makes no
 * sense, changes nothing.
 * @param duration of the song, seconds
 */
export function correctLyrics(
  document: ChoreographyDocument,
  correction: LyricsCorrection,
  duration: number,
): CorrectedLyrics {
  const { segmentKey } = correction;
  const segments = placeSegments(document, duration);
  const index = segments.findIndex(({ key }) => key === segmentKey);
  const changed = index >= 0 && changeSegments(segments, index, correction);
  if (!changed) return { document, segmentKey };
  const corrected = documentOfSegments(changed);
  const keys = Object.keys(corrected);
  // A line that begins later leaves what was before it to a segment of its own, or to the one before.
  const moved = changed.findIndex(({ key, lyrics }) => key === segmentKey && lyrics !== "");
  return { document: corrected, segmentKey: keys[moved >= 0 ? moved : index] ?? segmentKey };
}

/**
 * The times between which a line may begin, seconds. A line begins neither before the segment before it, nor inside that
 * segment where its style differs.
 */
export function startRange(
  document: ChoreographyDocument,
  segmentKey: string,
  duration: number,
): { least: number; most: number } {
  const segments = placeSegments(document, duration);
  return rangeOf(
    segments,
    segments.findIndex(({ key }) => key === segmentKey),
    duration,
  );
}

function rangeOf(segments: readonly PlacedSegment[], index: number, duration: number) {
  const [before, segment, after] = [segments[index - 1], segments[index], segments[index + 1]];
  const start = segment?.start ?? 0;
  const most = Math.max(start, (after?.start ?? duration) - SHORTEST_LINE);
  const least = before && before.style === segment?.style ? Math.min(start, before.start + SHORTEST_LINE) : start;
  return { least, most };
}

/** The corrected segments; undefined where nothing changes. */
function changeSegments(
  segments: readonly PlacedSegment[],
  index: number,
  correction: LyricsCorrection,
): PlacedSegment[] | undefined {
  const segment = segments[index] as PlacedSegment;
  const next = segments[index + 1];
  const duration = next?.start ?? segment.end;
  switch (correction.kind) {
    case "text": {
      const lyrics = clipText(correction.text.replace(/\s+/g, " ").trim(), MAX_LYRIC_LINE);
      if (lyrics === segment.lyrics) return undefined;
      return segments.with(index, lyrics === "" ? withoutLyrics(segment) : { ...segment, lyrics });
    }
    case "start":
      return moveStart(segments, index, correction.start, duration);
    case "split": {
      const words = segment.lyrics.split(/\s+/).filter(Boolean);
      const [first, second] = [words.slice(0, correction.word).join(" "), words.slice(correction.word).join(" ")];
      if (!first || !second) return undefined;
      const time = segment.start + ((duration - segment.start) * first.length) / (first.length + second.length);
      const [head, tail] = cutSegment(segment, time);
      // Nobody knows where the translation is to be split: it stays with the first of the two.
      const lyrics = lyricsOf({ text: first, translation: segment.translation });
      const rest = { ...withoutLyrics(tail), lyrics: second, key: "" };
      return segments.toSpliced(index, 1, { ...head, ...lyrics }, rest);
    }
    case "join":
      if (!next || next.style !== segment.style) return undefined;
      return segments.toSpliced(index, 2, joinSegments(segment, next));
  }
}

function moveStart(
  segments: readonly PlacedSegment[],
  index: number,
  start: number,
  end: number,
): PlacedSegment[] | undefined {
  const segment = segments[index] as PlacedSegment;
  const before = segments[index - 1];
  const { least, most } = rangeOf(segments, index, end);
  if (!(start >= least && start <= most) || Math.abs(start - segment.start) < SAME_START) return undefined;
  if (start > segment.start) {
    const [head, tail] = cutSegment(segment, start);
    if (before && before.style === segment.style)
      return segments.toSpliced(index - 1, 2, joinSegments(before, head), tail);
    return segments.toSpliced(index, 1, { ...head, key: "" }, tail);
  }
  if (!before) return undefined;
  const [head, tail] = cutSegment(before, start);
  const line = { ...joinSegments(withoutLyrics(tail), segment), key: segment.key };
  return segments.toSpliced(index - 1, 2, { ...head, ...lyricsOf({ ...before, text: before.lyrics }) }, line);
}
