import { describe, expect, it } from "vitest";
import { buildTimeline } from "../choreography/build-timeline.ts";
import type { ChoreographyDocument } from "../choreography/document.ts";
import { readChoreography } from "../choreography/reader.ts";
import { writeChoreography } from "../choreography/writer.ts";
import { type Retiming, retimeStep } from "./retime-step.ts";

/** 16 seconds at 120 beats a minute: two segments of two steps of eight beats each. */
const DURATION = 16;
const beats = (from: number) => Array.from({ length: 16 }, (_, i) => from + i / 2);
const DANCE: ChoreographyDocument = {
  "0.00": { lyrics: "la", steps: [1, 2], start: 0, at: [0, 4], beats: beats(0), style: "Salsa", variants: ["low", ""] },
  "8.00": { lyrics: "", steps: [3, 4], start: 8, at: [8, 12], beats: beats(8), style: "Ballet" },
};
const FIRST = { segmentKey: "0.00", index: 0 };
const SECOND = { segmentKey: "0.00", index: 1 };
const THIRD = { segmentKey: "8.00", index: 0 };
const LAST = { segmentKey: "8.00", index: 1 };

const spans = (document: ChoreographyDocument) =>
  buildTimeline(document, DURATION).segments.flatMap(({ steps }) =>
    steps.map(({ move, start, end }) => [move, start, end]),
  );
const retimed = (retiming: Retiming, document = DANCE) => retimeStep(document, DURATION, retiming).document;

describe("a step that is moved by beats", () => {
  it("takes its neighbours' ends along", () => {
    expect(spans(retimed({ place: SECOND, edge: "start", beats: 2 }))).toEqual([
      [1, 0, 5],
      [2, 5, 8],
      [3, 8, 12],
      [4, 12, 16],
    ]);
    expect(spans(retimed({ place: SECOND, edge: "end", beats: 3 }))).toEqual([
      [1, 0, 4],
      [2, 4, 9.5],
      [3, 9.5, 12],
      [4, 12, 16],
    ]);
    expect(spans(retimed({ place: SECOND, edge: "whole", beats: -2 }))).toEqual([
      [1, 0, 3],
      [2, 3, 7],
      [3, 7, 12],
      [4, 12, 16],
    ]);
  });

  it("leaves a rest where it ends earlier, which the next change keeps", () => {
    const rested = retimed({ place: SECOND, edge: "end", beats: -3 });
    expect(spans(rested)).toEqual([
      [1, 0, 4],
      [2, 4, 6.5],
      [3, 8, 12],
      [4, 12, 16],
    ]);
    expect(spans(retimed({ place: LAST, edge: "end", beats: -4 }, rested))).toEqual([
      [1, 0, 4],
      [2, 4, 6.5],
      [3, 8, 12],
      [4, 12, 14],
    ]);
    expect(spans(retimed({ place: SECOND, edge: "end", beats: 3 }, rested))).toEqual(spans(DANCE));
  });

  it("belongs to the segment that it begins in, with its variant", () => {
    const { document, place } = retimeStep(DANCE, DURATION, { place: THIRD, edge: "start", beats: -2 });
    expect(place).toEqual({ segmentKey: "0.00", index: 2 });
    expect(document["0.00"]).toMatchObject({ steps: [1, 2, 3], at: [0, 4, 7], variants: ["low", "", ""] });
    expect(document["8.00"]?.steps).toEqual([4]);
    expect(spans(document)).toEqual([
      [1, 0, 4],
      [2, 4, 7],
      [3, 7, 12],
      [4, 12, 16],
    ]);
  });

  it("goes as far as it can", () => {
    expect(retimed({ place: FIRST, edge: "start", beats: -3 })).toBe(DANCE);
    expect(retimed({ place: LAST, edge: "end", beats: 1 })).toBe(DANCE);
    // A body needs six tenths of a second for a move: two beats of these.
    expect(spans(retimed({ place: SECOND, edge: "start", beats: 99 }))[1]).toEqual([2, 7, 8]);
    expect(spans(retimed({ place: SECOND, edge: "start", beats: -99 }))[0]).toEqual([1, 0, 1]);
    expect(spans(retimed({ place: SECOND, edge: "end", beats: 99 }))[2]).toEqual([3, 11, 12]);
  });

  it.each([Number.NaN, 0, 0.4])("stays by %d beats", (by) => {
    expect(retimed({ place: SECOND, edge: "whole", beats: by })).toBe(DANCE);
  });

  it("stays where the song's beats or the times of its segments are not known", () => {
    const bare = { "0.00": { lyrics: "", steps: [1, 2], start: 0 } };
    expect(retimed({ place: SECOND, edge: "whole", beats: 1 }, bare)).toBe(bare);
    expect(retimed({ place: { segmentKey: "none", index: 4 }, edge: "end", beats: 1 })).toBe(DANCE);
  });

  it("is stored and read as it is shown after every change", () => {
    let document = DANCE;
    const edges = ["whole", "start", "end"] as const;
    // The same numbers each time.
    for (let i = 0, seed = 7; i < 200; i++, seed = (seed * 16807) % 2147483647) {
      const keys = Object.keys(document).filter((key) => document[key]?.steps.length);
      const segmentKey = keys[seed % keys.length] as string;
      const index = seed % (document[segmentKey]?.steps.length ?? 1);
      const next = retimeStep(document, DURATION, {
        place: { segmentKey, index },
        edge: edges[seed % 3] as (typeof edges)[number],
        beats: (seed % 9) - 4,
      }).document;
      const shown = spans(next);
      expect(shown).toHaveLength(4);
      for (const [k, [, start = 0, end = 0]] of shown.entries()) {
        expect(end - start).toBeGreaterThanOrEqual(0.59);
        expect(start).toBeGreaterThanOrEqual(shown[k - 1]?.[2] ?? 0);
      }
      const read = readChoreography(writeChoreography(next));
      expect(read.warnings).toEqual([]);
      expect(spans(read.document)).toEqual(shown);
      document = next;
    }
  });
});
