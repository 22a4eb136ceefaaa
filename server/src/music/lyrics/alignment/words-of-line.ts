/** A stretch of text of scripts that are written without spaces. */
const WITHOUT_SPACES =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u;
const segmenter = new Intl.Segmenter("ja", { granularity: "word" });

/** The words of a line: apart by spaces, or as the Unicode rules part them where a script has no spaces (UAX 29). */
export function wordsOfLine(line: string): string[] {
  const words = line.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
  return words.flatMap((word) =>
    WITHOUT_SPACES.test(word) ? Array.from(segmenter.segment(word), ({ segment }) => segment) : [word],
  );
}
