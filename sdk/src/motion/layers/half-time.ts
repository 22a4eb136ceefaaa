import { CHANNELS } from "../format/channels.ts";
import type { CompiledMove } from "../format/compiled-move.ts";
import { type Curve, evaluateCurve } from "../format/curve.ts";
import { lerp, smootherstep } from "../math/curves.ts";

/**
 * A channel in half time: every other of the poses on beats is left out, and the body goes from one to the next in one
 * long arc. It arrives on the beat.
 */
export function halfTime(curve: Curve, beat: number, move: CompiledMove): number {
  const phase = phaseOf(move);
  const from = 2 * Math.floor((beat - phase) / 2) + phase;
  const a = evaluateCurve(curve, inMove(from, move));
  const b = evaluateCurve(curve, inMove(from + 2, move));
  return lerp(a, b, smootherstep((beat - from) / 2));
}

/** The bounce in half time: one dip in two beats. */
export function halfTimeBounce(curve: Curve, beat: number, move: CompiledMove): number {
  const from = 2 * Math.floor(beat / 2);
  const into = (beat - from) / 2;
  const joins = evaluateCurve(curve, inMove(from + 2, move)) - evaluateCurve(curve, inMove(from + 1, move));
  return evaluateCurve(curve, inMove(from, move) + into) + into * joins;
}

function inMove(beat: number, { beats, loop }: CompiledMove): number {
  return loop ? beat - Math.floor(beat / beats) * beats : beat;
}

const phases = new WeakMap<CompiledMove, number>();
const SHOWN: readonly string[] = ["arms", "spine", "hips"];

/** Whether the even or the odd beats of a move differ more from each other: its main poses. */
function phaseOf(move: CompiledMove): number {
  const known = phases.get(move);
  if (known !== undefined) return known;
  const [even = 0, odd = 0] = [0, 1].map((phase) => variety(move, phase));
  const phase = odd > even ? 1 : 0;
  phases.set(move, phase);
  return phase;
}

function variety(move: CompiledMove, phase: number): number {
  let sum = 0;
  for (const { index, group, range } of CHANNELS) {
    const curve = move.curves[index];
    if (!curve || !SHOWN.includes(group)) continue;
    for (let beat = phase; beat < move.beats; beat += 2) {
      const way = evaluateCurve(curve, inMove(beat + 2, move)) - evaluateCurve(curve, beat);
      sum += Math.abs(way) / (range[1] - range[0]);
    }
  }
  return sum;
}
