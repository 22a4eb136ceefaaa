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

/** A dance whose channels are sampled. */
export interface SampledDance {
  /** The tracks, in which the columns of what is baked are still empty. */
  readonly channels: Float64Array;
  readonly frames: number;
  readonly clips: readonly ClipInstance[];
  readonly footwork: Footwork;
  readonly rig: Rig;
  /** The time from which the dancer idles, seconds. */
  readonly idleFrom: number;
  /** Has the breaks in which the body holds its pose, and the strikes. */
  readonly intensity: Intensity;
}

/**
 * Computes what follows from channels and footwork: the path of the hips, flights, drops and clearances. It also warps the
 * time of the arms so that they arrive on the beat.
 * @returns the finished tracks; the channels stay as they are.
 */
export function bakeBody({ channels, frames, clips, footwork, rig, idleFrom, intensity }: SampledDance): Float64Array {
  const tracks = channels.slice();
  const solver = new FrameSolver(createBodyState(), tracks, frames, footwork, rig);
  const idleFrame = Math.ceil(idleFrom * TRACK_RATE) + LEAD;
  bakePath(solver, intensity.breaks);
  bakeDrop(solver);
  alignStopsToBeats(solver, { clips, intensity }, Math.min(frames - 3, idleFrame));
  bakeClearance(solver, Math.min(frames, idleFrame));
  return tracks;
}
