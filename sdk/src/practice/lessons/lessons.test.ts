import { expect, it } from "vitest";
import { buildTimeline } from "../../choreography/build-timeline.ts";
import { practiceDance } from "../testing/practice-dance.ts";
import { lessonsOf } from "./lessons.ts";

const { timeline } = practiceDance();
const lessons = lessonsOf(timeline);

it("goes from moves over joins and the counted phrase to the phrase with music, faster each time", () => {
  const first = lessons.filter(({ end }) => end <= 4.01);
  expect(first.map(({ kind, rate, music }) => [kind, rate, music])).toEqual([
    ["move", 0.6, false],
    ["move", 0.6, false],
    ["join", 0.6, false],
    ["eight", 0.6, false],
    ["phrase", 0.6, true],
    ["phrase", 0.8, true],
    ["phrase", 1, true],
  ]);
  expect(lessons.at(-1)).toMatchObject({ kind: "dance", start: 0, end: 12, rate: 1, music: true });
  expect(lessons.at(-1)?.phrases).toHaveLength(3);
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
