import type { MoveInfo } from "@nataraj/sdk/motion";

/** A move with a number of counts that it can fill: danced once, or twice with the second time mirrored. */
export interface MoveOption {
  move: MoveInfo;
  /** Even. */
  length: number;
  /** The variant in half or double time that gives it this length. */
  variant?: string;
  /** 0 calm to 1 wild. */
  energy: number;
  /** Whether it is danced twice. */
  isTwice?: boolean;
}

/** Every way in which the catalogue's moves can fill up to a phrase of counts. */
export function moveOptionsOf(catalogue: readonly MoveInfo[]): MoveOption[] {
  return catalogue.flatMap((move) => {
    const once = Math.max(2, 2 * Math.round(move.beats / 2));
    // A full turn is not danced twice only to fill counts.
    const lengths = once <= 4 && !move.acrobatic && !isTurn(move) ? [once, 2 * once] : [once];
    const paced = move.variants.filter(({ pace, beats }) => pace !== 1 && beats % 2 === 0);
    return [
      ...lengths.map((length) => ({ move, length, energy: move.energy, isTwice: length > once })),
      ...paced.map(({ name, beats, energy }) => ({ move, length: beats, variant: name, energy })),
    ];
  });
}

/** Whether a move turns the dancer at least half round. */
export function isTurn(move: MoveInfo): boolean {
  return Math.abs(move.end.turn) >= 180;
}

/** What it costs a body to go from the end of a move into another, 0 (none) to 1 (it looks wrong). */
export function joinCost(from: MoveInfo | undefined, to: MoveInfo): number {
  if (!from) return to.startsFrom.stance === "home" ? 0 : 0.5;
  let cost = 0;
  if (from.endsIn.stance !== to.startsFrom.stance) cost += 0.4;
  if (from.endsIn.weight !== "both" && from.endsIn.weight === to.startsFrom.weight) cost += 0.1;
  // Two quick or acrobatic moves in a row: neither a body nor a viewer recovers so fast.
  if ((from.acrobatic || from.quick) && (to.acrobatic || to.quick)) cost += 0.4;
  cost += 0.3 * Math.max(0, Math.abs(from.energy - to.energy) - 0.4);
  if (isTurn(from) && isTurn(to)) cost += 0.6;
  if (from.number === to.number) cost += 0.3;
  return Math.min(1, cost);
}
