import type { Footwork } from "../contacts/footwork.ts";
import type { Rig } from "../rig/rig.ts";
import type { ClipInstance } from "../sequence/clip-instance.ts";
import type { Break, Intensity } from "../sequence/intensity.ts";
import { type BodyState, createBodyState } from "../solve/state.ts";
import { COLUMN, STRIDE } from "../tracks/columns.ts";
import { dilate, type FrameRange, hull, piecesOf } from "../tracks/frame-range.ts";
import { LEAD, TRACK_RATE } from "../tracks/frames.ts";
import { throughBreaks } from "../tracks/hold-breaks.ts";
import { bakeClearance, CLEARANCE_REACH } from "./arm-clearance.ts";
import { FrameSolver } from "./frame-solver.ts";
import { bakeDrop, DROP_REACH } from "./hips-drop.ts";
import { bakePath, PATH_REACH } from "./hips-path.ts";
import { alignStopsToBeats, type StopAlignment } from "./time-warp/align-stops.ts";
import { HandPaths } from "./time-warp/hand-paths.ts";

/** A dance whose channels are sampled. */
export interface SampledDance {
  /** The tracks, in which the columns of what is baked are filled here. */
  readonly sampled: Float64Array;
  readonly frames: number;
  readonly clips: readonly ClipInstance[];
  readonly footwork: Footwork;
  readonly rig: Rig;
  /** The time from which the dancer idles, seconds. */
  readonly idleFrom: number;
  /** Has the breaks in which the body holds its pose, and the strikes. */
  readonly intensity?: Intensity | undefined;
}

/** What baking has made, as much of it as the next dance can take over. */
export interface BakedBody {
  /** The finished tracks. */
  readonly tracks: Float64Array;
  /** The tracks before the arms were aligned and cleared. */
  readonly sampled: Float64Array;
  /** How the chest is turned, by frame. */
  readonly chest: Float64Array;
  readonly alignment: StopAlignment;
}

/** Frames that are baked in one go, which takes a few milliseconds. */
const PIECE = 480;
/** Clearances depend on many frames around, so that small pieces would repeat much. */
const LARGE_PIECE = 960;

/**
 * Computes what follows from channels and footwork, into columns of the tracks: the path of the hips, flights, drops
 * and clearances. It also warps the time of the arms so that they arrive on the beat. It goes in steps of a few
 * milliseconds.
 * @param changed Frames at which channels or footwork are not those of the body before; all where there is none.
 * @param before What was baked then. The columns of what is baked must be its own in the sampled tracks too.
 */
export function* bakeBody(dance: SampledDance, changed: FrameRange, before?: BakedBody): Generator<void, BakedBody> {
  const { sampled, frames, clips, footwork, rig, idleFrom, intensity } = dance;
  const state = createBodyState();
  const breaks = intensity?.breaks ?? [];
  const body: Body = { state, frames, footwork, rig, breaks };

  // The path is smoothed after it has been held.
  const path = dilate(throughBreaks(changed, breaks, frames), PATH_REACH, frames);
  for (const piece of piecesOf(path, PIECE)) {
    bakePiece(body, sampled, piece, PATH_REACH, COLUMN.baseX, (window) => bakePath(window, breaks));
    yield;
  }
  let dirty = dilate(path, DROP_REACH, frames);
  for (const piece of piecesOf(dirty, PIECE)) {
    bakePiece(body, sampled, piece, DROP_REACH, COLUMN.drop, bakeDrop);
    yield;
  }

  const idleFrame = Math.ceil(idleFrom * TRACK_RATE) + LEAD;
  const danced = Math.min(frames - 3, idleFrame);
  const solver = new FrameSolver(state, sampled, frames, footwork, rig);
  const paths = new HandPaths(danced, state, rig, before?.chest);
  for (const piece of piecesOf({ from: dirty.from, to: Math.min(danced, dirty.to) }, PIECE)) {
    paths.takeChest(piece, (frame) => solver.trunk(frame));
    yield;
  }

  const tracks = tracksFrom(sampled, dirty, before);
  const aligned = yield* alignStopsToBeats(
    { original: sampled, tracks, clips, footwork, paths, intensity },
    { from: Math.min(dirty.from, danced), to: Math.min(danced, dirty.to) },
    before?.alignment,
  );
  dirty = dilate(hull(dirty, aligned.changed), CLEARANCE_REACH, frames);
  for (const piece of piecesOf(dirty, LARGE_PIECE)) {
    bakePiece(body, tracks, piece, CLEARANCE_REACH, COLUMN.clearL, (window) =>
      bakeClearance(window, Math.min(frames, idleFrame) - window.first),
    );
    yield;
  }
  return { tracks, sampled, chest: paths.chest, alignment: aligned.alignment };
}

/** What all pieces of a dance have in common. */
interface Body {
  readonly state: BodyState;
  readonly frames: number;
  readonly footwork: Footwork;
  readonly rig: Rig;
  readonly breaks: readonly Break[];
}

/**
 * Bakes columns of some frames, exactly as they come out when the whole dance is baked.
 * @param reach Frames on each side that these frames depend on.
 * @param column The first of the columns that are not baked yet: those after it are not either.
 */
function bakePiece(
  { state, frames, footwork, rig, breaks }: Body,
  tracks: Float64Array,
  piece: FrameRange,
  reach: number,
  column: number,
  bake: (window: FrameSolver) => void,
): void {
  const { from, to } = throughBreaks(dilate(piece, reach, frames), breaks, frames);
  // Clearances are checked at even frames.
  const first = from - (from % 2);
  const window = tracks.slice(first * STRIDE, to * STRIDE);
  for (let o = 0; o < window.length; o += STRIDE) window.fill(0, o + column, o + STRIDE);
  bake(new FrameSolver(state, window, to - first, footwork, rig, first));
  tracks.set(window.subarray((piece.from - first) * STRIDE, (piece.to - first) * STRIDE), piece.from * STRIDE);
}

/** The tracks to align and clear: as they were before, but for the frames that have changed. */
function tracksFrom(sampled: Float64Array, { from, to }: FrameRange, before?: BakedBody): Float64Array {
  if (!before) return sampled.slice();
  const tracks = new Float64Array(sampled.length);
  tracks.set(before.tracks.subarray(0, sampled.length));
  tracks.set(sampled.subarray(from * STRIDE, to * STRIDE), from * STRIDE);
  return tracks;
}
