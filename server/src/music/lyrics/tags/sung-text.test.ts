import { expect, test } from "vitest";
import { sungTexts } from "./sung-text.ts";

const SUNG = [
  "Hold me close tonight",
  "Never let me go",
  "We are dancing",
  "Under the moon",
  "Until the morning",
  "Oh",
];
const sungOf = (lines: readonly string[]) => sungTexts(lines).filter(Boolean);

test.each([
  "作词 : 王二",
  "作詞・作曲：王二",
  "制作人/混音: 赵三",
  "混音工程师：赵三",
  "吉他 Guitar：李四",
  "작사: 김",
  "Lyrics by: Ann",
  "Written By：Cy",
  "Executive Producer: Ann Lee",
  "Mixing Engineer : Bob",
  "Guitar : Cy",
  "Background Vocals: Ann, Bob & Cy",
  "Letra y música: Ana",
  "（未经著作权人书面许可，不得翻唱、翻录或使用）",
  "(P) 2024 Label. All rights reserved.",
  "Lyrics at www.example.org",
])("is no line of the song, wherever it stands: %s", (credit) => {
  expect(sungOf([credit, ...SUNG])).toEqual(SUNG);
  expect(sungOf([...SUNG.slice(0, 3), credit, ...SUNG.slice(3)])).toEqual(SUNG);
  expect(sungOf([...SUNG, credit])).toEqual(SUNG);
});

test.each([
  "Written by Ann Lee",
  "Lyrics by Ann",
  "Words and music by Ann Lee & Bob van der Meer",
  "Produced by DJ Cy",
])("is a credit before the song or after it: %s", (credit) => {
  expect(sungOf([credit, ...SUNG])).toEqual(SUNG);
  expect(sungOf([...SUNG, credit])).toEqual(SUNG);
  expect(sungOf(["Hold Me (Ann Lee)", credit, ...SUNG])).toEqual(["Hold Me (Ann Lee)", ...SUNG]);
  expect(sungOf([...SUNG.slice(0, 3), credit, ...SUNG.slice(3)])).toContain(credit);
});

test.each([
  "Words by heart I know",
  "Music by the sea",
  "Written by the stars",
  "By the sea",
  "他说：我爱你",
  "She said: stay",
  "Listen: the drums",
  "Drums in the night",
  "Baby: come back",
])("is sung, wherever it stands: %s", (line) => {
  for (let at = 0; at <= SUNG.length; at++) expect(sungOf(SUNG.toSpliced(at, 0, line))).toContain(line);
});

test("the mark of a voice is not sung, and an empty line stays", () => {
  expect(sungTexts(["v1: Hold me", "F: close", "", "Instrumental"])).toEqual(["Hold me", "close", "", undefined]);
});
