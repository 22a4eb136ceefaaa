import { HeardSong, MAX_HEARD, MAX_HEARD_WORD } from "@nataraj/sdk/contract";
import { expect, it } from "vitest";
import { AUDIO_ANALYSIS } from "../test/fakes.ts";
import { heardSong } from "./heard-song.ts";

const found = (lyrics: object[]) => JSON.stringify({ lyrics, source: "tags" });

it("has the parts that are kept by now, and no others", () => {
  expect(heardSong(undefined)).toBeUndefined();
  expect(heardSong({ duration: 9, lyrics: null, listening: null })).toBeUndefined();
  expect(heardSong({ duration: 9, lyrics: found([]), listening: null })).toEqual({ duration: 9, words: [] });
  const { beats, sections } = AUDIO_ANALYSIS;
  const heard = heardSong({ duration: 9, lyrics: null, listening: JSON.stringify(AUDIO_ANALYSIS) });
  expect(heard).toEqual({
    duration: 9,
    beats,
    sections: sections.map(({ label, start, end }) => ({ label, start, end })),
  });
});

it("takes a line for a word where its words have no times", () => {
  const words = [
    { text: "la", start: 1, end: 1.5 },
    { text: "lo", start: 1.5, end: 2 },
  ];
  const lines = [
    { text: "la lo", start: 1, end: 2, words },
    { text: "la la", start: 3, end: 4, words: [] },
  ];
  expect(heardSong({ duration: 9, lyrics: found(lines), listening: null })?.words).toEqual([
    { text: "la", start: 1, beginsLine: true },
    { text: "lo", start: 1.5 },
    { text: "la la", start: 3, beginsLine: true },
  ]);
});

it("stays within the contract's bounds for every answer of a transcriber", () => {
  const line = { text: "x".repeat(5_000), start: 1, end: 2 };
  const lyrics = found(Array.from({ length: 3 * MAX_HEARD }, () => line));
  const listening = JSON.stringify({ ...AUDIO_ANALYSIS, beats: Array.from({ length: 3 * MAX_HEARD }, (_, i) => i) });
  const heard = heardSong({ duration: 9, lyrics, listening });
  expect(HeardSong.parse(heard)).toEqual(heard);
  expect(heard?.words).toHaveLength(MAX_HEARD);
  expect(heard?.words?.[0]?.text).toHaveLength(MAX_HEARD_WORD);
});
