import { CONNECTING_WORDS, QUALIFIERS, ROLES, ROLES_OF_HAN } from "./credit-words.ts";

/** Who sings, as files for karaoke mark it: `v1:`, or F, M and D for a woman, a man and both. */
const VOICE = /^(?:v\d|bg|[FMD]) ?: ?/;

const NO_WORDS = /纯音乐|純音樂|^[[(]?instrumental[\])]?[.!]?$/iu;
/** What is forbidden or claimed, and addresses of sites. */
const NOTICE =
  /未经.{0,30}许可|未經.{0,30}許可|不得翻唱|著作权|著作權|版权|版權|무단|all rights reserved|[©℗]|https?:\/\/|\bwww\.|\blyrics provided by\b/iu;

/** "Lyrics by Ann" is a credit where fewer lines than this are sung before it or after it. */
const EDGE_LINES = 3;
const MOST_ROLE_WORDS = 6;
const MOST_NAME_WORDS = 12;

/** Whether a text says that there are no words to it, as in "纯音乐，请欣赏". */
export function saysNoWords(text: string): boolean {
  return NO_WORDS.test(text.trim());
}

/**
 * What is sung of each line of a tag's lyrics: without the mark of a voice; undefined for credits and notes. A role and a
 * colon are a credit wherever they stand. A role, "by" and a name are one among the first and last lines. The first line
 * of a song is taken for a credit where it reads like one, as "Written by Stars" does; a title is taken for sung.
 */
export function sungTexts(lines: readonly string[]): (string | undefined)[] {
  const texts = lines.map((line) => {
    const text = line.trim().replace(VOICE, "");
    return saysNoWords(text) || NOTICE.test(text) || hasRoleAndColon(text) ? undefined : text;
  });
  const isSung = texts.map((text) => text !== undefined && text !== "" && !hasRoleAndName(text));
  const sung = isSung.flatMap((each, i) => (each ? [i] : []));
  const first = sung[EDGE_LINES - 1] ?? lines.length;
  const last = sung.at(-EDGE_LINES) ?? -1;
  return texts.map((text, i) => (text && !isSung[i] && (i < first || i > last) ? undefined : text));
}

/** "作曲 : …", "Executive Producer: …", "吉他 Guitar：…". */
function hasRoleAndColon(text: string): boolean {
  const colon = text.search(/[:：]/);
  return colon > 0 && isRole(text.slice(0, colon));
}

/** "Lyrics and music by Ann Lee": the rest are names, not "Music by the sea". */
function hasRoleAndName(text: string): boolean {
  const by = text.search(/ by /i);
  if (by < 0 || !isRole(text.slice(0, by))) return false;
  const names = text
    .slice(by + " by ".length)
    .split(/[^\p{L}\p{N}\p{M}'’.-]+/u)
    .filter(Boolean);
  const isName = (word: string) => !/^\p{Ll}/u.test(word) || CONNECTING_WORDS.has(word);
  return names.length <= MOST_NAME_WORDS && !/^\p{Ll}/u.test(names[0] ?? "a") && names.every(isName);
}

/** Whether a text names what somebody has done for a song, and nothing else. */
function isRole(text: string): boolean {
  const words = text
    .toLowerCase()
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter(Boolean);
  const ofHan = words.filter((word) => /[\p{sc=Han}\p{sc=Hang}]/u.test(word));
  const others = words.filter((word) => !ofHan.includes(word));
  if (words.length === 0 || words.length > MOST_ROLE_WORDS || !ofHan.every((word) => ROLES_OF_HAN.test(word)))
    return false;
  const areKnown = others.every((word) => ROLES.has(word) || QUALIFIERS.has(word) || CONNECTING_WORDS.has(word));
  return areKnown && (ofHan.length > 0 || others.some((word) => ROLES.has(word)));
}
