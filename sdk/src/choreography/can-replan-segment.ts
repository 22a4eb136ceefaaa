import type { ChoreographyDocument } from "./document.ts";
import type { Timeline } from "./timeline.ts";

/**
 * Whether a segment can be planned again: it is in the document, and a step begins in it.
 * @param timeline The document's own.
 */
export function canReplanSegment(document: ChoreographyDocument, timeline: Timeline, key: string): boolean {
  if (!Object.hasOwn(document, key)) return false;
  return timeline.segments.some((segment) => segment.key === key && segment.steps.length > 0);
}
