import type { LyricLine } from "../../analysis.ts";

/** Lyrics as one of a file's tags has them. */
export interface TagReading {
  /** ISO 639-2, where the tag says it (ID3v2.4.0, 4.8). */
  language?: string | undefined;
  /** What is sung, a line for each that is. */
  text: string;
  /** Lines with times; none where the text has none. */
  lines: LyricLine[];
}

/** What a file says of its song. */
export interface SongFacts {
  title?: string | undefined;
  artist?: string | undefined;
  /** ISO 639-2; a song may be in several. */
  language?: string | undefined;
}

const LETTERS = /\p{L}/gu;
const OTHER_LETTERS = /(?!\p{sc=Latn})\p{L}/gu;
/** Texts in other scripts have some Latin letters, too. */
const OTHER_SHARE = 0.3;
/** Lines nearer than this are sung at the same time. Seconds. */
const SAME_TIME = 0.02;

/**
 * What is sung of lyrics in several languages: that in the song's language, else that in the script of its title and artist
 * where this is not Latin, else all, so that the first one counts.
 */
export function chooseOriginal(readings: readonly TagReading[], song: SongFacts): readonly TagReading[] {
  const named = readings.filter(({ language }) => language && song.language?.toLowerCase().includes(language));
  if (named.length > 0) return named;
  const isOther = [song.title, song.artist].some((text) => (text?.match(OTHER_LETTERS) ?? []).length > 0);
  const other = readings.filter(({ text }) => {
    const share = (text.match(OTHER_LETTERS) ?? []).length / (text.match(LETTERS) ?? [""]).length;
    return share > OTHER_SHARE;
  });
  return isOther && other.length > 0 ? other : readings;
}

/** Lines with the translations that another language's lyrics have at the same times, where they have none of their own. */
export function withTranslation({ lines, language }: TagReading, readings: readonly TagReading[]): LyricLine[] {
  const others = readings.filter((other) => language && other.language && other.language !== language);
  const translated = others.find((other) => other.lines.length > 0)?.lines ?? [];
  return lines.map((line) => {
    const same = translated.find(({ start }) => Math.abs(start - line.start) <= SAME_TIME);
    return line.translation || !same || same.text === line.text ? line : { ...line, translation: same.text };
  });
}
