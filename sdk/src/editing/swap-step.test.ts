import fc from "fast-check";
import { expect, it } from "vitest";
import { buildTimeline } from "../choreography/build-timeline.ts";
import { readChoreography } from "../choreography/reader.ts";
import { writeChoreography } from "../choreography/writer.ts";
import { MOVE_COUNT } from "../contract/moves.ts";
import { firstChange } from "./first-change.ts";
import { swapStep } from "./swap-step.ts";

const DOCUMENT = {
  title: { lyrics: "", steps: [4], artist: { name: "x" } },
  "1.25": {
    lyrics: "la",
    steps: [1, 2],
    at: [2, 3],
    start: 1.25,
    beats: [2, 3],
    variants: ["", "opens"],
    mood: ["merry"],
  },
};

it("changes one number and keeps all else, unknown fields and the order of keys too", () => {
  const swapped = swapStep(DOCUMENT, { segmentKey: "1.25", index: 1 }, 29);
  expect(swapped).toEqual({ ...DOCUMENT, "1.25": { ...DOCUMENT["1.25"], steps: [1, 29] } });
  expect(Object.keys(swapped)).toEqual(Object.keys(DOCUMENT));
  expect(DOCUMENT["1.25"].steps).toEqual([1, 2]);
});

it.each([
  ["a move that does not exist", "1.25", 0, MOVE_COUNT + 1],
  ["no whole number", "1.25", 0, 1.5],
  ["no such step", "1.25", 2, 5],
  ["a step from the end", "1.25", -1, 5],
  ["no such section", "2.00", 0, 5],
  ["a name that objects have", "constructor", 0, 5],
  ["the same move", "1.25", 0, 1],
])("leaves the document as it is for %s", (_name, section, index, move) => {
  expect(swapStep(DOCUMENT, { segmentKey: section, index }, move)).toBe(DOCUMENT);
});

it("is read back without a warning, with every slot where it was", () => {
  const step = fc.integer({ min: 1, max: MOVE_COUNT });
  const segment = fc.record({ lyrics: fc.string(), steps: fc.array(step, { maxLength: 6 }) });
  fc.assert(
    fc.property(
      fc.dictionary(fc.stringMatching(/^\d{1,2}\.\d\d$/), segment, { maxKeys: 6 }),
      fc.nat(),
      step,
      (any, n, move) => {
        const { document } = readChoreography(JSON.stringify(any));
        const before = buildTimeline(document, 40);
        const places = before.segments.flatMap(({ key, steps }) =>
          steps.map((_, index) => ({ segmentKey: key, index })),
        );
        const place = places[n % places.length];
        if (!place) return;
        const text = writeChoreography(swapStep(document, place, move));
        const read = readChoreography(text);
        expect(read.warnings).toEqual([]);
        const after = buildTimeline(read.document, 40);
        const slots = (timeline: typeof after) =>
          timeline.segments.flatMap(({ steps }) => steps.map(({ start, end }) => [start, end]));
        expect(slots(after)).toEqual(slots(before));
        const now = after.segments.find(({ key }) => key === place.segmentKey)?.steps[place.index];
        expect(now?.move).toBe(move);
        const old = before.segments.find(({ key }) => key === place.segmentKey)?.steps[place.index];
        expect(firstChange(before, after)).toBe(old?.move === move ? undefined : now?.start);
      },
    ),
    { numRuns: 60, seed: 1 },
  );
});
