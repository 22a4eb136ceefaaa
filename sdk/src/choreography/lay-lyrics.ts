import {
  cutAt,
  documentOfSegments,
  joinSegments,
  lyricsOf,
  type PlacedSegment,
  placeSegments,
  withoutLyrics,
} from "./cut-segments.ts";
import type { ChoreographyDocument } from "./document.ts";
import { cutsOfLines, isBesideLine, type LyricLineTimes, lineFrom, type ShownLine, showLines } from "./show-lines.ts";

/**
 * A dance with other lyrics: its segments are cut where the lines are sung. No step moves, and none changes its style.
 * @param lines sorted, not overlapping
 * @param duration of the song, seconds
 */
export function layLyrics(
  document: ChoreographyDocument,
  lines: readonly LyricLineTimes[],
  duration: number,
): ChoreographyDocument {
  let segments = placeSegments(document, duration).map(withoutLyrics);
  const styleCuts = segments.flatMap(({ start, style }, i) => (style === segments[i - 1]?.style ? [] : [start]));
  const shown = showLines(lines, styleCuts, duration);
  const cuts = segments.map(({ start }) => start);
  for (const time of cutsOfLines(shown, cuts, duration)) segments = cutAt(segments, time);
  const laid: PlacedSegment[] = [];
  let last: ShownLine | undefined;
  for (const segment of segments) {
    const before = laid.at(-1);
    const line = lineFrom(shown, segment.start);
    // Cuts of the lyrics before are not kept: those inside a line, and those beside a line that begins at its own time.
    const isOld = (line !== undefined && line === last) || isBesideLine(shown, segment.start);
    if (before?.style === segment.style && before && isOld) {
      laid[laid.length - 1] = joinSegments(before, segment);
    } else {
      laid.push({ ...segment, ...lyricsOf(line) });
      last = line;
    }
  }
  return documentOfSegments(laid);
}
