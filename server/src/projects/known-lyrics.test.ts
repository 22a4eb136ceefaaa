import { expect, test } from "vitest";
import { readKnownLyrics, writeKnownLyrics } from "./known-lyrics.ts";

test("stored lyrics are read again; nothing is stored where nothing was said", () => {
  expect(readKnownLyrics(writeKnownLyrics({ lyrics: "Hold me", language: "en" }))).toEqual({
    lyrics: "Hold me",
    language: "en",
  });
  expect(writeKnownLyrics({ lyrics: "" })).toBeNull();
  expect(readKnownLyrics(null)).toEqual({});
});
