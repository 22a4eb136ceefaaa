import { clipText } from "../contract/clip-text.ts";
import { MAX_PROJECT_NAME } from "../contract/limits.ts";
import { ADJECTIVES, ANIMALS } from "./name-words.ts";

/** A source of chance: 0 (included) to 1 (not included), as `Math.random`. */
export type Random = () => number;

/** One of the items, each as likely as the other. A source that answers outside its range does no harm. */
export function pickOne<T>(items: readonly [T, ...T[]], random: Random): T {
  const index = Math.floor(random() * items.length);
  return items[Math.min(items.length - 1, Math.max(0, index || 0))] as T;
}

/** The name that a new project begins with: 'adjective animal'. */
export function randomProjectName(random: Random = Math.random): string {
  return `${pickOne(ADJECTIVES, random)} ${pickOne(ANIMALS, random)}`;
}

/**
 * A typed name as it is kept: one line, single spaces, at most 80 characters (a character is never cut in half).
 * @returns undefined when nothing is left; the old name then stays.
 */
export function cleanProjectName(text: string): string | undefined {
  const line = text.replace(/[\p{Cc}\s]+/gu, " ").trim();
  return clipText(line, MAX_PROJECT_NAME).trim() || undefined;
}
