import { channelIndex } from "../format/channels.ts";
import type { CompiledMove } from "../format/compiled-move.ts";
import type { Curve } from "../format/curve.ts";
import { alongPieces, meanOver, wrapDegrees } from "../math/curves.ts";
import type { StyleLayer } from "../styles/layer.ts";
import { type AnswerValues, halfTimeShare, stepGainAt } from "./answer.ts";
import { type ClipInstance, localToWorld, type RootTransform } from "./clip-instance.ts";
import type { ClipSlot, MoveOf } from "./clip-slots.ts";
import { diagonalsOf, faceAlong, mayTurn, negated } from "./diagonals.ts";
import type { Intensity } from "./intensity.ts";
import { QUICK_STEP, stepsOnBothFeet } from "./landings.ts";
import type { LayoutValues } from "./layout.ts";
import { FASTEST_MUSIC, markMove } from "./mark-move.ts";
import { markTime } from "./mark-time.ts";
import { thinSteps } from "./quiet-steps.ts";
import { CENTRED, type Drift, driftAt, drifted, HOMEWARD } from "./stage-path.ts";
import { stoppedMove, turnsInBreak } from "./stopped-move.ts";
import { sweepAt } from "./sweep-at.ts";

/** Feet stay within this distance of the centre, so that hips, with their sway, stay within 1.5 m. Metres. */
const FLOOR_RADIUS = 1.15;
const TURN = channelIndex("turn");

/** What of the music shapes the clips, and by which settings. */
interface Music {
  intensity: Intensity;
  answer: AnswerValues;
  layout: LayoutValues;
  inMirror?: boolean;
}

/**
 * Gives each slot its side, its size and its place on the floor, so that no sequence leaves the dancing floor.
 * @param music `inMirror`: see `DanceOptions`.
 */
export function layoutClips(
  slots: readonly ClipSlot[],
  moveOf: MoveOf,
  styleOf: (slot: ClipSlot) => StyleLayer,
  { intensity, answer, layout, inMirror = false }: Music,
): ClipInstance[] {
  let root: RootTransform = { x: 0, z: 0, turn: 0 };
  let facing = 0;
  return slots.map((slot, i) => {
    const source = moveOf(slot.move, slot.variant);
    const style = styleOf(slot);
    const rate = source.beats / (slot.end - slot.start);
    const stops = intensity.breaks.filter(({ start, end }) => start < slot.end && end > slot.start);
    const marked = stops.length > 0 ? stoppedMove(source, slot, stops) : markMove(source, rate);
    const level = meanLevel(slot, intensity);
    const busy = rate <= FASTEST_MUSIC && level > answer.slowBelow ? markTime(marked) : marked;
    const move = thinSteps(busy, halfTimeIn(slot, source.beats, style, intensity, answer), i % 2 === 1);
    const onHands = move.hands.length > 0;
    // The bounce keeps its depth longer than the rest, as far as music goes: it is what a small dance lives on.
    const bounce = Math.min(1, FASTEST_MUSIC / rate);
    const size = (onHands ? 1 : Math.min(1, layout.fullPace / rate)) * bounce;
    const sides = sidesOf(slot, move, source !== moveOf(slot.move, "")).slice(0, onHands ? 1 : 2);
    if (onHands) root = rootForHands(move, root, sides[0] ?? false);
    const turning = rate <= FASTEST_MUSIC && !turnsInBreak(move, TURN, slot, stops) ? 1 : 0;
    const clip: ClipInstance = {
      ...slot,
      source,
      move,
      style,
      mirrored: false,
      root,
      endRoot: root,
      size,
      bounce,
      sweep: sweepAt(source.sweep, layout.fullPace / rate),
      stride: 0,
      turning,
      idle: false,
      intensity,
    };
    chooseSideAndStride(
      clip,
      sides,
      size * stepGainAt(style.response, level, answer),
      stops.length === 0 && !isBeforeHands(slots, i, moveOf)
        ? driftAt(slot, style, { level, left: slots.length - 1 - i, inMirror, layout })
        : CENTRED,
      layout,
    );
    clip.facing = { from: facing, on: turnOfVariant(clip) };
    if (stops.length === 0) facing = turnToDiagonal(clip, facing, slots[i + 1], { moveOf, layout });
    root = clip.endRoot;
    return clip;
  });
}

/** Before a move on the hands the dancer comes back to the centre: it needs the floor around it. */
function isBeforeHands(slots: readonly ClipSlot[], i: number, moveOf: MoveOf): boolean {
  const after = slots.slice(i + 1, i + HOMEWARD);
  return after.some(({ move, variant }) => moveOf(move, variant).hands.length > 0);
}

/** How far the body moves in half time, by the beat of a move in its slot. */
function halfTimeIn(
  { start, end }: ClipSlot,
  beats: number,
  { response }: StyleLayer,
  intensity: Intensity,
  answer: AnswerValues,
): (beat: number) => number {
  return (beat) => halfTimeShare(response, intensity.level(start + ((end - start) * beat) / beats), answer);
}

/** The way of a variant that turns the dancer, degrees to the left in the world. */
function turnOfVariant({ move, mirrored }: ClipInstance): Curve | undefined {
  const curve = move.facing !== 0 ? move.curves[TURN] : undefined;
  return curve && mirrored ? negated(curve) : curve;
}

/** By how many degrees a slot will turn the dancer by its variant. */
function turnOfSlot(slot: ClipSlot, moveOf: MoveOf): number {
  const move = moveOf(slot.move, slot.variant);
  const [mirrored = false] = sidesOf(slot, move, move !== moveOf(slot.move, ""));
  return mirrored ? -move.end.turn : move.end.turn;
}

/** Lets the body turn on to the next diagonal during a clip. @returns Where it faces at the end, degrees from the front. */
function turnToDiagonal(
  clip: ClipInstance,
  from: number,
  next: ClipSlot | undefined,
  { moveOf, layout }: { moveOf: MoveOf; layout: LayoutValues },
): number {
  const { move, mirrored, root, stride } = clip;
  if (!mayTurn(move)) return from;
  const byVariants = wrapDegrees(root.turn - from);
  const turns = [byVariants, wrapDegrees(byVariants + (next ? turnOfSlot(next, moveOf) : 0))];
  const options = { from, turns, last: next === undefined, reach: furthestStep(move) };
  const curve = diagonalsOf(move, options, layout);
  if (!curve) return from;
  const turned = faceAlong(move, mirrored ? negated(curve) : curve);
  if (furthest(turned, root, mirrored, stride) > FLOOR_RADIUS) return from;
  const before = endOf(move, root, mirrored, stride, 1);
  const after = endOf(turned, root, mirrored, stride, 1);
  const { endRoot } = clip;
  if (furthest(turned, onTheWay(clip, before, endRoot), mirrored, stride) > FLOOR_RADIUS) return from;
  clip.move = turned;
  clip.turning = 1;
  clip.endRoot = { x: endRoot.x + after.x - before.x, z: endRoot.z + after.z - before.z, turn: after.turn };
  clip.facing = { from, on: curve };
  return from + (curve.values.at(-1) ?? 0);
}

/** The mean intensity of a slot. */
function meanLevel({ start, end }: { start: number; end: number }, intensity: Intensity): number {
  return meanOver(start, end, intensity.level);
}

/** The spot, nearer to the centre, from which a move on the hands stays on the dancing floor: its first steps lead there. */
function rootForHands(move: CompiledMove, root: RootTransform, mirrored: boolean): RootTransform {
  const nearer = alongPieces((share): RootTransform => ({ ...root, x: root.x * (1 - share), z: root.z * (1 - share) }));
  return nearer.find((spot) => furthest(move, spot, mirrored, 1) <= FLOOR_RADIUS) ?? { ...root, x: 0, z: 0 };
}

/**
 * Whether a move is mirrored: the expected side first. Times through the same entry take turns. A score that names a
 * variant has chosen the side too, because the next move begins where this one ends.
 */
function sidesOf({ variant, repetition }: ClipSlot, { fixed }: CompiledMove, isVaried: boolean): boolean[] {
  if (fixed) return [false];
  const asksForMirror = variant.split(/\s+/).includes("mirrored");
  const expected = (repetition % 2 === 1) !== asksForMirror;
  return isVaried || asksForMirror ? [expected] : [expected, !expected];
}

function chooseSideAndStride(
  clip: ClipInstance,
  sides: readonly boolean[],
  size: number,
  drift: Drift,
  layout: LayoutValues,
): void {
  const { move, style, root, turning } = clip;
  // Hands are where the body wants them, or nowhere.
  const onHands = move.hands.length > 0;
  const wide = staysOnSpot(move) ? widerBy(move, style.width, layout) : 1;
  // Full steps first, then the expected side. Steps become smaller where there is no room.
  const ways = (onHands ? [1] : [1, 0.5, 0]).flatMap((scale) =>
    sides.map((mirrored) => ({ mirrored, stride: onHands ? 1 : scale * size * style.stride * wide })),
  );
  const fits = ({ mirrored, stride }: (typeof ways)[number]) => furthest(move, root, mirrored, stride) <= FLOOR_RADIUS;
  const { mirrored = false, stride = 0 } = ways.find(fits) ?? ways.at(-1) ?? {};
  Object.assign(clip, { mirrored, stride, endRoot: endOf(move, root, mirrored, stride, turning) });
  if (onHands || !staysOnSpot(move) || !stepsOnBothFeet(move)) return;
  for (const most of [drift.most, drift.most / 2, 0]) {
    const end = drifted(clip.endRoot, { ...drift, most }, clip, layout.apart);
    if (most > 0 && furthest(move, onTheWay(clip, clip.endRoot, end), clip.mirrored, clip.stride) > FLOOR_RADIUS)
      continue;
    clip.endRoot = end;
    return;
  }
}

/** Where a move begins: the end of the move before, which may end elsewhere than its text says. */
function onTheWay({ root }: ClipInstance, written: RootTransform, end: RootTransform): RootTransform {
  return { ...root, x: root.x + end.x - written.x, z: root.z + end.z - written.z };
}

/** How much wider the steps of a move are than written. Quick ones stay small. @param width Of the stance, metres a foot. */
function widerBy(move: CompiledMove, width: number, { wider, widest }: LayoutValues): number {
  if (move.hands.length > 0 || move.feet.some(({ start, end }) => end - start < QUICK_STEP)) return 1;
  return Math.max(1, Math.min(wider - 2 * Math.max(0, width), (widest - width) / Math.max(1e-6, furthestStep(move))));
}

/** The furthest that a foot steps from its home in a move, metres. */
function furthestStep({ feet, jumps }: CompiledMove): number {
  const spots = [...feet.filter(({ frame }) => frame === "floor"), ...jumps.flatMap(({ feet: landed }) => landed)];
  return Math.max(0, ...spots.map((spot) => Math.hypot(spot?.x ?? 0, spot?.z ?? 0)));
}

/** Whether a move ends where it begins. */
function staysOnSpot({ end }: CompiledMove): boolean {
  return Math.hypot(end.x, end.z) < 1e-6;
}

function endOf(
  move: CompiledMove,
  root: RootTransform,
  mirrored: boolean,
  stride: number,
  turning: number,
): RootTransform {
  const side = mirrored ? -1 : 1;
  const { x, z } = localToWorld(root, side * move.end.x * stride, move.end.z * stride);
  return { x, z, turn: root.turn + side * move.end.turn * turning };
}

function furthest(move: CompiledMove, root: RootTransform, mirrored: boolean, stride: number): number {
  const side = mirrored ? -1 : 1;
  let most = 0;
  const visit = (x: number | undefined, z: number | undefined) => {
    if (x === undefined || z === undefined) return;
    const spot = localToWorld(root, side * x * stride, z * stride);
    most = Math.max(most, Math.hypot(spot.x, spot.z));
  };
  for (const foot of move.feet) if (foot.frame === "floor") visit(foot.x, foot.z);
  for (const jump of move.jumps) for (const foot of jump.feet) visit(foot?.x, foot?.z);
  for (const hand of move.hands) visit(hand.x, hand.z);
  visit(move.end.x, move.end.z);
  return most;
}
