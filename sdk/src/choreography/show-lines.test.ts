import { expect, test } from "vitest";
import { cutsOfLines, lineFrom, showLines } from "./show-lines.ts";

const DURATION = 30;
const line = (text: string, start: number, end: number) => ({ text, start, end });
const shown = (lines: readonly ReturnType<typeof line>[], cuts: readonly number[] = [0]) =>
  showLines(lines, cuts, DURATION).map(({ text, from, until }) => [text, from, until]);

test("each line is shown from its own time until the next one begins, however soon", () => {
  const rap = [line("one", 5, 5.4), line("two", 5.4, 5.7), line("three", 5.7, 6.5), line("four", 6.6, 7)];
  expect(shown(rap)).toEqual([
    ["one", 5, 5.4],
    ["two", 5.4, 5.7],
    ["three", 5.7, 6.6],
    ["four", 6.6, 8.5],
  ]);
  const lines = showLines(rap, [0], DURATION);
  expect(cutsOfLines(lines, [0], DURATION)).toEqual([5, 5.4, 5.7, 6.6, 8.5]);
  expect([5, 5.4, 5.7, 6.6, 8.5].map((time) => lineFrom(lines, time)?.text)).toEqual([
    "one",
    "two",
    "three",
    "four",
    undefined,
  ]);
});

test("a line stays until the next one where that begins soon, and rings on where nothing follows", () => {
  expect(shown([line("one", 1, 2), line("two", 4.9, 6), line("three", 20, 28)])).toEqual([
    ["one", 1, 4.9],
    ["two", 4.9, 7.5],
    ["three", 20, DURATION],
  ]);
});

test("a line beside a cut begins with it; of two beside one cut the nearer does, the other at its own time", () => {
  expect(shown([line("one", 0.2, 9.8), line("two", 9.8, 10.1), line("three", 10.1, 13)], [0, 10])).toEqual([
    ["one", 0, 9.8],
    ["two", 9.8, 10],
    ["three", 10, 14.5],
  ]);
});

test("a line that begins with a cut makes none", () => {
  const lines = showLines([line("one", 0.1, 2)], [0], DURATION);
  expect(cutsOfLines(lines, [0], DURATION)).toEqual([3.5]);
});

test("a line that is going on is shown after a cut, one that is gone at once is not", () => {
  const lines = showLines([line("one", 1, 9)], [0, 8, 10.3], DURATION);
  expect([0, 8, 10.3].map((time) => lineFrom(lines, time)?.text)).toEqual([undefined, "one", undefined]);
});

test("a line that begins with the end of the song is not shown", () => {
  expect(shown([line("late", DURATION - 0.2, DURATION)])).toEqual([]);
});
