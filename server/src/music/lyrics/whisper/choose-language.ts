import { scriptShare } from "./script-share.ts";

/** What a window of the song sounds like before it is written down. */
export interface LanguageScores {
  /** Probability of each language, by its code. */
  languages: ReadonlyMap<string, number>;
  /** Probability that nobody speaks or sings. */
  silence: number;
}

/**
 * The language of a song. One for all its windows: over a passage without words Whisper guesses any, and a song keeps to
 * one as a rule.
 * @param text what is sung, where it is known: then it is a language of its script. Hindi sounds like Urdu.
 */
export function chooseLanguage(scores: readonly LanguageScores[], text = ""): string {
  const votes = new Map<string, number>();
  for (const { languages, silence } of scores) {
    for (const [code, share] of languages) votes.set(code, (votes.get(code) ?? 0) + share ** 2 * (1 - silence));
  }
  const shares = new Map([...votes.keys()].map((code) => [code, scriptShare(code, text)]));
  const highest = Math.max(...shares.values());
  const fitting = [...votes].filter(([code]) => shares.get(code) === highest);
  return fitting.reduce((best, vote) => (vote[1] > best[1] ? vote : best), ["en", 0])[0];
}
