import type { ChoreographyDocument } from "@nataraj/sdk/choreography";
import type { LyricLine } from "../music/analysis.ts";
import type { FoundLyrics } from "../music/lyrics/find-lyrics.ts";

/** A line of a document and a line that was found are the same if they begin within this time. Seconds. */
const SAME_LINE_S = 0.5;

/**
 * The lyrics of a dance whose owner has corrected them: the next dance is planned to them.
 * @param found the lyrics that the dance was planned to
 * @param before the stored document
 * @param after the one that takes its place
 * @returns undefined where the lyrics of both are the same.
 */
export function correctedLyrics(
  found: FoundLyrics,
  before: ChoreographyDocument,
  after: ChoreographyDocument,
): FoundLyrics | undefined {
  const text = (document: ChoreographyDocument) => JSON.stringify(linesOf(document, []));
  if (text(before) === text(after)) return undefined;
  return { ...found, lyrics: linesOf(after, found.lyrics) };
}

/** Lines keep the words of the found line that they are; a line that goes on in another style is one line. */
function linesOf(document: ChoreographyDocument, found: readonly LyricLine[]): LyricLine[] {
  const segments = Object.entries(document).map(([key, { lyrics, translation, start = Number(key), end, style }]) => ({
    text: lyrics,
    translation,
    start,
    end,
    style,
  }));
  const lines: LyricLine[] = [];
  for (const [i, { text, translation, start, end, style }] of segments.entries()) {
    const known = found.find((line) => line.text === text && Math.abs(line.start - start) < SAME_LINE_S);
    const before = segments[i - 1];
    const last = lines.at(-1);
    const until = Math.min(segments[i + 1]?.start ?? Number.POSITIVE_INFINITY, end ?? start + 1);
    if (text === "" || !Number.isFinite(start)) continue;
    if (last && before?.text === text && before.style !== style && !known) last.end = until;
    else lines.push(known ? { ...known, start } : { text, start, end: until, ...(translation && { translation }) });
  }
  return lines;
}
