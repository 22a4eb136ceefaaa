import { expect, it } from "vitest";
import { buildTimeline } from "../../choreography/build-timeline.ts";
import { practiceDance } from "../testing/practice-dance.ts";
import { type Lesson, lessonAfter, lessonsOf } from "./lessons.ts";

const { timeline } = practiceDance();
const lessons = lessonsOf(timeline);
const partsIn = (all: readonly Lesson[]) => all.filter(({ kind, rate }) => kind === "part" && rate === 1);

it("gives a part with music, faster each time, and before it its single steps: moves, joins, and the part by its counts", () => {
  const long = { duration: 8, beats: Array.from({ length: 16 }, (_, i) => i / 2) };
  const steps = [8, 9, 10, 11].map((move, i) => ({ move, start: 2 * i, end: 2 * i + 2 }));
  const segment = { key: "0.00", lyrics: "", start: 0, end: 8, style: undefined, steps };
  expect(lessonsOf({ ...long, segments: [segment] }).map(({ kind, rate, music }) => [kind, rate, music])).toEqual([
    ["move", 0.6, false],
    ["move", 0.6, false],
    ["join", 0.6, false],
    ["move", 0.6, false],
    ["join", 0.6, false],
    ["move", 0.6, false],
    ["join", 0.6, false],
    ["count", 0.6, false],
    ["part", 0.6, true],
    ["part", 0.8, true],
    ["part", 1, true],
  ]);
});

/** A dance with a move every two seconds, whose sections begin at given times. */
function danceOf(duration: number, sections: readonly number[]) {
  const beats = Array.from({ length: 2 * duration }, (_, i) => i / 2);
  const segments = sections.map((start, i) => {
    const end = sections[i + 1] ?? duration;
    const steps = Array.from({ length: (end - start) / 2 }, (_, step) => ({
      move: 1 + ((start / 2 + step) % 20),
      start: start + 2 * step,
      end: start + 2 * step + 2,
    }));
    return { key: String(start), lyrics: "", start, end, style: undefined, steps };
  });
  return { duration, beats, segments };
}

it("has about seven parts in a minute, none of them shorter than two phrases, and the whole dance at last", () => {
  const minute = lessonsOf(danceOf(60, [0]));
  expect(partsIn(minute)).toHaveLength(7);
  for (const { phrases } of partsIn(minute)) expect(phrases.length).toBeGreaterThanOrEqual(2);
  expect(minute.at(-1)).toMatchObject({ kind: "dance", start: 0, end: 60, rate: 1, music: true });
  expect(minute.at(-1)?.phrases).toHaveLength(15);
});

it("ends a part where a section ends, a phrase later if need be", () => {
  expect(partsIn(lessonsOf(danceOf(60, [0, 12, 20]))).map(({ start }) => start)).toEqual([0, 12, 20, 28, 36, 44, 52]);
});

it("leads from part to part, and through single steps only whoever chose one", () => {
  const all = lessonsOf(danceOf(24, [0]));
  const ids = (from: number): string[] => {
    const next = lessonAfter(all, from);
    return next === undefined ? [] : [all[next]?.id ?? "", ...ids(next)];
  };
  const [first] = all.flatMap(({ kind }, i) => (kind === "part" ? [i] : []));
  expect(ids(first ?? 0)).toEqual([
    "part 1 0.8",
    "part 1 1",
    "part 2 0.6",
    "part 2 0.8",
    "part 2 1",
    "part 3 0.6",
    "part 3 0.8",
    "part 3 1",
    "dance",
  ]);
  expect(ids(0).slice(0, 2)).toEqual([all[1]?.id, all[2]?.id]);
  expect(ids(0)).toContain("count 1");
});

it("teaches a move once, however often it comes, and no join of a move with itself", () => {
  const steps = [8, 8, 9, 8, 8, 9];
  const document = { "0.00": { lyrics: "", steps, start: 0, at: [0, 2, 4, 6, 8, 10], beats: timeline.beats } };
  const again = lessonsOf(buildTimeline(document, 12));
  expect(again.filter(({ kind }) => kind === "move")).toHaveLength(2);
  expect(again.filter(({ kind }) => kind === "join")).toHaveLength(2);
});

it("gives each lesson a name and an id of its own, and a length", () => {
  expect(new Set(lessons.map(({ id }) => id)).size).toBe(lessons.length);
  for (const { name, start, end } of lessons) {
    expect(name).not.toBe("");
    expect(end).toBeGreaterThan(start);
  }
});

it("has none where nothing is danced", () => {
  expect(lessonsOf({ duration: 4, segments: [], beats: [] })).toEqual([]);
});
