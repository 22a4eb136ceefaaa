/**
 * A fixed piece of work, some milliseconds: figures are given as ratios to it, so that machines compare. It stands alone,
 * so that a page can run its text. @returns a number, so that it is not left out.
 */
export function referenceWork(): number {
  const values = new Float64Array(4096);
  for (let i = 0; i < 1_000_000; i++) {
    const j = i & 4095;
    values[j] = Math.sqrt((values[(j * 7) & 4095] ?? 0) + i);
  }
  return values[0] ?? 0;
}
