import { expect, test } from "vitest";
import { linesOf, parseLrc } from "./parse-lrc.ts";

test("a line has its time; one with several times is sung as often", () => {
  expect(parseLrc("[ti:Song]\n[00:01.50]Hold me\n[01:02][00:04.250] close \nno time")).toEqual([
    { time: 1.5, text: "Hold me" },
    { time: 62, text: "close" },
    { time: 4.25, text: "close" },
  ]);
});

test("a positive offset makes lyrics come sooner", () => {
  expect(parseLrc("[offset:+500]\n[00:02.00]a")).toEqual([{ time: 1.5, text: "a" }]);
});

test("words may have times of their own", () => {
  expect(parseLrc("[00:01.00]<00:01.00>Hold <00:01.50>me")).toEqual([
    {
      time: 1,
      text: "Hold me",
      words: [
        { text: "Hold", start: 1, end: 1.5 },
        { text: "me", start: 1.5, end: 2.5 },
      ],
    },
  ]);
});

test("text without a time is no LRC", () => {
  expect(parseLrc("Hold me close\n[Chorus]")).toBeUndefined();
});

test("text that was made to be slow is read, and no line is longer than anybody sings", () => {
  expect(parseLrc(`[00:01.00]a${"\n".repeat(100_000)}`)).toEqual([{ time: 1, text: "a" }]);
  expect(parseLrc(`${"[00:01.00]".repeat(10_000)}${"<00:01.00>b ".repeat(5_000)}`)).toHaveLength(10_000);
  const [line] = parseLrc(`[00:01.00]${"<00:01.00>b ".repeat(5_000)}`) ?? [];
  expect(line?.text).toHaveLength(300);
  expect(line?.words).toBeUndefined();
});

test("a line ends where the next begins, an empty one ends it, and none is endless", () => {
  const timed = [
    { time: 40, text: "c" },
    { time: 0, text: "a" },
    { time: 3, text: "" },
    { time: 10, text: "b" },
  ];
  expect(linesOf(timed)).toEqual([
    { text: "a", start: 0, end: 3 },
    { text: "b", start: 10, end: 22 },
    { text: "c", start: 40, end: 44 },
  ]);
});
