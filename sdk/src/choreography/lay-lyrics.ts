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

/** A line with the times at which it is sung, seconds. */
export interface LyricLineTimes {
  text: string;
  translation?: string;
  start: number;
  end: number;
}

/** A line of lyrics stays for this long after its last word, unless the next one begins. Seconds. */
const RINGS_ON = 1.5;
/** A cut nearer than this is the line's own. Seconds. */
const SAME_CUT_S = 0.35;

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
  const ends = lines.flatMap(({ end }, i) => {
    const next = lines[i + 1]?.start ?? duration;
    return next - end > 2 * RINGS_ON ? [end + RINGS_ON] : [];
  });
  for (const time of [...lines.map(({ start }) => start), ...ends]) {
    if (segments.every(({ start }) => Math.abs(start - time) > SAME_CUT_S)) segments = cutAt(segments, time);
  }
  const lineOf = ({ start }: PlacedSegment) =>
    lines.findLastIndex((line) => line.start <= start + SAME_CUT_S && line.end + RINGS_ON > start + SAME_CUT_S);
  const laid: PlacedSegment[] = [];
  let last = -1;
  for (const segment of segments) {
    const line = lineOf(segment);
    const before = laid.at(-1);
    if (before && line >= 0 && line === last && before.style === segment.style) {
      laid[laid.length - 1] = joinSegments(before, segment);
    } else laid.push({ ...segment, ...lyricsOf(lines[line]) });
    last = line;
  }
  return documentOfSegments(laid);
}
