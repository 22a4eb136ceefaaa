/** The words of a text without capitals and signs. */
export function plainWords(text: string): string[] {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}'\s]/gu, " ")
    .split(/\s+/)
    .filter(Boolean);
}

/** The word error rate: words that were added, left out or changed, for each word that was sung. */
export function wordError(sung: readonly string[], heard: readonly string[]): number {
  let above = Array.from({ length: heard.length + 1 }, (_, i) => i);
  for (const [i, word] of sung.entries()) {
    const row = [i + 1];
    for (const [j, other] of heard.entries()) {
      const changed = (above[j] ?? 0) + (word === other ? 0 : 1);
      row.push(Math.min(changed, (above[j + 1] ?? 0) + 1, (row[j] ?? 0) + 1));
    }
    above = row;
  }
  return (above.at(-1) ?? 0) / Math.max(1, sung.length);
}
