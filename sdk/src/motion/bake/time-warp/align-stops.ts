import type { Footwork } from "../../contacts/footwork.ts";
import { CHANNELS } from "../../format/channels.ts";
import { SIDES } from "../../rig/limbs.ts";
import type { ClipInstance } from "../../sequence/clip-instance.ts";
import type { Intensity } from "../../sequence/intensity.ts";
import { dilate, type FrameRange, hull, piecesOf } from "../../tracks/frame-range.ts";
import { frameTime } from "../../tracks/frames.ts";
import { halfBeats } from "./half-beats.ts";
import { type HandMotion, type HandPaths, handMotion } from "./hand-paths.ts";
import { changedByWarp, warpArm, warpedTimes } from "./warp-arm.ts";
import { AROUND_SUPPORT, limitRates, pinSupports, warpKnotsOf } from "./warp-knots.ts";

const ROUNDS = 2;
/** The time of the arms is not warped in a break, nor from so long before a strike to so long after it. Seconds. */
const BEFORE_STRIKE = 0.12;
const AFTER_STRIKE = 0.06;
/** The columns of each arm with its hand. */
const ARMS = [armColumns("L"), armColumns("R")] as const;

function armColumns(side: "L" | "R"): number[] {
  return CHANNELS.flatMap(({ name, group, index }) =>
    name.endsWith(`.${side}`) && (group === "arms" || group === "hands") ? [index] : [],
  );
}

/** What aligning has found out, kept for the next time, when only a part of the dance has changed. */
export interface StopAlignment {
  /** How the hands moved before each round. */
  readonly motion: readonly HandMotion[];
  /** The warped times of each arm after each round. */
  readonly times: readonly (readonly [Float64Array, Float64Array])[];
}

/** A dance whose arms are aligned. */
export interface AlignedDance {
  /** The tracks before any warping. */
  readonly original: Float64Array;
  /** Where the warped arms are written. Frames that are as they were must have the arms of then. */
  readonly tracks: Float64Array;
  readonly clips: readonly ClipInstance[];
  readonly footwork: Footwork;
  readonly paths: HandPaths;
  readonly intensity?: Intensity | undefined;
}

const NO_TIMES = new Float64Array(0);
/** Frames that are measured or warped in one go. */
const PIECE = 480;

/**
 * Warps the time of each arm so that it arrives on the beat. Styles, joins, lags and the turning of the trunk shift the
 * moment at which a hand stops. Here parts of the arm's time run a little slower or faster, so that the stops are on
 * beats and half beats. Which stop belongs on which half beat is decided over the whole dance, which costs little; hands
 * are measured and arms are read anew only where something changes.
 * @param changed Frames at which the unwarped tracks, or the chest, are not those of `before`.
 * @returns what it has found out, and the frames whose arms may differ.
 */
export function* alignStopsToBeats(
  { original, tracks, clips, footwork, paths, intensity }: AlignedDance,
  changed: FrameRange,
  before?: StopAlignment,
): Generator<void, { alignment: StopAlignment; changed: FrameRange }> {
  const pins = intensity ? pinsOf(intensity) : [];
  const grid = halfBeats(clips);
  const { frames } = paths;
  const motion: HandMotion[] = [];
  const times: (readonly [Float64Array, Float64Array])[] = [];
  let dirty = changed;
  if (grid.length > 0)
    for (let round = 0; round < ROUNDS; round++) {
      const measured = handMotion(frames, before?.motion[round]);
      for (const piece of piecesOf({ from: dirty.from, to: Math.min(frames, dirty.to + 2) }, PIECE)) {
        paths.measure(round === 0 ? original : tracks, piece, measured);
        yield;
      }
      motion.push(measured);
      const natural = motion[0] ?? measured;
      const last = times.at(-1);
      const [left, right] = SIDES.map((side) => {
        const shifts = Float64Array.from({ length: frames }, (_, f) =>
          last ? (last[side][f] ?? 0) - frameTime(f) : 0,
        );
        const knots = pinSupports(warpKnotsOf(measured.speeds[side], shifts, grid), [...footwork.hands[side], ...pins]);
        limitRates(knots, natural.accelerations[side]);
        return warpedTimes(knots, frames);
      });
      const warped = [left ?? NO_TIMES, right ?? NO_TIMES] as const;
      times.push(warped);
      yield;
      for (const side of SIDES)
        dirty = hull(dirty, changedByWarp(warped[side], before?.times[round]?.[side] ?? NO_TIMES, changed));
      // The next round measures from two frames before.
      for (const piece of piecesOf(dilate(dirty, 2, frames), PIECE)) {
        for (const side of SIDES) warpArm(original, tracks, ARMS[side], warped[side], piece);
        yield;
      }
    }
  return { alignment: { motion, times }, changed: dirty };
}

/** Where the time of the arms is that of the music: breaks and strikes, as spans that pins surround. */
function pinsOf({ breaks, hits }: Intensity): { start: number; end: number }[] {
  const spans = [...breaks, ...hits.map((hit) => ({ start: hit - BEFORE_STRIKE, end: hit + AFTER_STRIKE }))];
  return spans.map(({ start, end }) => ({ start: start + AROUND_SUPPORT, end: end - AROUND_SUPPORT }));
}
