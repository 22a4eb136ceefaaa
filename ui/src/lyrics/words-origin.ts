import type { WordsOrigin } from "@nataraj/sdk/contract";
import { languageName } from "./languages.ts";

/** Says where a project's words are from. */
export function describeOrigin(words: WordsOrigin | undefined): string {
  if (!words || words.source === "none") return "No words were found in this song.";
  const language = words.language === undefined ? "" : ` in ${languageName(words.language)}`;
  switch (words.source) {
    case "given":
      return words.isAligned === false
        ? "These words were brought, but could not be found in the song: they are spread over it by their length. Put their times right below."
        : `These words were brought, and found in the song${language}.`;
    case "tags":
      return "These words came with the file.";
    default:
      return `These words were heard in the song${language}.`;
  }
}
