import { expect, test } from "vitest";
import { groupWords } from "./group-words.ts";

/** Words of 0.3 s, one after the other from `start`. */
function sung(text: string, start = 0) {
  return text.split(/(?= )/).map((piece, i) => ({ text: piece, start: start + i * 0.3, end: start + i * 0.3 + 0.3 }));
}
const lines = (...pieces: ReturnType<typeof sung>[]) => groupWords(pieces.flat()).map(({ text }) => text);

test("a line ends with a sentence, and with a pause", () => {
  expect(lines(sung(" Hold me close. We dance"), sung(" until morning", 5))).toEqual([
    "Hold me close.",
    "We dance",
    "until morning",
  ]);
});

test("a comma ends a long line, and one before a capital; not one before I", () => {
  expect(lines(sung(" Tell me if you hear, follow me"))).toEqual(["Tell me if you hear,", "follow me"]);
  expect(lines(sung(" my dear, You told me"))).toEqual(["my dear,", "You told me"]);
  expect(lines(sung(" my dear, I know"))).toEqual(["my dear, I know"]);
});

test("a line has no more than twelve words", () => {
  expect(lines(sung(" la".repeat(30))).map((line) => line.split(" ").length)).toEqual([12, 12, 6]);
});

test("a line has the times of its words, and words have no spaces", () => {
  const [line] = groupWords(sung(" Hold me", 2));
  expect(line).toMatchObject({ start: 2, end: expect.closeTo(2.6, 9) });
  expect(line?.words?.map(({ text }) => text)).toEqual(["Hold", "me"]);
});

test("what follows an apostrophe belongs to the word before", () => {
  const [line] = groupWords([
    { text: " I", start: 0, end: 0.2 },
    { text: "'ll", start: 0.2, end: 0.4 },
    { text: " go", start: 0.4, end: 0.6 },
  ]);
  expect(line?.words).toEqual([
    { text: "I'll", start: 0, end: 0.4 },
    { text: "go", start: 0.4, end: 0.6 },
  ]);
});

test("nothing heard is no lines", () => {
  expect(groupWords([])).toEqual([]);
});
