import type { CompiledMove, Side } from "../format/compiled-move.ts";

/** A step that takes less time goes where it is written. Beats. */
export const QUICK_STEP = 0.5;

/** Lines of a move about feet. */
export type FeetOf = Pick<CompiledMove, "feet" | "jumps">;

/** When a foot is set down anew. */
interface Landing {
  side: Side;
  /** Beats of the move. */
  end: number;
}

/** All landings of a move by which a foot comes to another spot, in their order. */
function landings({ feet, jumps }: FeetOf): Landing[] {
  const steps = feet.filter(({ kind, x }) => kind === "step" && x !== undefined);
  const jumped = jumps.flatMap(({ end, feet: landed }) =>
    ([0, 1] as const).flatMap((side) => (landed[side]?.x === undefined ? [] : [{ side, end }])),
  );
  return [...steps, ...jumped].sort((a, b) => a.end - b.end);
}

/** When a foot is set down for the last time in a move, beats; 0 where it never is. */
export function lastLanding(move: FeetOf, side: Side): number {
  return landings(move).findLast((landing) => landing.side === side)?.end ?? 0;
}

/** Whether both feet are set down anew, so that the move can end somewhere else than written. */
export function stepsOnBothFeet(move: FeetOf): boolean {
  return lastLanding(move, 0) > 0 && lastLanding(move, 1) > 0;
}

/**
 * How far along its way to another end a move has brought a foot with a landing: all of it with the last, else as much as of
 * the move is over.
 */
export const shareOfWay = (end: number, last: number, beats: number): number => (end >= last - 1e-9 ? 1 : end / beats);

/** By how much of that way the feet are apart, more than they are written, where they are farthest. A share. */
export function mostApart(move: FeetOf & { beats: number }): number {
  const last = [lastLanding(move, 0), lastLanding(move, 1)] as const;
  const at = [0, 0];
  let most = 0;
  const all = landings(move);
  for (const [i, { side, end }] of all.entries()) {
    at[side] = shareOfWay(end, last[side], move.beats);
    // Both feet of a jump land at once.
    if (all[i + 1]?.end !== end) most = Math.max(most, Math.abs((at[0] ?? 0) - (at[1] ?? 0)));
  }
  return most;
}
