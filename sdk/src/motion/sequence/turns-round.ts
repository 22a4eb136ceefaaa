import type { CompiledMove } from "../format/compiled-move.ts";

/** A turn further than this goes as fast as a body can: what is written is as large as it may be. Degrees. */
const ROUND_TURN = 150;

/** Whether a move turns the body round. */
export function turnsRound({ end }: Pick<CompiledMove, "end">): boolean {
  return Math.abs(end.turn) > ROUND_TURN;
}
