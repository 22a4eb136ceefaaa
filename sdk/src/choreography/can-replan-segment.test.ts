import { expect, it } from "vitest";
import { buildTimeline } from "./build-timeline.ts";
import { canReplanSegment } from "./can-replan-segment.ts";
import type { ChoreographyDocument } from "./document.ts";

const DOCUMENT: ChoreographyDocument = {
  "0.00": { lyrics: "one", steps: [1, 2], start: 0 },
  "4.00": { lyrics: "two", steps: [], start: 4 },
  "20.00": { lyrics: "after the song", steps: [3], start: 20 },
};

it.each([
  ["0.00", true],
  ["4.00", false],
  ["20.00", false],
  ["9.00", false],
  ["__proto__", false],
])("segment %s may be planned anew: %s", (key, expected) => {
  expect(canReplanSegment(DOCUMENT, buildTimeline(DOCUMENT, 8), key)).toBe(expected);
});
