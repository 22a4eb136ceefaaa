import { numberAt } from "@nataraj/sdk/arrays";
import type { MoveInfo } from "@nataraj/sdk/motion";
import type { CountGrid } from "./count-grid.ts";
import { isTurn } from "./move-options.ts";

/** Seconds of a move's beat in which a body can swing round its hands: gravity has its own time. */
const ON_HANDS = [0.475, 0.862] as const;
/** The shortest in which it turns, kicks and jumps. */
const SHORTEST_QUICK = 0.428;

/** Whether the music gives a move the time that a body needs for it; what is danced on both feet only becomes smaller. */
export function fitsTempo(move: MoveInfo, from: number, length: number, { times }: CountGrid): boolean {
  const start = numberAt(times, from);
  const last = numberAt(times, Math.min(from + length, times.length - 1));
  const beat = ((last - start) / Math.min(length, times.length - 1 - from)) * (length / move.beats);
  if (move.acrobatic) return beat >= ON_HANDS[0] && beat <= ON_HANDS[1];
  return !(move.quick || isTurn(move)) || beat >= SHORTEST_QUICK;
}
