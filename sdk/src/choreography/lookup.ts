import type { TimedSegment, TimedStep, Timeline } from "./timeline.ts";

/** The segment at a time (the last one at and after the end), undefined where the timeline is empty. */
export function segmentAt(timeline: Timeline, seconds: number): TimedSegment | undefined {
  return timeline.segments.findLast((segment) => segment.start <= seconds) ?? timeline.segments[0];
}

/** The step that is danced at a time, if any. */
export function stepAt(timeline: Timeline, seconds: number): TimedStep | undefined {
  for (const { start, steps } of timeline.segments.toReversed()) {
    // A step may outlast its segment, so the step that began last decides, not the segment.
    const step = start <= seconds ? steps.findLast((step) => step.start <= seconds) : undefined;
    if (step) return seconds < step.end ? step : undefined;
  }
  return undefined;
}

/** The step that comes after a time, if any: what 'Next step: …' names. */
export function nextStepAt(timeline: Timeline, seconds: number): TimedStep | undefined {
  for (const segment of timeline.segments) {
    if (segment.end <= seconds) continue; // steps begin inside their segment
    const next = segment.steps.find((step) => step.start > seconds);
    if (next) return next;
  }
  return undefined;
}
