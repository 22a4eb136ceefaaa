import { expect, test } from "vitest";
import { repairTranscript } from "./repair-transcript.ts";

const line = (text: string, start: number, end: number) => ({ text, start, end });
const texts = (...lines: ReturnType<typeof line>[]) => repairTranscript(lines, 20).map(({ text }) => text);

test("lines are moved by the lag, sorted, cut to the clip, and end before the next begins", () => {
  expect(repairTranscript([line("c", 15, 30), line(" b ", 4, 9), line("a", 0.1, 6), line("late", 25, 26)], 20)).toEqual(
    [
      { text: "a", start: 0, end: 3.8 },
      { text: "b", start: 3.8, end: 8.8 },
      { text: "c", start: 14.8, end: 20 },
    ],
  );
});

test("texts that are no words are dropped", () => {
  expect(texts(line("♪♪", 1, 2), line("[Music]", 3, 4), line("(applause) ♪", 5, 6), line("...", 7, 8))).toEqual([]);
});

test("lines that end before they begin, or have no time, are dropped", () => {
  expect(texts(line("a", 3, 2), line("b", Number.NaN, 4), line("c d e", 5, 6))).toEqual(["c d e"]);
});

test("a word or two in a long clip were made up of an instrument", () => {
  expect(texts(line("N", 3, 4))).toEqual([]);
  expect(texts(line("lalalalala", 3, 4), line("Oh", 9, 10))).toEqual([]);
  expect(texts(line("夜空に咲く", 3, 4))).toEqual(["夜空に咲く"]);
  expect(repairTranscript([line("Oh", 3, 4)], 6)).toHaveLength(1);
});

test("a text that only repeats itself was made up", () => {
  expect(texts(line("thank you for watching ".repeat(20), 0, 20))).toEqual([]);
});

test("words of Hindi are no repetition, although their letters share their first bytes", () => {
  const verse = "सुबह की पहली किरण जब आई आँगन में चिड़ियों ने गीत सुनाया मन के दर्पण में तेरी याद आई तो आँखें भर आईं";
  const refrain = "राह तकते तकते शाम भी ढल आई ओ साथी रे तेरे बिना भी क्या जीना";
  expect(texts(line(verse, 0, 8), line(refrain, 8, 13), line(refrain, 13, 20))).toHaveLength(3);
});

test("a line is believed four times in a row", () => {
  const again = Array.from({ length: 7 }, (_, i) => line("Hey, hey", 2 * i + 1, 2 * i + 2));
  const song = [line("I remember when the summer rain was falling", 15, 17), line("on your window pane", 17, 19)];
  expect(texts(...again, ...song).filter((text) => text === "Hey, hey")).toHaveLength(4);
});

test("words stay in their line and in order", () => {
  const words = [line("me", 2.6, 3), line("Hold", 2.1, 2.8), line("outside", 9, 10), line("", 2.7, 2.8)];
  const [repaired] = repairTranscript([{ ...line("Hold me", 2.2, 3.2), words }], 12);
  expect(repaired?.words?.map(({ text, start, end }) => [text, +start.toFixed(2), +end.toFixed(2)])).toEqual([
    ["Hold", 2, 2.4],
    ["me", 2.4, 2.8],
  ]);
});
