import type { DanceStyle } from "@nataraj/sdk/contract";

/** The number of the bow. */
export const BOW = 27;
/** Moves that say goodbye, by number: a bow, a cheer, a wave. */
const GOODBYES = [BOW, 1, 19] as const;
/** Styles whose dances end in a bow. */
const BOWING: readonly DanceStyle[] = ["Indian Classical", "Ballet", "Contemporary", "Jazz Dance"];

/** The moves, by number, that may close a dance of a style. */
export function goodbyesOf(style: DanceStyle): readonly number[] {
  return BOWING.includes(style) ? [BOW] : GOODBYES;
}

/** Whether a move, by number, closes dances in any style. */
export function isGoodbye(move: number): boolean {
  return (GOODBYES as readonly number[]).includes(move);
}
