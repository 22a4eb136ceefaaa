import type { CompiledMove, FootLine, Side } from "../format/compiled-move.ts";
import { type ClipInstance, localToWorld } from "../sequence/clip-instance.ts";
import { QUICK_STEP } from "../sequence/landings.ts";
import { turnsRound } from "../sequence/turns-round.ts";
import type { Spot } from "./footwork.ts";
import { HOME_X, WIDEST } from "./home.ts";

/** Whether a line is a step with time enough to go elsewhere than it is written. A turn closes as it is written. */
export function mayOpen({ kind, start, end }: FootLine, { move }: ClipInstance): boolean {
  return kind === "step" && end - start >= QUICK_STEP && !turnsRound(move);
}

/** Whether a clip sets a foot down anew soon after it has begun, so that it need not begin with it at home. */
export function stepsSoon({ move, mirrored }: ClipInstance, side: Side): boolean {
  const own = mirrored ? (side === 0 ? 1 : 0) : side;
  const first = firstLine(move, own);
  return first?.kind === "step" && first.x !== undefined && first.end <= 2;
}

function firstLine({ feet, jumps, hands }: CompiledMove, side: Side) {
  const first = feet.find((line) => line.side === side);
  const jump = jumps[0];
  if (hands.length > 0 || (jump && jump.start < (first?.start ?? 0))) return undefined;
  return first;
}

/**
 * A spot at the end of a move, one foot ahead of the other: feet that close between any two moves make every join the same.
 * The foot goes past its home, so that it has the longer way.
 * @param from Where it comes from.
 * @param facing Where the dancer faces, degrees.
 * @param by How far it goes past, metres.
 */
export function openSpot(to: Spot, from: { x: number; z: number }, side: Side, facing: number, by: number): Spot {
  const ahead = localToWorld({ x: 0, z: 0, turn: facing }, 0, 1);
  if (Math.hypot(from.x - to.x, from.z - to.z) > WIDEST) return to;
  const came = (from.x - to.x) * ahead.x + (from.z - to.z) * ahead.z;
  // A foot that comes from beside is set down ahead, or behind, by its side.
  const way = (Math.abs(came) < HOME_X ? (side === 0 ? 1 : -1) : -Math.sign(came)) * by;
  return { ...to, x: to.x + way * ahead.x, z: to.z + way * ahead.z };
}
