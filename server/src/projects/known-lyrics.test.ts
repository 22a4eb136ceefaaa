import { expect, test } from "vitest";
import { linesOfLyrics, readKnownLyrics, writeKnownLyrics } from "./known-lyrics.ts";

test("lines are what is sung: without empty lines, headings and times", () => {
  const lyrics = "[Verse 1]\n[00:12.40] Hold me  close \n\n***\nसुबह हुई\n";
  expect(linesOfLyrics(lyrics)).toEqual(["Hold me close", "सुबह हुई"]);
});

test("what is stored is read again; nothing is stored where nothing was said", () => {
  expect(readKnownLyrics(writeKnownLyrics({ lyrics: "Hold me", language: "en" }))).toEqual({
    lyrics: "Hold me",
    language: "en",
  });
  expect(writeKnownLyrics({ lyrics: "" })).toBeNull();
  expect(readKnownLyrics(null)).toEqual({});
});
