import type { CompiledMove } from "../format/compiled-move.ts";
import { evaluateCurve } from "../format/curve.ts";
import { type Break, STANDS_IN } from "./break.ts";
import { grounded, upright } from "./mark-move.ts";

/** Where a move is danced, seconds. */
interface Slot {
  start: number;
  end: number;
}

/**
 * A move that the music stops: nobody stands still on the hands or in the air. What goes onto the hands stays upright, and
 * a move that would fly in a break steps.
 */
export function stoppedMove(move: CompiledMove, slot: Slot, stops: readonly Break[]): CompiledMove {
  if (move.hands.length > 0) return upright(move);
  const beat = (slot.end - slot.start) / move.beats;
  const flies = move.jumps.some(({ start, end }) => {
    const [from, to] = [slot.start + start * beat, slot.start + end * beat];
    return stops.some((stop) => from < stop.end + STANDS_IN && to > stop.start);
  });
  return flies ? grounded(move) : move;
}

/** Whether a move would turn in a break. @param turn Index of the channel. */
export function turnsInBreak(move: CompiledMove, turn: number, slot: Slot, stops: readonly Break[]): boolean {
  const curve = move.curves[turn];
  if (!curve) return false;
  const beatOf = (t: number) => ((t - slot.start) / (slot.end - slot.start)) * move.beats;
  return stops.some(({ start, end }) => {
    const way = evaluateCurve(curve, beatOf(end + STANDS_IN)) - evaluateCurve(curve, beatOf(start - STANDS_IN));
    return Math.abs(way) > 1;
  });
}
