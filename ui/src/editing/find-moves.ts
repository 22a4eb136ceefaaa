import type { DanceStyle } from "@nataraj/sdk";
import { CATALOGUE, type MoveInfo } from "@nataraj/sdk/motion";

/** A move of the catalogue as the list offers it. */
export interface OfferedMove {
  number: number;
  name: string;
  beats: number;
  /** Whether it is one of those that suit the style best. */
  isOfStyle: boolean;
}

/**
 * The moves that a search finds, those that suit the style first. Every word of the search is looked for in the name, the
 * words that call for the move, and its number.
 */
export function findMoves(search: string, style: DanceStyle | undefined): OfferedMove[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return CATALOGUE.filter((move) => words.every((word) => matches(move, word)))
    .map(({ number, name, beats, styles }) => ({
      number,
      name,
      beats,
      isOfStyle: style !== undefined && styles.includes(style),
    }))
    .toSorted((a, b) => Number(b.isOfStyle) - Number(a.isOfStyle) || a.number - b.number);
}

function matches({ name, words, number }: MoveInfo, word: string): boolean {
  return name.toLowerCase().includes(word) || words.some((call) => call.startsWith(word)) || String(number) === word;
}
