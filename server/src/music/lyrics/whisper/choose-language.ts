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
 */
export function chooseLanguage(scores: readonly LanguageScores[]): string {
  const votes = new Map<string, number>();
  for (const { languages, silence } of scores) {
    for (const [code, share] of languages) votes.set(code, (votes.get(code) ?? 0) + share ** 2 * (1 - silence));
  }
  return [...votes].reduce((best, vote) => (vote[1] > best[1] ? vote : best), ["en", 0])[0];
}
