import { CHANNELS, type Channel } from "../format/channels.ts";
import type { ClipInstance } from "../sequence/clip-instance.ts";
import type { Break, Intensity } from "../sequence/intensity.ts";
import { armCrossfade } from "./arm-crossfade.ts";
import { posesOf, strikePoses } from "./break-poses.ts";
import type { ClipTime } from "./clip-time.ts";
import { type ClipTimes, clipTimesByFrame } from "./clip-times.ts";
import { STRIDE } from "./columns.ts";
import { type Crossfade, crossfadeBetween } from "./crossfade.ts";
import { constantChannel, evaluateChannel } from "./evaluate-channel.ts";
import { smooth } from "./filters.ts";
import { dilate, type FrameRange } from "./frame-range.ts";
import { frameTime } from "./frames.ts";
import { holdInBreaks, throughBreaks } from "./hold-breaks.ts";
import { LIMITING_REACH, limitAcceleration } from "./limit-acceleration.ts";
import { addStrikes, strikesOf } from "./strikes.ts";

/** Low-pass of about ±48 ms at 60 frames a second. */
const LOW_PASS = Float64Array.of(0.05, 0.12, 0.2, 0.26, 0.2, 0.12, 0.05);

const LOW_PASS_REACH = (LOW_PASS.length - 1) / 2;

/** Frames on each side that a sampled value depends on: the low-pass reads them, after the limiter. */
export const SAMPLING_REACH = LOW_PASS_REACH + LIMITING_REACH;

/** The frames to sample so that those of a range are right: what a break holds is limited before, and smoothed after. */
export function samplingWindow(range: FrameRange, breaks: readonly Break[], frames: number): FrameRange {
  return dilate(throughBreaks(dilate(range, LOW_PASS_REACH, frames), breaks, frames), LIMITING_REACH, frames);
}

/** The joins of neighbouring clips: those of the body, and those of the arms, which have further to go. */
export interface Crossfades {
  readonly body: readonly Crossfade[];
  readonly arms: readonly Crossfade[];
}

/** How each clip runs into the next. */
export function crossfadesOf(clips: readonly ClipInstance[]): Crossfades {
  const pairs = clips.slice(1).flatMap((b, i) => {
    const a = clips[i];
    return a ? [{ a, b, crossfade: crossfadeBetween(a, b) }] : [];
  });
  return {
    body: pairs.map(({ crossfade }) => crossfade),
    arms: pairs.map(({ a, b, crossfade }) => armCrossfade(a, b, crossfade)),
  };
}

/**
 * All channels over so many frames from the `first` on: `tracks[frame * STRIDE + channel]`, crossfaded, lagged and
 * smoothed. They are right in the range of which they are the `samplingWindow`.
 */
export function sampleChannels(
  clips: readonly ClipInstance[],
  crossfades: Crossfades,
  first: number,
  frames: number,
  intensity?: Intensity,
): Float64Array {
  const breaks = intensity?.breaks ?? [];
  const poses = posesOf(clips, breaks);
  const strikes = intensity ? strikesOf(clips, intensity) : [];
  const tracks = new Float64Array(frames * STRIDE);
  const raw = new Float64Array(frames);
  const times = new TimesByLag(clips, crossfades, first, frames);
  for (const channel of CHANNELS) {
    const clipTimes = times.of(channel);
    sampleChannel(raw, first, clips, channel, clipTimes);
    if (intensity) limitAcceleration(raw, channel.index, (f) => clips[clipTimes.clip[f] ?? 0]?.move.hands.length !== 0);
    holdInBreaks(raw, first, breaks);
    strikePoses(raw, first, channel, poses);
    smooth(raw, LOW_PASS, { table: tracks, stride: STRIDE, index: channel.index });
    addStrikes(tracks, first, channel, strikes);
  }
  return tracks;
}

/** The times in the clips are the same for all channels with the same lag. */
class TimesByLag {
  private readonly clips: readonly ClipInstance[];
  private readonly crossfades: Crossfades;
  private readonly first: number;
  private readonly frames: number;
  private readonly body = new Map<number, ClipTimes>();
  private readonly arms = new Map<number, ClipTimes>();

  constructor(clips: readonly ClipInstance[], crossfades: Crossfades, first: number, frames: number) {
    this.clips = clips;
    this.crossfades = crossfades;
    this.first = first;
    this.frames = frames;
  }

  of({ group, lag }: Channel): ClipTimes {
    const arms = group === "arms" || group === "hands";
    const known = arms ? this.arms : this.body;
    const { clips, first, frames } = this;
    const crossfades = arms ? this.crossfades.arms : this.crossfades.body;
    const times = known.get(lag) ?? clipTimesByFrame({ clips, crossfades, arms }, first, frames, lag);
    known.set(lag, times);
    return times;
  }
}

/** One channel over all frames, crossfaded, before it is smoothed. */
function sampleChannel(
  raw: Float64Array,
  first: number,
  clips: readonly ClipInstance[],
  channel: Channel,
  times: ClipTimes,
): void {
  const from = times.clip[0] ?? 0;
  const constant = Float64Array.from(clips.slice(from, (times.clip.at(-1) ?? 0) + 1), (clip) =>
    constantChannel(clip, channel),
  );
  const clipTime: ClipTime = { beat: 0, groove: 0, slowGroove: 0 };
  for (let f = 0; f < raw.length; f++) {
    const t = frameTime(first + f) - channel.lag;
    const i = times.clip[f] ?? 0;
    let value = constant[i - from] ?? 0;
    const clip = clips[i];
    if (clip && Number.isNaN(value)) {
      clipTime.groove = times.groove[f] ?? 0;
      clipTime.slowGroove = times.slowGroove[f] ?? 0;
      clipTime.beat = times.beat[f] ?? 0;
      value = evaluateChannel(clip, channel, t, clipTime);
    }
    const share = times.share[f] ?? 0;
    const neighbour = share === 0 ? undefined : clips[share > 0 ? i + 1 : i - 1];
    if (neighbour) {
      clipTime.groove = times.neighbourGroove[f] ?? 0;
      clipTime.slowGroove = times.neighbourSlowGroove[f] ?? 0;
      clipTime.beat = times.neighbourBeat[f] ?? 0;
      value += (evaluateChannel(neighbour, channel, t, clipTime) - value) * Math.abs(share);
    }
    raw[f] = value;
  }
}
