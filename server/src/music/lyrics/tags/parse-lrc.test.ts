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

test.each([
  ["before each word, and at the end", "[00:01.00]Hold [00:01.50]me [00:02.00]close[00:02.80]"],
  ["before each syllable", "[00:01.00]Ho[00:01.20]ld [00:01.50]me [00:02.00]clo[00:02.40]se[00:02.80]"],
  ["before each word but the first, which has the line's", "[00:01.00]Hold <00:01.50>me <00:02.00>close<00:02.80>"],
  ["before the line and the first word", "[00:01.00]<00:01.00>Hold <00:01.50>me <00:02.00>close <00:02.80>"],
])("a line whose times stand %s, is one line with its words", (_, text) => {
  const words = [
    { text: "Hold", start: 1, end: 1.5 },
    { text: "me", start: 1.5, end: 2 },
    { text: "close", start: 2, end: 2.8 },
  ];
  expect(linesOf(parseLrc(`${text}\n[00:09.00]late`) ?? [])[0]).toEqual({
    text: "Hold me close",
    start: 1,
    end: 2.8,
    words,
  });
});

test.each([
  ["in Latin", "[00:01.00]Hold[00:01.50]me[00:02.00]close\n[00:03.00]I[00:03.50]fall", ["Hold me close", "I fall"]],
  ["that end each", "[00:01.00]Hold[00:01.40][00:01.50]me[00:01.90]", ["Hold me"]],
  ["in Korean", "[00:01.00]안녕[00:01.50]나의[00:02.00]사랑", ["안녕 나의 사랑"]],
  ["in Hindi", "[00:01.00]तुम[00:01.50]ही[00:02.00]हो", ["तुम ही हो"]],
  ["in Cyrillic", "[00:01.00]<00:01.00>Я<00:01.50>тебя<00:02.00>люблю", ["Я тебя люблю"]],
  ["of several words", "[00:01.00]Hold me[00:02.00]close to you", ["Hold me close to you"]],
  ["beside letters of Han", "[00:01.00]我[00:01.20]们[00:01.50]say[00:02.00]hello", ["我们say hello"]],
])("times before words without spaces, %s, are the words' bounds", (_, text, lines) => {
  const read = parseLrc(text) ?? [];
  expect(read.map((line) => line.text)).toEqual(lines);
  const letters = (text = "") => text.replaceAll(" ", "");
  for (const line of read) expect(letters(line.words?.map(({ text }) => text).join(""))).toBe(letters(line.text));
  expect(read[0]?.words?.length).toBeGreaterThan(1);
});

test.each([
  ["letters", "[00:01.00]L[00:01.20]o[00:01.40]v[00:01.60]e", "Love"],
  ["letters and spaces", "[00:01.00]L[00:01.20]o[00:01.40]v[00:01.60]e[00:01.70] [00:01.80]m[00:01.90]e", "Love me"],
  [
    "syllables of a word, where the file has spaces",
    "[00:01.00]Lo[00:01.20]ving\n[00:02.00]hold[00:02.50] me",
    "Loving",
  ],
  ["Korean syllables", "[00:01.00]사[00:01.50]랑", "사랑"],
  ["Thai words", "[00:01.00]ฉัน[00:01.50]รัก[00:02.00]เธอ", "ฉันรักเธอ"],
])("times before %s are no words' bounds", (_, text, line) => {
  expect(parseLrc(text)?.[0]?.text).toBe(line);
});

test("letters of a script without spaces are words of one line", () => {
  const [line] = parseLrc("[00:01.00]夜[00:01.20]空[00:01.40]に[00:02.00]") ?? [];
  expect(line).toMatchObject({ time: 1, text: "夜空に", end: 2 });
  expect(line?.words?.map(({ text, start, end }) => [text, start, end])).toEqual([
    ["夜", 1, 1.2],
    ["空", 1.2, 1.4],
    ["に", 1.4, 2],
  ]);
});

test("a time after a line is its end", () => {
  expect(linesOf(parseLrc("[00:01.00]Hold me[00:02.50]\n[00:09.00]close") ?? [])).toEqual([
    { text: "Hold me", start: 1, end: 2.5 },
    { text: "close", start: 9, end: 13 },
  ]);
});

test("of two lines at the same time the second is the translation, in whichever order the file has them", () => {
  const beside = "[00:01.00]夜空に咲く\n[00:01.00]Blooming at night\n[00:05.00]花\n[00:05.00]A flower";
  const below = "[00:01.00]夜空に咲く\n[00:05.00]花\n[00:01.00]Blooming at night\n[00:05.00]A flower";
  for (const text of [beside, below])
    expect(linesOf(parseLrc(text) ?? [])).toEqual([
      { text: "夜空に咲く", start: 1, end: 5, translation: "Blooming at night" },
      { text: "花", start: 5, end: 9, translation: "A flower" },
    ]);
});

test("credits, notes and marks of voices are not sung", () => {
  const credits = [
    "作词 : 王二",
    "作曲：李一",
    "制作人/混音: 赵三",
    "Lyrics by Ann",
    "Produced by: Bob",
    "Written by：Cy",
  ];
  const sung = ["v1: Hold me", "他说：我爱你", "Written by the stars", "By the sea"];
  const text = [...credits, ...sung].map((line, i) => `[00:${10 + i}.00]${line}`).join("\n");
  expect(linesOf(parseLrc(text) ?? []).map((line) => line.text)).toEqual([
    "Hold me",
    "他说：我爱你",
    "Written by the stars",
    "By the sea",
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
