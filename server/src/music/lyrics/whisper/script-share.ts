/** Codes of ISO 15924 that stand for several scripts of Unicode. */
const MIXED: Readonly<Record<string, readonly string[]>> = {
  Jpan: ["Hira", "Kana", "Hani"],
  Kore: ["Hang", "Hani"],
  Hans: ["Hani"],
  Hant: ["Hani"],
};

/**
 * The share of a text's letters, 0 to 1, that are of the script in which a language is usually written (CLDR's likely
 * subtags).
 * @param language ISO 639
 */
export function scriptShare(language: string, text: string): number {
  const script = new Intl.Locale(language).maximize().script;
  const letters = text.match(/\p{L}/gu) ?? [];
  if (!script || letters.length === 0) return 0;
  // Unchecked pattern: it matches a single letter.
  const isOfScript = new RegExp((MIXED[script] ?? [script]).map((each) => `\\p{Script=${each}}`).join("|"), "u");
  return letters.filter((letter) => isOfScript.test(letter)).length / letters.length;
}
