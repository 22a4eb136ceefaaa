/** From the easiest to guess to the hardest. */
export const STRENGTHS = ["Easy to guess", "Could be guessed", "Good", "Very good"] as const;
export type Strength = (typeof STRENGTHS)[number];
/** How hard a password is to guess. */
export type Guessing = (password: string) => Strength;

/** The server takes no longer ones; the time that guessing takes grows with the length. */
const MAX_LENGTH = 99;

/** Loads the dictionaries of guesses: some 200 KB, so only where a new password is typed. */
export async function openGuessing(): Promise<Guessing> {
  const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import("@zxcvbn-ts/core"),
    import("@zxcvbn-ts/language-common"),
  ]);
  const zxcvbn = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, useLevenshteinDistance: false });
  // Of its five scores the lowest two are hardly told apart by a person.
  return (password) => STRENGTHS[Math.max(0, zxcvbn.check(password.slice(0, MAX_LENGTH)).score - 1)] ?? STRENGTHS[0];
}
