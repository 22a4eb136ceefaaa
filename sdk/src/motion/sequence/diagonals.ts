/** Turns a move's body to another diagonal of the stage, and its feet with it. */
import { channelIndex } from "../format/channels.ts";
import type { CompiledMove } from "../format/compiled-move.ts";
import { type Curve, createCurve, type Key } from "../format/curve.ts";
import { createPath, layAlongPath } from "../format/path.ts";
import { createWrittenMove } from "../format/written-move.ts";
import { lerp } from "../math/curves.ts";
import { QUICK_STEP } from "./landings.ts";
import type { LayoutValues } from "./layout.ts";

const TURN = channelIndex("turn");

/** Whether the feet follow the body to another diagonal in a move: both are set down, and nothing else turns it. */
export function mayTurn(move: CompiledMove): boolean {
  const slides = move.feet.some(({ kind }) => kind === "slide");
  return (
    !slides && !move.curves[TURN] && move.hands.length === 0 && move.facing === 0 && lastLandings(move) !== undefined
  );
}

/** The last beat on which each foot is set down. */
function lastLandings({ feet, jumps }: CompiledMove): readonly [number, number] | undefined {
  const [left, right] = ([0, 1] as const).map((side) =>
    Math.max(
      0,
      ...feet
        .filter((foot) => foot.side === side && foot.kind === "step" && foot.x !== undefined)
        .map(({ end }) => end),
      ...jumps.filter((jump) => jump.feet[side]).map(({ end }) => end),
    ),
  );
  return left && right ? [left, right] : undefined;
}

/** What the diagonals of a move follow from. */
interface Diagonals {
  from: number;
  turns: readonly number[];
  last: boolean;
  reach: number;
}

/** The other diagonal, unless the front, or the same again, is less turned away than a diagonal is. Degrees to the left of the front. */
function nextDiagonal(facing: number, diagonal: number, turns: readonly number[]): number {
  const other = facing > 0 ? -diagonal : diagonal;
  const turnedAway = (target: number) =>
    turns.reduce((sum, turn) => sum + Math.max(0, Math.abs(turn + target) - diagonal), 0);
  return [other, 0, -other].reduce((a, b) => (turnedAway(b) < turnedAway(a) - 1e-9 ? b : a));
}

/**
 * Where a dancer faces in a move, degrees to the left of where it begins: from diagonal to diagonal, and home. Who is turned
 * by variants too stays at the diagonal that is nearer to the front.
 * @param from Where the dancer faces when it begins, from the front; turned by diagonals alone.
 * @param turns By how much variants have turned the dancer, before and after the next move.
 * @param reach The furthest that a foot goes from where it begins, metres: who goes far does not turn.
 */
export function diagonalsOf(
  move: CompiledMove,
  { from, turns, last, reach }: Diagonals,
  { diagonal, widest }: LayoutValues,
): Curve | undefined {
  const landings = lastLandings(move);
  if (!landings || reach > widest) return undefined;
  const swings = Math.max(1, Math.floor(move.beats / 4));
  const beats = move.beats / swings;
  const keys: Key[] = [{ beat: 0, value: 0, through: false }];
  let facing = from;
  for (let i = 1; i <= swings; i++) {
    const arrives = i === swings ? Math.min(...landings) : i * beats;
    const before = keys.at(-1)?.beat ?? 0;
    const leaves = before + QUICK_STEP;
    if (arrives - leaves <= 1) continue;
    keys.push({ beat: leaves, value: facing - from, through: false });
    const start = facing;
    facing = last && i === swings ? 0 : nextDiagonal(facing, diagonal, turns);
    for (let beat = Math.ceil(leaves + QUICK_STEP); beat < arrives - QUICK_STEP; beat++) {
      const value = lerp(start, facing, (beat - leaves) / (arrives - leaves)) - from;
      keys.push({ beat, value, through: false });
    }
    keys.push({ beat: arrives, value: facing - from, through: false });
  }
  if (keys.length < 2) return undefined;
  // The turn goes step by step, and stands on the beats on its way, so that what arrives then stands.
  const { slopes, ...curve } = createCurve(keys);
  return { ...curve, slopes: slopes.map(() => 0) };
}

/** A move of which each foot lands where the body then faces. @param facing By beat, degrees to the left in the move's frame. */
export function faceAlong(move: CompiledMove, facing: Curve): CompiledMove {
  const path = createPath();
  for (let i = 0; i < facing.beats.length; i++)
    path.facing.push({ beat: facing.beats[i] ?? 0, value: facing.values[i] ?? 0, through: false });
  const written = createWrittenMove();
  written.feet = [...move.feet];
  written.jumps = [...move.jumps];
  layAlongPath(written, path);
  const turn = facing.values.at(-1) ?? 0;
  const angle = (turn * Math.PI) / 180;
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const { x, z } = move.end;
  return {
    ...move,
    feet: written.feet,
    jumps: written.jumps,
    curves: move.curves.with(TURN, facing),
    end: { x: x * c + z * s, z: z * c - x * s, turn: move.end.turn + turn },
  };
}

/** A curve with all its values turned round. */
export function negated({ beats, values, slopes }: Curve): Curve {
  return { beats, values: values.map((v) => -v), slopes: slopes.map((v) => -v) };
}
