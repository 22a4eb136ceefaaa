import type { DanceStyle } from "@nataraj/sdk/contract";

/** The number of the bow. */
export const BOW = 27;
/** Numbers of the moves that can close a dance: a bow, a cheer, a wave. */
const CLOSING_MOVES = [BOW, 1, 19] as const;
/** Styles whose dances end in a bow. */
const BOWING: readonly DanceStyle[] = ["Indian Classical", "Ballet", "Contemporary", "Jazz Dance"];

/** The moves, by number, that may close a dance of a style. */
export function closingMovesOf(style: DanceStyle): readonly number[] {
  return BOWING.includes(style) ? [BOW] : CLOSING_MOVES;
}

/** Whether a move, by number, closes dances in any style. */
export function isClosingMove(move: number): boolean {
  return (CLOSING_MOVES as readonly number[]).includes(move);
}
