import { expect, test } from "vitest";
import { plainWords, wordError } from "./word-error.ts";

test.each([
  ["Hold me close, don't go", "hold me close don't go", 0],
  ["hold me close now", "hold close now", 0.25],
  ["hold me", "told me to", 1],
  ["hold me", "", 1],
])("of “%s” heard as “%s” it is %d", (sung, heard, error) => {
  expect(wordError(plainWords(sung), plainWords(heard))).toBe(error);
});
