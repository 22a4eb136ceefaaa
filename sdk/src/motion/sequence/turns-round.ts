import type { CompiledMove } from "../format/compiled-move.ts";

/** Whether a move turns the body round: as fast as a body can, so that what is written is as large as it may be. */
export function turnsRound({ end }: Pick<CompiledMove, "end">): boolean {
  return Math.abs(end.turn) > 90;
}
