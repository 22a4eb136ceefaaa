import { describe, expect, it } from "vitest";
import { isFormOf, lyricCues } from "./lyric-cues.ts";

describe("lyricCues", () => {
  it("shares a line among its words", () => {
    expect(lyricCues([{ text: "Jump, jump again!", start: 1, end: 4 }])).toEqual([
      { word: "jump", time: 1 },
      { word: "jump", time: 2 },
      { word: "again", time: 3 },
    ]);
  });

  it("takes the times of the words where they are known", () => {
    const words = [{ text: "Hello", start: 1.7, end: 2 }];
    expect(lyricCues([{ text: "Hello", start: 1, end: 4, words }])).toEqual([{ word: "hello", time: 1.7 }]);
  });
});

describe("isFormOf", () => {
  it.each([
    ["jump", "jump"],
    ["jumping", "jump"],
    ["waved", "wave"],
    ["waving", "wave"],
    ["nodding", "nod"],
    ["turns", "turn"],
  ])("hears %s as a form of %s", (sung, word) => expect(isFormOf(sung, word)).toBe(true));

  it.each([
    ["jumper cable", "jump"],
    ["ward", "wave"],
    ["", "nod"],
    ["no", "nod"],
    ["returning", "turn"],
  ])("does not hear %j as a form of %s", (sung, word) => expect(isFormOf(sung, word)).toBe(false));
});
