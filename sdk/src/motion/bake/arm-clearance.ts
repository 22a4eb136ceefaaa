import { RADIANS } from "../math/curves.ts";
import { SIDES, type Side } from "../rig/limbs.ts";
import { armDepth } from "../solve/arm-depth.ts";
import { COLUMN, STRIDE } from "../tracks/columns.ts";
import { gaussian, smooth } from "../tracks/filters.ts";
import type { FrameSolver } from "./frame-solver.ts";
import { widen } from "./widen.ts";

const WINDOW = gaussian(0.06);
const REACH = (WINDOW.length - 1) / 2;
const ROUNDS = 7;
const MARGIN = 0.007;
/** Metres that a hand and a thigh move past each other in a frame at most: a frame between two that are further apart is clear. */
const PASSING = 0.08;

/** How one arm is cleared, by the frames of a part of a dance. */
interface Clearing {
  /** How deep it is in the body in this round, metres, 0 where it is clear. */
  readonly depth: Float64Array;
  /** Degrees to raise it by. */
  readonly need: Float64Array;
  /** 1 to raise it, −1 to lower it; 0 where it was clear so far. */
  readonly way: Int8Array;
}

/**
 * Raises or lowers arms that would go through the body, in a few rounds, until they are clear. It checks every second frame, and those
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
      addNeeds(solver, side, clearing);
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
  return { depth: new Float64Array(frames), need: new Float64Array(frames), way: new Int8Array(frames) };
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
  }
  return deepest;
}

/** Adds what an arm still needs, passage by passage: a row of frames at which it is in the body. */
function addNeeds(solver: FrameSolver, side: Side, { depth, need, way }: Clearing): void {
  const { upperArm, forearm } = solver.rig;
  // Raised by a degree, the middle of the forearm moves so far.
  const degree = RADIANS * (upperArm + forearm / 2);
  const more = (f: number) => ((depth[f] ?? 0) + MARGIN) / degree;
  for (let from = 0; from < depth.length; from++) {
    if (!depth[from]) continue;
    let to = from + 1;
    let deepest = from;
    while (depth[to] || depth[to + 1]) {
      if ((depth[to] ?? 0) > (depth[deepest] ?? 0)) deepest = to;
      to++;
    }
    const usual = way[deepest] || wayOut(solver, side, deepest, more(deepest));
    for (let f = from; f < to; f++) {
      way[f] ||= usual;
      if (depth[f]) need[f] = Math.max(-90, Math.min(90, (need[f] ?? 0) + (way[f] ?? 0) * more(f)));
    }
    from = to;
  }
}

/** The nearest way on which an arm comes out of the body at a frame, in steps of so many degrees: 1 raised, −1 lowered. */
function wayOut(solver: FrameSolver, side: Side, f: number, step: number): 1 | -1 {
  const { state, tracks } = solver;
  const at = f * STRIDE + COLUMN.clearL + side;
  const clear = tracks[at] ?? 0;
  const isOut = (raised: number) => {
    tracks[at] = clear + raised;
    solver.limbs(f);
    tracks[at] = clear;
    return armDepth(state, side) <= 0;
  };
  for (let raised = step; raised < 90; raised += step) {
    if (isOut(raised)) return 1;
    if (isOut(-raised)) return -1;
  }
  return 1;
}
