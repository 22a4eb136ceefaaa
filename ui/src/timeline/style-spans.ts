import type { DanceStyle, TimedSegment } from "@nataraj/sdk";

/** A part of the dance in one style. Seconds. */
export interface StyleSpan {
  style: DanceStyle;
  start: number;
  end: number;
}

/** The parts of a dance that are danced in one style each; neighbouring segments of one style are one part. */
export function styleSpans(segments: readonly TimedSegment[]): StyleSpan[] {
  const spans: StyleSpan[] = [];
  for (const { style, start, end } of segments) {
    const last = spans.at(-1);
    if (!style) continue;
    if (last && last.style === style && last.end === start) last.end = end;
    else spans.push({ style, start, end });
  }
  return spans;
}
