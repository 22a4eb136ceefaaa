import { channelIndex, SIDE_STRIDE } from "../format/channels.ts";
import { SIDES } from "../rig/limbs.ts";
import { armDepth } from "../solve/arm-depth.ts";
import { COLUMN, STRIDE } from "../tracks/columns.ts";
import { gaussian, smooth } from "../tracks/filters.ts";
import type { FrameSolver } from "./frame-solver.ts";
import { widen } from "./widen.ts";

const RAISE = channelIndex("raise.L");
const WINDOW = gaussian(0.06);
const REACH = 8;
const ROUNDS = 7;
/** Degrees of raising for a metre of depth: the forearm is about this long. */
const GAIN = 150;
const MOST = 70;
const MARGIN = 0.004;
/** An arm raised beyond this is overhead. It is cleared by raising it less. Degrees. */
const OVERHEAD = 140;
/** A passage through the body that is so much deeper than before, metres, so often in a row, is cleared the other way. */
const DEEPER = 0.001;
const TURNS_ROUND = 2;
/** Metres that a hand and a thigh move past each other in a frame at most: a frame between two that are further apart is clear. */
const PASSING = 0.08;

/** How one arm is cleared, by the frames of a part of a dance. */
interface Clearing {
  /** How deep it is in the body in this round, metres, 0 where it is clear; and how it is raised there as written. */
  readonly depth: Float64Array;
  readonly raise: Float64Array;
  /** How deep it was before. */
  readonly before: Float64Array;
  /** Degrees to raise it by. */
  readonly need: Float64Array;
  /** 1 to raise it, −1 to raise it less; 0 where it was clear so far. */
  readonly way: Int8Array;
  /** How often in a row it was deeper than before. */
  readonly deeper: Uint8Array;
}

/**
 * Raises arms that would go through the body, in a few rounds, until they are clear. It checks every second frame, and those
 * between where an arm is near the body.
 * @param last The frame up to which it does.
 */
export function bakeClearance(solver: FrameSolver, last: number): void {
  const { frames, tracks } = solver;
  const clearings = [clearingOf(frames), clearingOf(frames)] as const;
  let suspects = new Uint8Array(frames).fill(1);
  for (let round = 0; round < ROUNDS; round++) {
    suspects = findDepths(solver, clearings, suspects, last);
    if (!suspects.includes(1)) return;
    for (const side of SIDES) {
      const clearing = clearings[side];
      addNeeds(clearing);
      const { need } = clearing;
      const out = widen(
        need.map((v) => Math.max(0, v)),
        REACH,
      );
      const back = widen(
        need.map((v) => Math.max(0, -v)),
        REACH,
      );
      const off = out.map((v, f) => v - (back[f] ?? 0));
      smooth(off, WINDOW, { table: tracks, stride: STRIDE, index: COLUMN.clearL + side });
    }
  }
}

function clearingOf(frames: number): Clearing {
  const numbers = () => new Float64Array(frames);
  return {
    depth: numbers(),
    raise: numbers(),
    before: numbers(),
    need: numbers(),
    way: new Int8Array(frames),
    deeper: new Uint8Array(frames),
  };
}

/** Finds how deep the arms are at the suspected frames. @returns the frames to check in the next round. */
function findDepths(
  solver: FrameSolver,
  clearings: readonly [Clearing, Clearing],
  suspects: Uint8Array,
  last: number,
): Uint8Array<ArrayBuffer> {
  const touched = new Uint8Array(suspects.length);
  for (const { depth } of clearings) depth.fill(0);
  let wasNear = false;
  for (let f = 0; f < last; f += 2) {
    const isNear = (suspects[f] ?? 0) > 0 && findDepth(solver, clearings, touched, f) > -PASSING;
    if (f > 0 && (wasNear || isNear)) findDepth(solver, clearings, touched, f - 1);
    wasNear = isNear;
  }
  return touched;
}

/** Finds how deep the arms are at a frame. @returns the depth of the deeper one, metres; negative when clear. */
function findDepth(
  solver: FrameSolver,
  clearings: readonly [Clearing, Clearing],
  touched: Uint8Array<ArrayBuffer>,
  f: number,
): number {
  const { state } = solver;
  let deepest = -PASSING;
  solver.limbs(f);
  for (const side of SIDES) {
    if (state.hands[side].share > 0) continue;
    const depth = armDepth(state, side, PASSING);
    deepest = Math.max(deepest, depth);
    if (depth <= 0) continue;
    touched.fill(1, Math.max(0, f - REACH), f + REACH + 1);
    clearings[side].depth[f] = depth;
    clearings[side].raise[f] = state.row[RAISE + side * SIDE_STRIDE] ?? 0;
  }
  return deepest;
}

/** Adds what an arm still needs, passage by passage: a row of frames at which it is in the body. */
function addNeeds(clearing: Clearing): void {
  const { depth } = clearing;
  for (let from = 0; from < depth.length; from++) {
    if (!depth[from]) continue;
    let to = from + 1;
    while (depth[to] || depth[to + 1]) to++;
    addToPassage(clearing, from, to);
    from = to;
  }
}

/** Adds what an arm needs in frames `from` to `to`, which is not one of them. */
function addToPassage({ depth, raise, before, need, way, deeper }: Clearing, from: number, to: number): void {
  let deepest = from;
  let deepestBefore = 0;
  let times = 0;
  for (let f = from; f < to; f++) {
    if ((depth[f] ?? 0) > (depth[deepest] ?? 0)) deepest = f;
    deepestBefore = Math.max(deepestBefore, before[f] ?? 0);
    times = Math.max(times, deeper[f] ?? 0);
  }
  const usual = (raise[deepest] ?? 0) > OVERHEAD ? -1 : 1;
  times = deepestBefore > 0 && (depth[deepest] ?? 0) > deepestBefore + DEEPER ? times + 1 : 0;
  const turnsRound = times === TURNS_ROUND && way[deepest] !== -usual;
  for (let f = from; f < to; f++) {
    deeper[f] = times;
    before[f] = depth[f] ?? 0;
    if (turnsRound) need[f] = 0;
    if (turnsRound || !way[f]) way[f] = turnsRound ? -usual : way[deepest] || usual;
    const more = depth[f] ? ((depth[f] ?? 0) + MARGIN) * GAIN : 0;
    need[f] = Math.max(-MOST, Math.min(MOST, (need[f] ?? 0) + (way[f] ?? 0) * more));
  }
}
