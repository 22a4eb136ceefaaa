import type { Footwork } from "../contacts/footwork.ts";
import type { Rig } from "../rig/rig.ts";
import type { ClipInstance } from "../sequence/clip-instance.ts";
import type { Intensity } from "../sequence/intensity.ts";
import { createBodyState } from "../solve/state.ts";
import { LEAD, TRACK_RATE } from "../tracks/frames.ts";
import { bakeClearance } from "./arm-clearance.ts";
import { FrameSolver } from "./frame-solver.ts";
import { bakeDrop } from "./hips-drop.ts";
import { bakePath } from "./hips-path.ts";
import { alignStopsToBeats } from "./time-warp/align-stops.ts";
import { HandPaths } from "./time-warp/hand-paths.ts";

/**
 * Computes what follows from channels and footwork, into columns of the tracks: the path of the hips, flights, drops
 * and clearances. It also warps the time of the arms so that they arrive on the beat.
 * @param intensity Has the breaks in which the body holds its pose, and the strikes.
 * @param idleFrom The time from which the dancer idles, seconds.
 */
export function bakeBody(
  tracks: Float64Array,
  frames: number,
  clips: readonly ClipInstance[],
  footwork: Footwork,
  rig: Rig,
  idleFrom: number,
  intensity?: Intensity,
): void {
  const solver = new FrameSolver(createBodyState(), tracks, frames, footwork, rig);
  bakePath(solver, intensity?.breaks);
  bakeDrop(solver);
  const danced = Math.min(frames - 3, Math.ceil(idleFrom * TRACK_RATE) + LEAD);
  const paths = new HandPaths(danced, solver.state, rig, (f) => solver.trunk(f));
  alignStopsToBeats(tracks, clips, footwork, paths, intensity);
  bakeClearance(solver, Math.min(frames, Math.ceil(idleFrom * TRACK_RATE) + LEAD));
}
