/** Marks that are not sung: "[Chorus]", and the times of LRC. */
const MARKS = /\[[^\][]*\]/g;

/** The lines that are sung in lyrics as people write them down. */
export function linesOfText(lyrics: string): string[] {
  return lyrics
    .split("\n")
    .map((line) => line.replace(MARKS, " ").replace(/\s+/g, " ").trim())
    .filter((line) => /[\p{L}\p{N}]/u.test(line));
}
