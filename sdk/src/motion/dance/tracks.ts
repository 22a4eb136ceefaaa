import { smootherstep } from "../curves.ts";
import { CHANNELS } from "../format/channels.ts";
import { armJoin } from "./arm-join.ts";
import { type Join, joinOf } from "./join.ts";
import type { Placed } from "./placed.ts";
import { type Moment, momentOf, stillVoice, voice } from "./voices.ts";

/** Frames a second of the tracks that are worked out beforehand; B-splines run between them. */
export const TRACK_RATE = 60;
/** Frames before time 0. */
export const LEAD = 30;

/** Low-pass of about ±48 ms at 60 frames a second. */
const TAPS = [0.05, 0.12, 0.2, 0.26, 0.2, 0.12, 0.05];

/** Time of a frame, seconds. */
export const frameTime = (frame: number): number => (frame - LEAD) / TRACK_RATE;

/** All channels over all frames: `tracks[frame * stride + channel]`, crossfaded, lagged and smoothed. */
export function layChannels(placed: readonly Placed[], frames: number, stride: number): Float64Array {
  const tracks = new Float64Array(frames * stride);
  const raw = new Float64Array(frames);
  const joins = placed.slice(1).map((next, i) => joinOf(placed[i] as Placed, next));
  const armJoins = joins.map((join, i) => armJoin(placed[i] as Placed, placed[i + 1] as Placed, join));
  const moments = [new Map<number, Float64Array>(), new Map<number, Float64Array>()] as const;
  for (const channel of CHANNELS) {
    const c = channel.index;
    const isArm = channel.group === "arms" || channel.group === "hands";
    const known = moments[isArm ? 1 : 0];
    const grid = known.get(channel.lag) ?? layMoments(placed, isArm ? armJoins : joins, frames, channel.lag, isArm);
    known.set(channel.lag, grid);
    const still = placed.map((one) => stillVoice(one, c));
    const moment: Moment = { beat: 0, groove: 0 };
    for (let f = 0; f < frames; f++) {
      const t = frameTime(f) - channel.lag;
      const o = f * GRID;
      const i = grid[o] as number;
      let value = still[i] as number;
      if (Number.isNaN(value)) {
        moment.groove = grid[o + 1] as number;
        moment.beat = grid[o + 2] as number;
        value = voice(placed[i] as Placed, c, t, moment);
      }
      const share = grid[o + 3] as number;
      if (share !== 0) {
        // The sign of the share tells which neighbour sounds with it.
        const j = share > 0 ? i + 1 : i - 1;
        moment.groove = grid[o + 4] as number;
        moment.beat = grid[o + 5] as number;
        value += (voice(placed[j] as Placed, c, t, moment) - value) * Math.abs(share);
      }
      raw[f] = value;
    }
    smooth(raw, TAPS, tracks, stride, c);
  }
  return tracks;
}

/** Numbers of one frame of the grid of moments. */
const GRID = 6;

/**
 * For each frame: placed index, its groove and beat; the neighbour's share (+ next, − previous), its groove and beat.
 * @param isArm Arms go over in one stroke: in a crossfade the one before comes to a stand, and the one after waits for its
 *   first beat.
 */
function layMoments(
  placed: readonly Placed[],
  joins: readonly Join[],
  frames: number,
  lag: number,
  isArm: boolean,
): Float64Array {
  const grid = new Float64Array(frames * GRID);
  const moment: Moment = { beat: 0, groove: 0 };
  let i = 0;
  for (let f = 0; f < frames; f++) {
    const t = frameTime(f) - lag;
    while (i < placed.length - 1 && t >= (joins[i]?.time ?? 0)) i++;
    const o = f * GRID;
    grid[o] = i;
    momentOf(placed[i] as Placed, t, moment);
    grid[o + 1] = moment.groove;
    grid[o + 2] = moment.beat;
    const before = joins[i - 1];
    const after = joins[i];
    let share = 0;
    if (before && before.fade > 0 && t < before.time + before.fade)
      share = -(1 - smootherstep((t - before.time + before.fade) / (2 * before.fade)));
    else if (after && after.fade > 0 && t > after.time - after.fade)
      share = smootherstep((t - after.time + after.fade) / (2 * after.fade));
    if (share === 0) continue;
    const j = share > 0 ? i + 1 : i - 1;
    const join = (share > 0 ? after : before) as Join;
    grid[o + 3] = share;
    momentOf(placed[j] as Placed, t, moment);
    grid[o + 4] = moment.groove;
    grid[o + 5] = moment.beat;
    if (!isArm) continue;
    grid[o + 2] = armsBeat(placed[i] as Placed, share > 0, join, t);
    grid[o + 5] = armsBeat(placed[j] as Placed, share < 0, join, t);
  }
  return grid;
}

const scratch: Moment = { beat: 0, groove: 0 };

/** The beat of one of two neighbours for its arms, in their crossfade. */
function armsBeat(placed: Placed, leaves: boolean, { time, fade }: Join, t: number): number {
  const u = (t - time + fade) / (2 * fade);
  momentOf(placed, leaves ? time - fade + 2 * fade * (u - (u * u) / 2) : Math.max(t, placed.start), scratch);
  return scratch.beat;
}

/** Weighted mean over neighbours, ends held; written to one column of the tracks. */
export function smooth(
  raw: Float64Array,
  taps: readonly number[],
  tracks: Float64Array,
  stride: number,
  column: number,
): void {
  const reach = (taps.length - 1) / 2;
  const last = raw.length - 1;
  for (let f = 0; f <= last; f++) {
    let sum = 0;
    for (let k = -reach; k <= reach; k++) {
      const at = f + k < 0 ? 0 : f + k > last ? last : f + k;
      sum += (raw[at] as number) * (taps[k + reach] as number);
    }
    tracks[f * stride + column] = sum;
  }
}

/** Weights of a Gaussian window, sum 1. */
export function gaussian(seconds: number): number[] {
  const sigma = seconds * TRACK_RATE;
  const reach = Math.ceil(sigma * 2.5);
  const weights = Array.from({ length: 2 * reach + 1 }, (_, i) => Math.exp(-((i - reach) ** 2) / (2 * sigma * sigma)));
  const sum = weights.reduce((a, b) => a + b);
  return weights.map((w) => w / sum);
}

/** One frame's worth at any time: uniform cubic B-spline, smooth to the second derivative. Writes `stride` numbers. */
export function readTracks(tracks: Float64Array, stride: number, frames: number, t: number, out: Float64Array): void {
  const at = t * TRACK_RATE + LEAD;
  const f = Math.min(Math.max(Math.floor(at), 1), frames - 3);
  const u = Math.min(Math.max(at - f, 0), 1);
  const v = 1 - u;
  const a = (v * v * v) / 6;
  const b = (3 * u * u * u - 6 * u * u + 4) / 6;
  const d = (u * u * u) / 6;
  const c = 1 - a - b - d;
  const o = (f - 1) * stride;
  for (let i = 0; i < stride; i++)
    out[i] =
      a * (tracks[o + i] as number) +
      b * (tracks[o + stride + i] as number) +
      c * (tracks[o + 2 * stride + i] as number) +
      d * (tracks[o + 3 * stride + i] as number);
}
