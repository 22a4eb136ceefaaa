/** Share of the words that were heard, in their order: the longest row that both texts have. */
export function wordHits(sung: readonly string[], heard: readonly string[]): number {
  const plain = (word: string) => word.toLowerCase().replace(/[^\p{L}\p{M}']/gu, "");
  const [a, b] = [sung.map(plain), heard.map(plain)];
  let row = new Array<number>(b.length + 1).fill(0);
  for (const word of a) {
    const next = [0];
    for (let j = 1; j <= b.length; j++) {
      next.push(word === b[j - 1] ? (row[j - 1] as number) + 1 : Math.max(row[j] as number, next[j - 1] as number));
    }
    row = next;
  }
  return (row.at(-1) ?? 0) / Math.max(1, a.length);
}
