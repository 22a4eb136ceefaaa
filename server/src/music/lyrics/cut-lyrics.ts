/** Lyrics with times, cut to the part of the song that was chosen, and put in order. */
import type { LyricLine, LyricWord, TagLyrics } from "../analysis.ts";

/** Shortest line or word that is worth showing, in seconds. */
const MIN_LINE_S = 0.05;

function cut<T extends { start: number; end: number }>(items: readonly T[], start: number, end: number): T[] {
  return items
    .map((item) => ({ ...item, start: Math.max(0, item.start - start), end: Math.min(end, item.end) - start }))
    .filter((item) => item.end - item.start >= MIN_LINE_S);
}

/** The lines of a file that fall into its trim range, with times from the start of the range. Seconds. */
function cutLines(lines: readonly LyricLine[], { start, end }: { start: number; end: number }): LyricLine[] {
  return cut(lines, start, end).map(({ words, ...line }) => {
    const inside = words && cut<LyricWord>(words, start, end);
    return inside && inside.length > 0 ? { ...line, words: inside } : line;
  });
}

/** Lyrics of tags in the time of a part of the song, seconds. Nobody knows which part a text without times is of. */
export function cutTagLyrics(lyrics: TagLyrics, range: { start: number; end: number }): TagLyrics {
  return typeof lyrics === "string" ? lyrics : cutLines(lyrics, range);
}

/**
 * Puts lines in order: sorted, inside the clip, each ending before the next begins, none empty.
 * @param duration of the clip, in seconds
 */
export function cleanLines(lines: readonly LyricLine[], duration: number): LyricLine[] {
  const usable = lines
    .filter(
      ({ text, start, end }) => text.trim() !== "" && Number.isFinite(start) && Number.isFinite(end) && end > start,
    )
    .sort((a, b) => a.start - b.start);
  const tidy = usable.map((line, i) => {
    const next = usable[i + 1]?.start ?? duration;
    return { ...line, text: line.text.replace(/\s+/g, " ").trim(), end: Math.min(line.end, next) };
  });
  return cutLines(tidy, { start: 0, end: duration });
}
