import { expect, it } from "vitest";
import { buildTimeline } from "../../choreography/build-timeline.ts";
import { scoreOf } from "../../choreography/score-of.ts";
import { createDance } from "../../motion/index.ts";
import { stepSheetOf } from "./step-sheet.ts";

/** Sixteen beats at 120 a minute: a right turn, a walk, and a wave that goes on into the second eight. */
const beats = Array.from({ length: 16 }, (_, i) => i / 2);
const timeline = buildTimeline(
  {
    "0.00": { lyrics: "Lift your hands", steps: [4], start: 0, at: [0], beats: beats.slice(0, 4) },
    "2.00": { lyrics: "", steps: [18], variants: ["mirrored"], start: 2, at: [2], beats: beats.slice(4, 6) },
    "3.00": { lyrics: "into the light", steps: [19], start: 3, at: [3], beats: beats.slice(6) },
  },
  8,
);
const sheet = stepSheetOf(timeline, createDance(scoreOf(timeline)));

it("writes a dance down by counts of eight, with the words that begin in each", () => {
  expect(sheet.map(({ start, words }) => [start, words])).toEqual([
    [0, ["Lift your hands", "into the light"]],
    [4, []],
  ]);
  expect(sheet.map(({ moves }) => moves.map(({ name, from, to, goesOn }) => [name, from, to, goesOn]))).toEqual([
    [
      ["Make a right turn", 1, 4, false],
      ["Walk", 5, 6, false],
      ["Wave your hands", 7, 8, false],
    ],
    [["Wave your hands", 1, 8, true]],
  ]);
});

it("names variants and turns", () => {
  const [turn, walk] = sheet[0]?.moves ?? [];
  expect(turn?.directions.join()).toMatch(/turn.* right/);
  expect(walk?.variants).toEqual(["on the other side"]);
});
