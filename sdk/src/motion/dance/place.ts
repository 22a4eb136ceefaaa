import type { CompiledMove } from "../format/compiled-move.ts";
import type { StyleLayer } from "../styles/layer.ts";
import { column } from "./columns.ts";
import { hasTimeToTurn, marked } from "./mark.ts";
import { onStage, type Placed, type Root } from "./placed.ts";
import type { Slot } from "./slots.ts";

/** Feet stay within this distance of the centre, so that hips, with their sway, stay within 1.5 m. Metres. */
const STAGE = 1.2;
/** A body on its hands goes further from the root than its hands. Metres. */
const STAGE_ON_HANDS = 1.1;
/** Beats a second from which a move has to be smaller than it is written, and how much. */
const FULL_PACE = 2;
const SHRINKS = 1.1;
/** The bounce keeps more of its depth than the rest: it is what a small dance lives on. */
const BOUNCE_SHRINKS = 0.3;
/** Beats a second from which all becomes smaller still, down to what is marked, and how much. */
const HURRIED_PACE = 2.28;
const MARKED_SHRINKS = 1;
const MARKED_BOUNCE_SHRINKS = 1.2;
const TURN = column("turn");
const SCALES = [1, 0.75, 0.5, 0.25, 0];
/** How far a move that stays on its spot drifts back towards the centre, metres. */
const DRIFT = 0.25;

/** Sets each slot on the stage: side, size of steps, and where it ends, so that no sequence leaves the stage. */
export function placeMoves(
  slots: readonly Slot[],
  moveOf: (number: number) => CompiledMove,
  styleOf: (slot: Slot) => StyleLayer,
): Placed[] {
  let root: Root = { x: 0, z: 0, turn: 0 };
  return slots.map((slot) => {
    const written = moveOf(slot.move);
    const style = styleOf(slot);
    const rate = written.beats / (slot.end - slot.start);
    const move = marked(written, rate);
    const onHands = move.hands.length > 0;
    const pace = onHands ? 1 : Math.min(1, FULL_PACE / rate);
    const beyond = Math.min(1, HURRIED_PACE / rate);
    const size = Math.max(0.2, pace ** SHRINKS * beyond ** MARKED_SHRINKS);
    const bounce = pace ** (SHRINKS * BOUNCE_SHRINKS) * beyond ** MARKED_BOUNCE_SHRINKS;
    if (onHands) root = roomForHands(move, root);
    const turning = hasTimeToTurn(move, TURN, rate) ? 1 : 0;
    const placed: Placed = {
      ...slot,
      move,
      style,
      mirrored: false,
      root,
      next: root,
      size,
      bounce,
      stride: 0,
      turning,
      idle: false,
    };
    choose(placed, slot.round % 2 === 1, Math.min(size, 1));
    root = placed.next;
    return placed;
  });
}

/** The spot, nearer to the centre, from which a move on the hands stays on the stage: the first steps lead there. */
function roomForHands(move: CompiledMove, root: Root): Root {
  const distance = Math.hypot(root.x, root.z);
  for (let share = 1; share > 0; share -= 0.1) {
    const nearer = { x: root.x * share, z: root.z * share, turn: root.turn };
    if (distance * share < 0.01 || furthest(move, nearer, false, 1) <= STAGE_ON_HANDS) return nearer;
  }
  return { x: 0, z: 0, turn: root.turn };
}

function choose(placed: Placed, preferMirrored: boolean, size: number): void {
  const { move, style, root, turning } = placed;
  // Hands are where the body wants them, or nowhere.
  const onHands = move.hands.length > 0;
  const sides = move.fixed ? [false] : [preferMirrored, !preferMirrored];
  let least = Number.POSITIVE_INFINITY;
  for (const mirrored of sides)
    for (const scale of onHands ? [1] : SCALES) {
      const stride = onHands ? 1 : scale * size * Math.min(style.stride, 1.2);
      const end = endOf(move, root, mirrored, stride, turning);
      const reach = furthest(move, root, mirrored, stride);
      if (reach > STAGE && scale > 0 && !onHands) continue;
      // Full steps first, then the expected side, then nearness to the centre.
      const cost = (1 - scale) * 4 + (mirrored === preferMirrored ? 0 : 0.35) + Math.hypot(end.x, end.z) * 0.5;
      if (cost >= least) continue;
      least = cost;
      Object.assign(placed, { mirrored, stride, next: end });
    }
  if (!onHands && Math.hypot(move.end.x, move.end.z) < 0.1 && stepsOnBothFeet(move)) {
    const distance = Math.hypot(root.x, root.z);
    const share = distance > 0.02 ? Math.min(1, (DRIFT * placed.size) / distance) : 0;
    placed.next = { ...placed.next, x: placed.next.x - root.x * share, z: placed.next.z - root.z * share };
  }
}

/** Whether both feet are set down anew, so that the move can end somewhere else than written. */
export function stepsOnBothFeet(move: CompiledMove): boolean {
  return ([0, 1] as const).every(
    (side) =>
      move.feet.some((foot) => foot.side === side && foot.kind === "step") ||
      move.jumps.some((jump) => jump.feet[side]?.x !== undefined),
  );
}

function endOf(move: CompiledMove, root: Root, mirrored: boolean, stride: number, turning: number): Root {
  const side = mirrored ? -1 : 1;
  const { x, z } = onStage(root, side * move.end.x * stride, move.end.z * stride);
  return { x, z, turn: root.turn + side * move.end.turn * turning };
}

function furthest(move: CompiledMove, root: Root, mirrored: boolean, stride: number): number {
  const side = mirrored ? -1 : 1;
  let most = 0;
  const visit = (x: number | undefined, z: number | undefined) => {
    if (x === undefined || z === undefined) return;
    const spot = onStage(root, side * x * stride, z * stride);
    most = Math.max(most, Math.hypot(spot.x, spot.z));
  };
  for (const foot of move.feet) if (foot.frame === "floor") visit(foot.x, foot.z);
  for (const jump of move.jumps) for (const foot of jump.feet) visit(foot?.x, foot?.z);
  for (const hand of move.hands) visit(hand.x, hand.z);
  visit(move.end.x, move.end.z);
  return most;
}
