import { AIR } from "../contacts/foot-state.ts";
import { reachLimit } from "../solve/ankles.ts";
import { setArms } from "../solve/arms.ts";
import { supportArmMargin } from "../solve/support-arm.ts";
import { setTrunk } from "../solve/trunk.ts";
import { COLUMN, STRIDE } from "../tracks/columns.ts";
import { gaussian, smooth } from "../tracks/filters.ts";
import type { FrameSolver } from "./frame-solver.ts";
import { HIPS_WINDOW } from "./hips-path.ts";
import { widen } from "./widen.ts";

const WINDOW = gaussian(0.043);
const REACH = 5;
/** A foot this far above the floor reaches its target, metres. */
const NEAR_FLOOR = 0.02;
/** A higher one may miss it by so much of its height above that. */
const MISSES = 1.5;

/** Computes how far the hips come down so that legs reach their feet, and supporting arms reach the floor. */
export function bakeDrop(solver: FrameSolver): void {
  const { frames, tracks, state } = solver;
  const toFeet = new Float64Array(frames);
  const toHands = new Float64Array(frames);
  for (let f = 0; f < frames; f++) {
    solver.hips(f);
    toFeet[f] = dropToFeet(solver);
    if (state.hands[0].down || state.hands[1].down) toHands[f] = dropToHands(solver);
  }
  // Hands touch the floor while the body moves fast, so the hips go down to them, and up again, more slowly.
  smooth(widen(toHands, (HIPS_WINDOW.length - 1) / 2), HIPS_WINDOW, { table: toHands, stride: 1, index: 0 });
  const most = widen(toFeet, REACH).map((d, f) => Math.max(d, toHands[f] ?? 0));
  smooth(most, WINDOW, { table: tracks, stride: STRIDE, index: COLUMN.drop });
}

function dropToFeet({ state, rig }: FrameSolver): number {
  let drop = 0;
  for (const side of [0, 1] as const) {
    const foot = state.feet[side];
    // A foot in the air may miss its target a little, the more the higher it is. A foot on the floor may not.
    const inAir = foot.contact === AIR;
    if (foot.body > 0 || (inAir && foot.weight === 0)) continue;
    const miss = inAir ? MISSES * Math.max(0, foot.y - NEAR_FLOOR) : 0;
    drop = Math.max(drop, (state.positions[1] ?? 0) - reachLimit(state, rig, side) - miss);
  }
  return drop;
}

function dropToHands({ state, rig }: FrameSolver): number {
  let drop = 0;
  setTrunk(state, rig);
  setArms(state, rig);
  for (const side of [0, 1] as const)
    if (state.hands[side].down) drop = Math.max(drop, -supportArmMargin(state, rig, side));
  return drop;
}
