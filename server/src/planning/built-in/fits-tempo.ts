import { numberAt } from "@nataraj/sdk/arrays";
import type { MoveInfo } from "@nataraj/sdk/motion";
import type { CountGrid } from "./count-grid.ts";
import { isTurn } from "./move-options.ts";

/** The shortest and longest beat of a move on the hands: gravity sets the time of a swing. Seconds. */
const ON_HANDS = [0.475, 0.862] as const;
/** The shortest beat of a move with turns, kicks or jumps. Seconds. */
const SHORTEST_QUICK = 0.428;

/**
 * Whether the music gives a move the time that a body needs. Moves on both feet always fit, because they become
 * smaller.
 */
export function fitsTempo(move: MoveInfo, from: number, length: number, { times }: CountGrid): boolean {
  const start = numberAt(times, from);
  const last = numberAt(times, Math.min(from + length, times.length - 1));
  const beat = ((last - start) / Math.min(length, times.length - 1 - from)) * (length / move.beats);
  if (move.acrobatic) return beat >= ON_HANDS[0] && beat <= ON_HANDS[1];
  return !(move.quick || isTurn(move)) || beat >= SHORTEST_QUICK;
}
