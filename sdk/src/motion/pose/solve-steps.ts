import { type BakedBody, bakeBody } from "../bake/bake-body.ts";
import { assembleDance } from "../contacts/assemble-dance.ts";
import { compiledMove } from "../moves/index.ts";
import { DEFAULT_RIG } from "../rig/rig.ts";
import { cleanEntries, clipSlotsOf, detectedGrid } from "../sequence/clip-slots.ts";
import { IDLE_ROUND } from "../sequence/idle-round.ts";
import { intensityOf } from "../sequence/intensity.ts";
import { layoutClips } from "../sequence/layout-clips.ts";
import type { DanceScore } from "../sequence/score.ts";
import { styleLayer } from "../styles/index.ts";
import { COLUMN, STRIDE } from "../tracks/columns.ts";
import { type FrameRange, piecesOf } from "../tracks/frame-range.ts";
import { LEAD, TRACK_RATE } from "../tracks/frames.ts";
import { crossfadesOf, sampleChannels, samplingWindow } from "../tracks/sample-channels.ts";
import type { LaidOutDance } from "./changed-frames.ts";
import type { Reuse } from "./reuse.ts";
import type { DanceOptions, SolvedDance } from "./solved-dance.ts";

/** Frames whose channels are sampled in one go, which takes a few milliseconds. */
const PIECE = 240;

/**
 * Solves a dance in steps of a few milliseconds.
 * @param reuse What is taken from a dance that was solved before (`reuseOf`); the result is the same to the last bit as
 * without it.
 */
export function* solveSteps(
  score: DanceScore,
  { rig = DEFAULT_RIG, idling = IDLE_ROUND, inMirror = false }: DanceOptions,
  reuse?: Reuse,
): Generator<void, SolvedDance> {
  for (const { move, variant } of cleanEntries(score)) {
    compiledMove(move, variant);
    yield;
  }
  const { baked: before } = reuse ?? {};
  const grid = reuse ? reuse.grid : detectedGrid(score);
  const intensity = reuse ? reuse.intensity : intensityOf(score);
  const slots = clipSlotsOf(score, compiledMove, grid);
  const moves = layoutClips(slots, compiledMove, (slot) => styleLayer(slot.style), intensity, inMirror);
  const { clips, footwork, idleFrom } = assembleDance(moves, rig, intensity?.breaks);
  const frames = Math.ceil((idleFrom + idling + 0.5) * TRACK_RATE) + LEAD;
  const laidOut = { clips, footwork, frames, idleFrom, intensity };
  const all = { from: 0, to: frames };
  const changed = reuse ? reuse.changed(laidOut) : { channels: all, body: all };
  yield;
  const sampled = yield* sample(laidOut, changed.channels, before);
  const baked = yield* bakeBody({ ...laidOut, sampled, rig }, changed.body, before);
  const dance = { score, rig, clips, footwork, idleFrom, tracks: baked.tracks, frames };
  return { dance, grid, intensity, baked };
}

/** Samples the channels of the frames that have changed; the others have all that they had before. */
function* sample(
  { clips, frames, intensity }: LaidOutDance,
  changed: FrameRange,
  before?: BakedBody,
): Generator<void, Float64Array> {
  const tracks = new Float64Array(frames * STRIDE);
  if (before) tracks.set(before.sampled.subarray(0, tracks.length));
  const crossfades = crossfadesOf(clips);
  for (const piece of piecesOf(changed, PIECE)) {
    const { from, to } = samplingWindow(piece, intensity?.breaks ?? [], frames);
    const window = sampleChannels(clips, crossfades, from, to - from, intensity);
    for (let f = piece.from; f < piece.to; f++) {
      const o = (f - from) * STRIDE;
      tracks.set(window.subarray(o, o + COLUMN.baseX), f * STRIDE);
    }
    yield;
  }
  return tracks;
}
