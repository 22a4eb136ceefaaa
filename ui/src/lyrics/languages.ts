/** The languages that a person can choose, by their ISO 639-1 codes; all that Whisper writes down well. */
const CODES =
  "ar bg bn ca cs da de el en es fa fi fr gu he hi hr hu id it ja kn ko ml mr ms nl no pa pl pt ro ru sk sl sr sv sw ta te th tr uk ur vi zh".split(
    " ",
  );

const english = new Intl.DisplayNames(["en"], { type: "language" });

/** The English name of a language; the code itself where it has none. */
export function languageName(code: string): string {
  return english.of(code) ?? code;
}

/** What a person can choose from, in order of the names. */
export const LANGUAGES: readonly { code: string; name: string }[] = CODES.map((code) => ({
  code,
  name: languageName(code),
})).sort((a, b) => a.name.localeCompare(b.name, "en"));
