import { createBodyState } from "../../body/state.ts";
import type { Rig } from "../../rig.ts";
import { bakeArrivals } from "../arrivals/arrivals.ts";
import { HandPaths } from "../arrivals/hand-paths.ts";
import type { Footwork } from "../footwork/footwork.ts";
import type { Placed } from "../placed.ts";
import { LEAD, TRACK_RATE } from "../tracks.ts";
import { bakeClearance } from "./arm-clearance.ts";
import { FrameSolver } from "./frame-solver.ts";
import { bakeDrop } from "./hips-drop.ts";
import { bakePath } from "./hips-path.ts";

/**
 * Works out what follows from channels and footwork: the hips' path, flights, drops and clearances, into their columns; and
 * lets the arms arrive on the beat.
 * @param settled From here on the dancer idles, seconds.
 */
export function bakeBody(
  tracks: Float64Array,
  frames: number,
  placed: readonly Placed[],
  footwork: Footwork,
  rig: Rig,
  settled: number,
): void {
  const solver = new FrameSolver(createBodyState(), tracks, frames, footwork, rig);
  bakePath(solver);
  bakeDrop(solver);
  const danced = Math.min(frames - 3, Math.ceil(settled * TRACK_RATE) + LEAD);
  const paths = new HandPaths(danced, solver.state, rig, (f) => solver.trunk(f));
  bakeArrivals(tracks, placed, footwork, paths);
  bakeClearance(solver, Math.min(frames, Math.ceil(settled * TRACK_RATE) + LEAD));
}
