import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { MOVE_COUNT } from "../contract/moves.ts";
import { buildTimeline } from "./build-timeline.ts";
import type { ChoreographyDocument } from "./document.ts";
import { nextStepAt, segmentAt, stepAt } from "./lookup.ts";
import { readChoreography } from "./reader.ts";
import { scoreOf } from "./score-of.ts";
import type { Timeline } from "./timeline.ts";

const starts = (timeline: Timeline) => timeline.segments.map(({ start }) => start);

describe("buildTimeline", () => {
  it("starts segments in proportion to the lengths of their lyrics", () => {
    const timeline = buildTimeline(
      { a: { lyrics: "abcd", steps: [1] }, b: { lyrics: "ab", steps: [2] }, c: { lyrics: "abcdef", steps: [3, 4] } },
      12,
    );
    expect(starts(timeline)).toEqual([0, 4, 6]);
    expect(timeline.segments[2]?.steps).toEqual([
      { move: 3, start: 6, end: 9 },
      { move: 4, start: 9, end: 12 },
    ]);
  });

  it("shares the duration evenly where all lyrics are empty", () => {
    const segment = { lyrics: "", steps: [1] };
    expect(starts(buildTimeline({ a: segment, b: segment, c: segment, d: segment }, 8))).toEqual([0, 2, 4, 6]);
  });

  it("lets `start` and `at` decide where they are present", () => {
    const timeline = buildTimeline(
      {
        b: { lyrics: "second", steps: [4, 5], start: 5, at: [5.5, 7] },
        a: { lyrics: "first", steps: [1], start: 1, end: 4 },
      },
      10,
    );
    expect(timeline.segments.map(({ key, start, end }) => [key, start, end])).toEqual([
      ["", 0, 1],
      ["a", 1, 5],
      ["b", 5, 10],
    ]);
    expect(timeline.segments[2]?.steps).toEqual([
      { move: 4, start: 5.5, end: 7 },
      { move: 5, start: 7, end: 10 },
    ]);
  });

  it("lets a step go on into the next line until that line's first step", () => {
    const timeline = buildTimeline(
      {
        a: { lyrics: "one", steps: [1, 2], start: 0, at: [0, 2] },
        b: { lyrics: "two", steps: [], start: 3 },
        c: { lyrics: "three", steps: [3], start: 4, at: [5] },
      },
      8,
    );
    expect(timeline.segments[0]?.steps[1]).toEqual({ move: 2, start: 2, end: 5 });
    expect(segmentAt(timeline, 4.5)?.lyrics).toBe("three");
    expect(stepAt(timeline, 4.5)?.move).toBe(2);
    expect(nextStepAt(timeline, 4.5)?.move).toBe(3);
  });

  it("falls back to the lyrics where one segment has no start", () => {
    const timeline = buildTimeline({ a: { lyrics: "ab", steps: [1], start: 3 }, b: { lyrics: "ab", steps: [2] } }, 10);
    expect(starts(timeline)).toEqual([0, 5]);
  });

  it("spreads steps evenly where `at` leaves its segment", () => {
    const timeline = buildTimeline({ a: { lyrics: "", steps: [1, 2], start: 0, at: [0, 99] } }, 10);
    expect(timeline.segments[0]?.steps.map(({ start }) => start)).toEqual([0, 5]);
  });

  it("dances the default steps where the document names none", () => {
    expect(buildTimeline({}, 8).segments[0]?.steps.map(({ move }) => move)).toEqual([1, 2, 3, 5]);
  });

  it("gathers the beats of all segments once each", () => {
    const timeline = buildTimeline(
      {
        a: { lyrics: "", steps: [1], start: 0, beats: [0, 1, 2] },
        b: { lyrics: "", steps: [1], start: 2, beats: [2, 3] },
      },
      3,
    );
    expect(timeline.beats).toEqual([0, 1, 2, 3]);
  });

  it("gathers what the music does: the energy of each beat, strikes, breaks and builds", () => {
    const { beats, dynamics } = buildTimeline(
      {
        a: { lyrics: "", steps: [1], start: 0, beats: [0, 1], energy: [0.2, 0.4], hits: [1], builds: [[0, 2]] },
        b: { lyrics: "", steps: [1], start: 2, beats: [2, 3], hits: [1, 2.5, 9], breaks: [[2, 2.6]] },
        c: { lyrics: "", steps: [], start: 2.9, breaks: [[2.5, 9]] },
      },
      3,
    );
    expect(beats).toEqual([0, 1, 2, 3]);
    // Beats without an energy have the mean of the others.
    expect(dynamics?.energy.map((value) => Math.round(value * 100))).toEqual([20, 40, 30, 30]);
    expect(dynamics).toMatchObject({ hits: [1, 2.5], breaks: [{ start: 2, end: 3 }], builds: [{ start: 0, end: 2 }] });
  });

  it("says nothing of the music where the document does not", () => {
    const { dynamics } = buildTimeline({ a: { lyrics: "", steps: [1], beats: [0, 1] } }, 3);
    expect(dynamics).toEqual({ energy: [], hits: [], breaks: [], builds: [] });
  });

  it("gives each step its variant", () => {
    const { segments } = buildTimeline({ a: { lyrics: "", steps: [1, 2], variants: ["", "low mirrored"] } }, 3);
    expect(segments[0]?.steps.map(({ variant }) => variant)).toEqual([undefined, "low mirrored"]);
  });

  it("is empty for a song without length", () => {
    expect(buildTimeline({ a: { lyrics: "la", steps: [1] } }, 0).segments).toEqual([]);
  });

  it.each([-1, Number.NaN, Number.POSITIVE_INFINITY])("refuses %d, which is no length of a song", (duration) => {
    expect(() => buildTimeline({ a: { lyrics: "la", steps: [1] } }, duration)).toThrow(RangeError);
  });

  const time = fc.oneof(fc.double({ min: 0, max: 90, noNaN: true }), fc.constantFrom(0, 1, 1e9, 5e-324));
  const segment = fc.record(
    {
      lyrics: fc.oneof(fc.constant(""), fc.string()),
      steps: fc.oneof(fc.array(fc.integer({ min: -1, max: 31 })), fc.string()),
      start: time,
      end: time,
      at: fc.array(time),
      beats: fc.array(time),
      energy: fc.array(time),
      hits: fc.array(time),
      breaks: fc.array(fc.array(time)),
      variants: fc.array(fc.string()),
    },
    { requiredKeys: ["lyrics"] },
  );

  it("is sorted, inside the song, and covers it, for every document", () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.string(), segment),
        fc.double({ min: 0.01, max: 60, noNaN: true }),
        (raw, duration) => {
          const timeline = buildTimeline(readChoreography(JSON.stringify(raw)).document, duration);
          expect(timeline.segments.length).toBeGreaterThan(0);
          let now = 0;
          let before = 0;
          for (const { start, end, steps } of timeline.segments) {
            expect(start).toBe(now);
            expect(end).toBeGreaterThan(start);
            now = end;
            for (const step of steps) {
              expect(step.start).toBeGreaterThanOrEqual(start);
              expect(step.start).toBeLessThan(end);
              expect(step.start).toBeGreaterThanOrEqual(before);
              expect(step.end).toBeGreaterThan(step.start);
              before = step.end;
            }
          }
          expect(before).toBeLessThanOrEqual(duration);
          expect(now).toBe(duration);
          const { moves } = scoreOf(timeline);
          for (const [i, move] of moves.entries()) expect(move.start).toBeGreaterThanOrEqual(moves[i - 1]?.end ?? 0);
        },
      ),
      { numRuns: 500, seed: 1 },
    );
  });
});

describe("looking a timeline up", () => {
  const timeline = buildTimeline(
    { a: { lyrics: "one", steps: [1, 2], start: 0, at: [0, 2] }, b: { lyrics: "two", steps: [3], start: 4 } },
    8,
  );

  it.each([
    [-1, "one", undefined, 1],
    [0, "one", 1, 2],
    [2, "one", 2, 3],
    [3.999, "one", 2, 3],
    [4, "two", 3, undefined],
    [99, "two", undefined, undefined],
  ])("finds line, step and next step at %d s", (seconds, lyrics, step, next) => {
    expect(segmentAt(timeline, seconds)?.lyrics).toBe(lyrics);
    expect(stepAt(timeline, seconds)?.move).toBe(step);
    expect(nextStepAt(timeline, seconds)?.move).toBe(next);
  });
});

describe("scoreOf", () => {
  it("thins out steps that no body could follow", () => {
    const steps = Array.from({ length: 100 }, (_, i) => (i % MOVE_COUNT) + 1);
    const { moves } = scoreOf(buildTimeline({ a: { lyrics: "", steps, start: 0 } }, 10), "Ballet");
    expect(moves.length).toBeLessThan(20);
    expect(moves.at(-1)?.end).toBe(10);
    expect(moves[0]?.style).toBe("Ballet");
  });
});

describe("steps that say when they end", () => {
  const dance = {
    "0.00": { lyrics: "", steps: [1, 2], start: 0, at: [0, 4], ends: [3, 9] },
    "8.00": { lyrics: "", steps: [3], start: 8, at: [8.5] },
  };
  const spans = (document: ChoreographyDocument) =>
    buildTimeline(document, 12).segments.flatMap(({ steps }) => steps.map(({ start, end }) => [start, end]));

  it("leave a rest, and go on into the next line until a step begins there", () => {
    expect(spans(dance)).toEqual([
      [0, 3],
      [4, 8.5],
      [8.5, 12],
    ]);
  });

  it("may end with their segment although the next one begins to dance later", () => {
    expect(spans({ ...dance, "0.00": { ...dance["0.00"], ends: [4, 8] } })).toEqual([
      [0, 4],
      [4, 8],
      [8.5, 12],
    ]);
  });

  it("end with the song at the latest", () => {
    expect(spans({ only: { lyrics: "", steps: [1], start: 0, at: [0], ends: [99] } })).toEqual([[0, 12]]);
  });
});
