import { expect, test } from "vitest";
import { buildTimeline } from "./build-timeline.ts";
import { correctLyrics, type LyricsCorrection, startRange } from "./correct-lyrics.ts";
import type { ChoreographyDocument } from "./document.ts";
import { layLyrics } from "./lay-lyrics.ts";
import { scoreOf } from "./score-of.ts";

const DURATION = 20;
/** Four segments, the third of another style; beats each half second. */
const DOCUMENT: ChoreographyDocument = Object.fromEntries(
  [
    { start: 0, lyrics: "Hold me close", at: [0, 2] },
    { start: 4.2, lyrics: "Never let the river go", at: [4.5, 6, 8], variants: ["", "mirrored", ""] },
    { start: 9.9, lyrics: "We are dancing", at: [10, 12.5], style: "Salsa" as const },
    { start: 15, lyrics: "", at: [15.5, 18], style: "Salsa" as const, end: 19 },
  ].map((segment) => {
    const beats = Array.from({ length: 40 }, (_, i) => i / 2).filter(
      (time) => time >= segment.start && time < segment.start + 5,
    );
    return [
      segment.start.toFixed(2),
      { steps: segment.at.map((time) => 1 + Math.floor(time)), style: "Ballet" as const, beats, ...segment },
    ];
  }),
);
const lines = (document: ChoreographyDocument) =>
  Object.entries(document).map(([key, { lyrics }]) => `${key} ${lyrics}`);
const dance = (document: ChoreographyDocument) => scoreOf(buildTimeline(document, DURATION));
const correct = (correction: LyricsCorrection, document = DOCUMENT) => correctLyrics(document, correction, DURATION);

test.each<[string, LyricsCorrection, string[], string]>([
  [
    "a text",
    { kind: "text", segmentKey: "4.20", text: " Never  let the reverie go " },
    ["0.00 Hold me close", "4.20 Never let the reverie go", "9.90 We are dancing", "15.00 "],
    "4.20",
  ],
  [
    "an earlier start",
    { kind: "start", segmentKey: "4.20", start: 1.5 },
    ["0.00 Hold me close", "1.50 Never let the river go", "9.90 We are dancing", "15.00 "],
    "1.50",
  ],
  [
    "a later start",
    { kind: "start", segmentKey: "4.20", start: 7 },
    ["0.00 Hold me close", "7.00 Never let the river go", "9.90 We are dancing", "15.00 "],
    "7.00",
  ],
  [
    "a later start where another style begins",
    { kind: "start", segmentKey: "9.90", start: 12 },
    ["0.00 Hold me close", "4.20 Never let the river go", "9.90 ", "12.00 We are dancing", "15.00 "],
    "12.00",
  ],
  [
    "a split",
    { kind: "split", segmentKey: "4.20", word: 2 },
    ["0.00 Hold me close", "4.20 Never let", "6.64 the river go", "9.90 We are dancing", "15.00 "],
    "4.20",
  ],
  [
    "a join",
    { kind: "join", segmentKey: "0.00" },
    ["0.00 Hold me close Never let the river go", "9.90 We are dancing", "15.00 "],
    "0.00",
  ],
])("%s changes the lyrics alone: the dance is the same", (_, correction, expected, segmentKey) => {
  const corrected = correct(correction);
  expect(lines(corrected.document)).toEqual(expected);
  expect(corrected.segmentKey).toBe(segmentKey);
  expect(dance(corrected.document)).toEqual(dance(DOCUMENT));
});

test.each<[string, LyricsCorrection]>([
  ["a segment that is not there", { kind: "text", segmentKey: "3.00", text: "La" }],
  ["the text that is there", { kind: "text", segmentKey: "0.00", text: "Hold me close" }],
  ["a start before the line before", { kind: "start", segmentKey: "4.20", start: 0 }],
  ["a start in another style", { kind: "start", segmentKey: "9.90", start: 8 }],
  ["a start after the line", { kind: "start", segmentKey: "0.00", start: 5 }],
  ["a start that is no number", { kind: "start", segmentKey: "0.00", start: Number.NaN }],
  ["a split before the first word", { kind: "split", segmentKey: "0.00", word: 0 }],
  ["a join over two styles", { kind: "join", segmentKey: "4.20" }],
  ["a join of the last", { kind: "join", segmentKey: "15.00" }],
])("%s changes nothing", (_, correction) => {
  expect(correct(correction).document).toBe(DOCUMENT);
});

test("a line may begin between the line before it and its end", () => {
  expect(startRange(DOCUMENT, "4.20", DURATION)).toEqual({ least: 0.2, most: expect.closeTo(9.7) });
  expect(startRange(DOCUMENT, "9.90", DURATION)).toEqual({ least: 9.9, most: expect.closeTo(14.8) });
});

test("a document whose times follow from its lyrics keeps the times that it had", () => {
  const plain: ChoreographyDocument = { a: { lyrics: "one two", steps: [1, 2] }, b: { lyrics: "three", steps: [3] } };
  const { document } = correct({ kind: "text", segmentKey: "a", text: "a much longer line than before" }, plain);
  expect(dance(document)).toEqual(dance(plain));
});

test("other lyrics are laid over a dance without moving a step", () => {
  const laid = layLyrics(
    DOCUMENT,
    [
      { text: "A new line", start: 1, end: 3 },
      { text: "that goes on over another style", start: 7, end: 13 },
    ],
    DURATION,
  );
  expect(dance(laid)).toEqual(dance(DOCUMENT));
  expect(lines(laid)).toEqual([
    "0.00 ",
    "1.00 A new line",
    "4.20 ",
    "7.00 that goes on over another style",
    "9.90 that goes on over another style",
    "14.50 ",
    "15.00 ",
  ]);
  expect(lines(layLyrics(laid, [], DURATION)).every((line) => line.endsWith(" "))).toBe(true);
});

test("lines that follow each other at once are each laid at their own time, and old cuts beside them go", () => {
  const rap = [
    { text: "One", start: 4.3, end: 4.5 },
    { text: "two", start: 4.5, end: 4.8 },
    { text: "three", start: 9.7, end: 9.9 },
    { text: "four", start: 10, end: 12 },
    { text: "last, after the dance", start: 19.2, end: 20 },
  ];
  const laid = layLyrics(DOCUMENT, rap, DURATION);
  expect(lines(laid)).toEqual([
    "0.00 ",
    "4.30 One",
    "4.50 two",
    "6.30 ",
    "9.70 three",
    "9.90 four",
    "13.50 ",
    "15.00 ",
    "19.20 last, after the dance",
  ]);
  expect(dance(laid)).toEqual(dance(DOCUMENT));
});

test("a translation goes with its line, and with it alone", () => {
  const laid = layLyrics(DOCUMENT, [{ text: "夜空に 咲く", translation: "At night", start: 4.2, end: 8 }], DURATION);
  const translations = (document: ChoreographyDocument) =>
    buildTimeline(document, DURATION).segments.flatMap(({ start, lyrics, translation }) =>
      translation ? [[start, lyrics, translation]] : [],
    );
  expect(translations(laid)).toEqual([[4.2, "夜空に 咲く", "At night"]]);
  const corrected = (correction: LyricsCorrection) => translations(correct(correction, laid).document);
  expect(corrected({ kind: "text", segmentKey: "4.20", text: "夜空" })).toEqual([[4.2, "夜空", "At night"]]);
  expect(corrected({ kind: "start", segmentKey: "4.20", start: 5 })).toEqual([[5, "夜空に 咲く", "At night"]]);
  expect(corrected({ kind: "start", segmentKey: "4.20", start: 3 })).toEqual([[3, "夜空に 咲く", "At night"]]);
  expect(corrected({ kind: "split", segmentKey: "4.20", word: 1 })).toEqual([[4.2, "夜空に", "At night"]]);
  expect(corrected({ kind: "text", segmentKey: "4.20", text: "" })).toEqual([]);
});
