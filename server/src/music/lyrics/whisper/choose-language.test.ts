import { expect, test } from "vitest";
import { chooseLanguage } from "./choose-language.ts";

const impression = (languages: Record<string, number>, silence = 0) => ({
  languages: new Map(Object.entries(languages)),
  silence,
});

test("one passage with clear words outvotes two of guesses", () => {
  const guess = impression({ km: 0.33, de: 0.02 }, 0.23);
  expect(chooseLanguage([impression({ de: 0.96, en: 0.01 }), guess, guess])).toBe("de");
});

test("silence has little to say", () => {
  expect(chooseLanguage([impression({ en: 0.6 }, 0.95), impression({ hi: 0.4 }, 0.1)])).toBe("hi");
});

test("a model that knows one language needs no choice", () => {
  expect(chooseLanguage([impression({})])).toBe("en");
});

test.each([
  ["सुबह हुई, गेंदे खिले", "hi"],
  ["夜空に咲く花火", "ja"],
  ["夜空", "zh"],
  ["Lanterns burning", "en"],
  ["♪", "ur"],
])("words that are known are of a language that is written like “%s”", (text, language) => {
  expect(chooseLanguage([impression({ ur: 0.4, hi: 0.3, en: 0.1, zh: 0.08, ja: 0.05 })], text)).toBe(language);
});
