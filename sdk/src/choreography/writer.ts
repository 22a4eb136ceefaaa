import type { ChoreographyDocument, ChoreographySegment } from "./document.ts";

/** The key of a segment: its start in seconds with two decimals, as in "12.48". */
export function segmentKey(start: number): string {
  return start.toFixed(2);
}

/** Puts segments into a document under their keys, in order of time. Each must have a `start`. */
export function documentOf(segments: readonly (ChoreographySegment & { start: number })[]): ChoreographyDocument {
  const sorted = segments.toSorted((a, b) => a.start - b.start);
  const entries = new Map<string, ChoreographySegment>();
  for (const segment of sorted) {
    let key = segmentKey(segment.start);
    // Two segments within the same hundredth of a second: the later one moves to the next free key.
    while (entries.has(key)) key = segmentKey(Number(key) + 0.01);
    entries.set(key, segment);
  }
  return Object.fromEntries(entries);
}

/** The text of a document: JSON, times to the millisecond. */
export function writeChoreography(document: ChoreographyDocument): string {
  return JSON.stringify(document, (_key, value: unknown) =>
    typeof value === "number" && !Number.isInteger(value) ? Math.round(value * 1000) / 1000 : value,
  );
}
