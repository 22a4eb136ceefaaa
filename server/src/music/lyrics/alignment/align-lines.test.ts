import { expect, test } from "vitest";
import { alignLines } from "./align-lines.ts";
import { wordsOfLine } from "./words-of-line.ts";

const LINES = [
  "Hold me close under silver rain",
  "Never let the river go",
  "Lanterns burning in the window",
  "We are dancing until morning",
];
const START = 2;
const EACH = 4;

/** The words of the lines, each line from a time on, half a second for each word. */
const sung = (lines: readonly string[], from = START) =>
  lines.flatMap((line, i) =>
    line
      .split(" ")
      .map((text, j) => ({ text: ` ${text}`, start: from + i * EACH + j / 2, end: from + i * EACH + j / 2 + 0.4 })),
  );
const starts = (aligned: ReturnType<typeof alignLines>) =>
  aligned?.lines.map(({ start }) => Math.round(start * 10) / 10);

test("lines get the times of their words", () => {
  const aligned = alignLines(LINES, sung(LINES), 20);
  expect(aligned?.lines.map(({ text }) => text)).toEqual(LINES);
  expect(starts(aligned)).toEqual([2, 6, 10, 14]);
  expect(aligned?.lines[1]?.words?.map(({ text, start }) => [text, start])).toEqual([
    ["Never", 6],
    ["let", 6.5],
    ["the", 7],
    ["river", 7.5],
    ["go", 8],
  ]);
});

test("words that were misheard, written otherwise or missed are placed between the others", () => {
  const heard = sung([
    "hold me clothes and the silver reign",
    "",
    "Lantern's burning, in the widow.",
    "WE ARE DANCING, UNTIL MOURNING",
  ]);
  const aligned = alignLines(
    LINES,
    heard.filter(({ text }) => text !== " "),
    20,
  );
  expect(aligned?.lines.map(({ text }) => text)).toEqual(LINES);
  const [first, second, third, fourth] = starts(aligned) ?? [];
  expect([first, third, fourth]).toEqual([2, 10, 14]);
  expect(second).toBeGreaterThan(4.5);
  expect(second).toBeLessThan(8.5);
  const guessed = [...(aligned?.guessed ?? [])].map(({ text }) => text);
  expect(guessed).toEqual(expect.arrayContaining(["Never", "let", "the", "river", "go"]));
  expect(guessed).not.toContain("Hold");
});

test("a clip takes its part of the whole song's words", () => {
  const before = ["Copper kettles whistle softly", "Velvet curtains", "Orange paper butterflies"];
  const after = ["Winter hums beyond gravel", "Jukebox echo", "Purple sky"];
  const aligned = alignLines([...before, ...LINES, ...after], sung(LINES, 0.2), 16);
  expect(aligned?.lines.map(({ text }) => text)).toEqual(LINES);
});

test("the words of another song are refused", () => {
  const other = [
    "Marigold, oh marigold, good morning sun",
    "Wake up my love, the night is gone",
    "Take my hand and sing it loud",
  ];
  expect(alignLines(other, sung(LINES), 20)).toBeUndefined();
  expect(alignLines(LINES, [], 20)).toBeUndefined();
  expect(alignLines(["Budapest zum ersten Mal", "Krokusse vor dem Haus"], sung(LINES), 20)).toBeUndefined();
});

test("scripts without spaces and with vowel signs are aligned too", () => {
  expect(wordsOfLine("夜空に咲く 花火")).toEqual(["夜空", "に", "咲く", "花火"]);
  const lines = ["夜空に咲く花火", "सुबह हुई गेंदे खिले"];
  const heard = [
    { text: "夜空に咲く", start: 1, end: 3 },
    { text: "花火", start: 3, end: 4 },
    { text: " सुबह", start: 6, end: 6.5 },
    { text: " हुई", start: 6.5, end: 7 },
    { text: " खिले", start: 8, end: 9 },
  ];
  expect(starts(alignLines(lines, heard, 10))).toEqual([1, 6]);
});

test("lines are found where they were written down in another script", () => {
  const lines = ["मुझे थाम लो", "सात बजे एक रेल"];
  const heard = ["buke", "tham", "lo", "sart", "baje", "ek", "rel"];
  const words = heard.map((text, i) => ({
    text: ` ${text}`,
    start: i + (i > 2 ? 2 : 1),
    end: i + (i > 2 ? 2.6 : 1.6),
  }));
  const [first, second] = starts(alignLines(lines, words, 12)) ?? [];
  expect(first).toBeGreaterThan(0.5);
  expect(first).toBeLessThan(2);
  expect(Math.abs((second ?? 0) - 5)).toBeLessThan(0.5);
});
