import { channelIndex, SIDE_STRIDE } from "../format/channels.ts";
import { SIDES } from "../rig/limbs.ts";
import { armDepth } from "../solve/clearance.ts";
import { COLUMN, STRIDE } from "../tracks/columns.ts";
import { gaussian, smooth } from "../tracks/filters.ts";
import type { FrameSolver } from "./frame-solver.ts";
import { widen } from "./widen.ts";

const RAISE = channelIndex("raise.L");
const WINDOW = gaussian(0.06);
const REACH = 8;
const ROUNDS = 7;
/** Frames on each side that the clearance of a frame depends on. */
export const CLEARANCE_REACH = ROUNDS * (REACH + (WINDOW.length - 1) / 2);
/** Degrees of raising for a metre of depth: the forearm is about this long. */
const GAIN = 150;
const MOST = 50;
const MARGIN = 0.004;
/** An arm raised beyond this is overhead. It is cleared by raising it less. Degrees. */
const OVERHEAD = 140;

/** Raises arms that would go through the body, in a few rounds, until they are clear. It checks every second frame. @param last The frame up to which it does. */
export function bakeClearance(solver: FrameSolver, last: number): void {
  const { frames, tracks } = solver;
  const needs = [new Float64Array(frames), new Float64Array(frames)] as const;
  let suspects = new Uint8Array(frames).fill(1);
  for (let round = 0; round < ROUNDS; round++) {
    suspects = addNeeds(solver, needs, suspects, last);
    if (!suspects.includes(1)) return;
    for (const side of SIDES) {
      const need = needs[side];
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

/** Adds what each arm still needs, degrees, at the suspected frames. @returns the frames to check in the next round. */
function addNeeds(
  solver: FrameSolver,
  needs: readonly [Float64Array, Float64Array],
  suspects: Uint8Array,
  last: number,
): Uint8Array<ArrayBuffer> {
  const { state } = solver;
  const touched = new Uint8Array(suspects.length);
  for (let f = 0; f < last; f += 2) {
    if (!suspects[f]) continue;
    solver.limbs(f);
    for (const side of SIDES) {
      const depth = state.hands[side].share > 0 ? 0 : armDepth(state, side);
      if (depth <= 0) continue;
      touched.fill(1, Math.max(0, f - REACH), f + REACH + 1);
      const direction = (state.row[RAISE + side * SIDE_STRIDE] ?? 0) > OVERHEAD ? -1 : 1;
      const more = (needs[side][f] ?? 0) + direction * (depth + MARGIN) * GAIN;
      needs[side][f] = Math.max(-MOST, Math.min(MOST, more));
    }
  }
  return touched;
}
