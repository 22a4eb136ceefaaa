import { expect, it } from "vitest";
import { DANCE_STYLES } from "../contract/styles.ts";
import { createDance } from "../motion/index.ts";
import { scoreOf } from "./score-of.ts";
import { styleDance, warmUpDance } from "./style-dance.ts";

it("shows each style in turn, with other moves when it comes again", () => {
  const { segments, beats, duration } = styleDance(["Ballet", "Salsa"], 16);
  expect(segments.map(({ style, steps }) => [style, steps[0]?.move])).toEqual([
    ["Ballet", 19],
    ["Salsa", 13],
    ["Ballet", 7],
    ["Salsa", 12],
  ]);
  expect(beats).toHaveLength(33);
  expect(beats.at(-1)).toBeCloseTo(duration, 9);
  expect(styleDance([], 1).segments).toMatchObject([{ style: "Freestyle", start: 0, end: duration / 4 }]);
});

it("is danced in the tempo of the music", () => {
  const { beats, segments } = styleDance(["Ballet"], 16, 60);
  expect(beats.slice(0, 3)).toEqual([0, 1, 2]);
  expect(segments.map(({ end }) => end)).toEqual([8, 16]);
});

it("can be danced in every style", () => {
  for (const style of DANCE_STYLES) {
    expect(createDance(scoreOf(styleDance([style], 16))).score.moves).toHaveLength(4);
  }
});

it("warms up on the song's own beats, from the first one on, for as many phrases as it has", () => {
  const beats = Array.from({ length: 20 }, (_, i) => 0.3 + i * 0.5 + (i % 2) * 0.02);
  const dance = warmUpDance(beats, "Salsa");
  expect(dance?.segments.map(({ start, style, steps }) => [start, style, steps[0]?.move])).toEqual([
    [0, "Salsa", 5],
    [4, "Salsa", 6],
  ]);
  expect(dance?.duration).toBeCloseTo(8);
  expect(dance?.beats[1]).toBeCloseTo(0.52);
  expect(warmUpDance([1, 2, 3], "Salsa")).toBeUndefined();
});
