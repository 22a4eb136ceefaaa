import { expect, test } from "vitest";
import type { FoundLyrics } from "../music/lyrics/find-lyrics.ts";
import { correctedLyrics } from "./corrected-lyrics.ts";

const line = (text: string, start: number, end: number) => ({ text, start, end, words: [{ text, start, end }] });
const found: FoundLyrics = { lyrics: [line("Hold me", 1, 3), line("Let go", 6, 8)], source: "whisper", language: "en" };
const before = {
  "0.00": { lyrics: "", steps: [1] },
  "1.00": { lyrics: "Hold me", steps: [2], start: 1, end: 4 },
  "6.00": { lyrics: "Let go", steps: [3], start: 6, end: 9, style: "Salsa" as const },
};

test("a dance with other steps keeps its lyrics", () => {
  expect(correctedLyrics(found, before, { ...before, "0.00": { lyrics: "", steps: [9] } })).toBeUndefined();
});

test("corrected lines replace the lines that were found; the others keep their words", () => {
  const after = { ...before, "1.00": { ...before["1.00"], lyrics: "Hold him" } };
  expect(correctedLyrics(found, before, after)).toEqual({
    ...found,
    lyrics: [{ text: "Hold him", start: 1, end: 4 }, found.lyrics[1]],
  });
});

test("a line that goes on in another style is one line; one that is sung twice is two", () => {
  const twice = { lyrics: "Hey", steps: [], end: 5 };
  const after = {
    "1.00": { ...twice, start: 1 },
    "2.00": { ...twice, start: 2, style: "Salsa" as const },
    "4.00": { ...twice, start: 4, style: "Salsa" as const },
  };
  const lyrics = correctedLyrics(found, before, after)?.lyrics;
  expect(lyrics?.map(({ start, end }) => [start, end])).toEqual([
    [1, 4],
    [4, 5],
  ]);
});
