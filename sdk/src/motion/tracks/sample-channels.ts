import { CHANNELS, type Channel } from "../format/channels.ts";
import type { ClipInstance } from "../sequence/clip-instance.ts";
import type { Intensity } from "../sequence/intensity.ts";
import { armCrossfade } from "./arm-crossfade.ts";
import { posesOf, strikePoses } from "./break-poses.ts";
import type { ClipTime } from "./clip-time.ts";
import { type ClipTimes, clipTimesByFrame } from "./clip-times.ts";
import { STRIDE } from "./columns.ts";
import { type Crossfade, crossfadeBetween } from "./crossfade.ts";
import { constantChannel, evaluateChannel } from "./evaluate-channel.ts";
import { smooth } from "./filters.ts";
import { frameTime } from "./frames.ts";
import { holdInBreaks } from "./hold-breaks.ts";
import { limitAcceleration } from "./limit-acceleration.ts";
import { addStrikes, strikesOf } from "./strikes.ts";

/** Low-pass of about ±48 ms at 60 frames a second. */
const LOW_PASS = Float64Array.of(0.05, 0.12, 0.2, 0.26, 0.2, 0.12, 0.05);

/** The joins of neighbouring clips: those of the body, and those of the arms, which have further to go. */
interface Crossfades {
  readonly body: readonly Crossfade[];
  readonly arms: readonly Crossfade[];
}

/** How each clip runs into the next. */
function crossfadesOf(clips: readonly ClipInstance[]): Crossfades {
  const pairs = clips.slice(1).flatMap((b, i) => {
    const a = clips[i];
    return a ? [{ a, b, crossfade: crossfadeBetween(a, b) }] : [];
  });
  return {
    body: pairs.map(({ crossfade }) => crossfade),
    arms: pairs.map(({ a, b, crossfade }) => armCrossfade(a, b, crossfade)),
  };
}

/** All channels by frame: `tracks[frame * STRIDE + channel]`, crossfaded, lagged and smoothed. */
export function sampleChannels(clips: readonly ClipInstance[], frames: number, intensity?: Intensity): Float64Array {
  const breaks = intensity?.breaks ?? [];
  const poses = posesOf(clips, breaks);
  const strikes = intensity ? strikesOf(clips, intensity) : [];
  const tracks = new Float64Array(frames * STRIDE);
  const raw = new Float64Array(frames);
  const times = new TimesByLag(clips, frames);
  for (const channel of CHANNELS) {
    const clipTimes = times.of(channel);
    sampleChannel(raw, clips, channel, clipTimes);
    if (intensity) limitAcceleration(raw, channel.index, (f) => clips[clipTimes.clip[f] ?? 0]?.move.hands.length !== 0);
    holdInBreaks(raw, breaks);
    strikePoses(raw, channel, poses);
    smooth(raw, LOW_PASS, { table: tracks, stride: STRIDE, index: channel.index });
    addStrikes(tracks, channel, strikes);
  }
  return tracks;
}

/** The times in the clips are the same for all channels with the same lag. */
class TimesByLag {
  private readonly clips: readonly ClipInstance[];
  private readonly crossfades: Crossfades;
  private readonly frames: number;
  private readonly body = new Map<number, ClipTimes>();
  private readonly arms = new Map<number, ClipTimes>();

  constructor(clips: readonly ClipInstance[], frames: number) {
    this.clips = clips;
    this.crossfades = crossfadesOf(clips);
    this.frames = frames;
  }

  of({ group, lag }: Channel): ClipTimes {
    const arms = group === "arms" || group === "hands";
    const known = arms ? this.arms : this.body;
    const { clips, frames } = this;
    const crossfades = arms ? this.crossfades.arms : this.crossfades.body;
    const times = known.get(lag) ?? clipTimesByFrame({ clips, crossfades, arms }, frames, lag);
    known.set(lag, times);
    return times;
  }
}

/** One channel over all frames, crossfaded, before it is smoothed. */
function sampleChannel(raw: Float64Array, clips: readonly ClipInstance[], channel: Channel, times: ClipTimes): void {
  const constant = Float64Array.from(clips, (clip) => constantChannel(clip, channel));
  const clipTime: ClipTime = { beat: 0, groove: 0, slowGroove: 0 };
  for (let f = 0; f < raw.length; f++) {
    const t = frameTime(f) - channel.lag;
    const i = times.clip[f] ?? 0;
    let value = constant[i] ?? 0;
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
