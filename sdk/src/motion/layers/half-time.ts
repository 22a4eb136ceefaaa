import { CHANNELS } from "../format/channels.ts";
import type { CompiledMove } from "../format/compiled-move.ts";
import { type Curve, evaluateCurve } from "../format/curve.ts";
import { lerp, smootherstep } from "../math/curves.ts";

/** Beats of a gesture in half time, and for how many of these the pose before it is held. */
const BEATS = 2;
const HELD = 0.3;

/**
 * A channel in half time: every other of the poses on beats is left out, and the body goes from one to the next in one
 * long arc. It arrives on the beat.
 */
export function halfTime(curve: Curve, beat: number, move: CompiledMove): number {
  const phase = phaseOf(move);
  const from = BEATS * Math.floor((beat - phase) / BEATS) + phase;
  const a = evaluateCurve(curve, inMove(from, move));
  const b = evaluateCurve(curve, inMove(from + BEATS, move));
  return lerp(a, b, smootherstep((beat - from - HELD) / (BEATS - HELD)));
}

/** The bounce in half time: one dip in two beats. */
export function halfTimeBounce(curve: Curve, beat: number, move: CompiledMove): number {
  const from = BEATS * Math.floor(beat / BEATS);
  const into = (beat - from) / BEATS;
  const joins = evaluateCurve(curve, inMove(from + BEATS, move)) - evaluateCurve(curve, inMove(from + 1, move));
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
    for (let beat = phase; beat < move.beats; beat += BEATS) {
      const way = evaluateCurve(curve, inMove(beat + BEATS, move)) - evaluateCurve(curve, beat);
      sum += Math.abs(way) / (range[1] - range[0]);
    }
  }
  return sum;
}
