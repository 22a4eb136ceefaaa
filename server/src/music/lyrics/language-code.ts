/** Codes of two letters; those of three are of languages that transcribers rarely know. */
const CODE = /^[a-z]{2,3}$/;
const letters = Array.from({ length: 26 }, (_, i) => String.fromCharCode(97 + i));
const names = new Intl.DisplayNames(["en"], { type: "language" });

/** All codes of two letters by their names in English. */
const CODES_BY_NAME = new Map(
  letters
    .flatMap((first) => letters.map((second) => first + second))
    .map((code) => [names.of(code)?.toLowerCase(), code]),
);

/**
 * The ISO 639 code of a language that a transcriber names in one way or another: "en", "english".
 * @returns undefined where it cannot be told.
 */
export function languageCode(language: string | undefined): string | undefined {
  const text = language?.trim().toLowerCase() ?? "";
  if (CODE.test(text)) return text;
  return text === "" ? undefined : CODES_BY_NAME.get(text);
}
