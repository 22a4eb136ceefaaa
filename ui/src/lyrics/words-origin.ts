import type { WordsOrigin } from "@nataraj/sdk/contract";
import { languageName } from "./languages.ts";

const PASTE_THE_WORDS = "They may be wrong in many places: pasting the right ones helps.";

/** Says where a project's words are from. */
export function describeOrigin(words: WordsOrigin | undefined): string {
  if (!words || words.source === "none") return "No words were found in this song.";
  const language = words.language === undefined ? "" : ` in ${languageName(words.language)}`;
  switch (words.source) {
    case "given":
      return words.isAligned === false
        ? "Your words could not be found in the song, so they are spread over it by their length. You can correct their times below."
        : `Your words were found in the song${language}.`;
    case "tags":
      return "These words came with the file.";
    default:
      return `These words were heard in the song${language}.${isHardToHear(words) ? ` ${PASTE_THE_WORDS}` : ""}`;
  }
}

/** Whether words come from the machine's own listener, in a language in which it is often wrong. */
function isHardToHear({ source, language }: WordsOrigin): boolean {
  return source === "whisper" && language !== undefined && language !== "en";
}
