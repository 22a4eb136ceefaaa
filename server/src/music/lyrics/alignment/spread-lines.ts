import type { LyricLine } from "../../analysis.ts";

/**
 * Lines whose times are not known, over the whole song: each begins in proportion to the length of the texts before it,
 * as the specification has it.
 * @param duration of the song, seconds
 */
export function spreadLines(lines: readonly string[], duration: number): LyricLine[] {
  const total = lines.reduce((sum, { length }) => sum + length, 0);
  let before = 0;
  return lines.map((text) => {
    const start = (duration * before) / Math.max(1, total);
    before += text.length;
    return { text, start, end: (duration * before) / Math.max(1, total) };
  });
}
