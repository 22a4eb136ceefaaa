import type { DanceStyle } from "@nataraj/sdk/contract";
import { STYLES } from "@nataraj/sdk/motion";

/** The number of the bow. */
export const BOW = 27;

/** The moves, by number, that may close a dance of a style. */
export function closingMovesOf(style: DanceStyle): readonly number[] {
  return STYLES[style].closings;
}

/** Whether a move, by number, closes dances in any style. */
export function isClosingMove(move: number): boolean {
  return Object.values(STYLES).some(({ closings }) => closings.includes(move));
}
