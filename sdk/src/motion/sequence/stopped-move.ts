import type { CompiledMove } from "../format/compiled-move.ts";
import { evaluateCurve } from "../format/curve.ts";
import type { Break } from "./intensity.ts";
import { grounded, upright } from "./mark-move.ts";

/** Where a move is danced, seconds. */
interface Slot {
  start: number;
  end: number;
}

/** A turn that has less to go than this when the music stops is as good as done, degrees. */
const TURNED = 12;
/** The body turns no more from so long before a break on, and begins to turn so long after it, seconds. */
const AROUND = 0.3;

/**
 * A move that the music stops: nobody stands still on the hands or in the air. What goes onto the hands stays upright, and
 * a move that would fly in a break steps.
 */
export function stoppedMove(move: CompiledMove, slot: Slot, stops: readonly Break[]): CompiledMove {
  if (move.hands.length > 0) return upright(move);
  const beat = (slot.end - slot.start) / move.beats;
  const flies = move.jumps.some(({ start, end }) => {
    const [from, to] = [slot.start + start * beat, slot.start + end * beat];
    return stops.some((stop) => from < stop.end + AROUND && to > stop.start);
  });
  return flies ? grounded(move) : move;
}

/** Whether a move would turn in a break. @param turn Index of the channel. */
export function turnsInBreak(move: CompiledMove, turn: number, slot: Slot, stops: readonly Break[]): boolean {
  const curve = move.curves[turn];
  if (!curve) return false;
  const beatOf = (t: number) => ((t - slot.start) / (slot.end - slot.start)) * move.beats;
  return stops.some(({ start, end }) => {
    const way = evaluateCurve(curve, beatOf(end + AROUND)) - evaluateCurve(curve, beatOf(start - AROUND));
    return Math.abs(way) > TURNED;
  });
}
