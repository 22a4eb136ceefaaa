import { expect, test } from "vitest";
import { describeOrigin } from "./words-origin.ts";

const PASTE = "They may be wrong in many places: pasting the right ones helps.";

test("says where words are from, and that pasting helps where this machine hears them badly", () => {
  expect(describeOrigin({ source: "whisper", language: "en" })).toBe("These words were heard in the song in English.");
  expect(describeOrigin({ source: "whisper", language: "es" })).toBe(
    `These words were heard in the song in Spanish. ${PASTE}`,
  );
  expect(describeOrigin({ source: "service", language: "es" })).toBe("These words were heard in the song in Spanish.");
  expect(describeOrigin({ source: "tags" })).toBe("These words came with the file.");
  expect(describeOrigin(undefined)).toBe("No words were found in this song.");
});
