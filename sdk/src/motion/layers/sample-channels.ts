import { CHANNELS, type Channel } from "../format/channels.ts";
import type { ClipInstance } from "../sequence/clip-instance.ts";
import type { Intensity } from "../sequence/intensity.ts";
import type { ClipTime } from "../tracks/clip-time.ts";
import { STRIDE } from "../tracks/columns.ts";
import { frameTime } from "../tracks/frames.ts";
import { type Evaluate, evaluator, isStill } from "./evaluate.ts";
import { DANCE_LAYERS, type MotionSettings } from "./index.ts";
import { armCrossfade } from "./join/arm-crossfade.ts";
import { type ClipTimes, clipTimesByFrame } from "./join/clip-times.ts";
import { type Crossfade, crossfadeBetween } from "./join/crossfade.ts";

/** All channels by frame, by all layers: `tracks[frame * STRIDE + channel]`. */
export function sampleChannels(
  clips: readonly ClipInstance[],
  frames: number,
  intensity: Intensity,
  settings: MotionSettings,
): Float64Array {
  const evaluate = evaluator(settings);
  const times = new TimesByLag(clips, frames, evaluate);
  const channels = CHANNELS.map(() => new Float64Array(frames));
  for (const lagged of new Set(CHANNELS.map((channel) => times.of(channel)))) {
    const some = CHANNELS.filter((channel) => times.of(channel) === lagged);
    joinChannels(channels, some, clips, lagged, evaluate);
  }
  const joined = times.of(CHANNELS[0] as Channel);
  const dance = { clips, frames, intensity, mix: mixer(clips, joined) };
  for (const { name, shape } of DANCE_LAYERS)
    if (!settings.off.has(name)) shape(channels, dance, settings.layers[name] ?? {});
  const tracks = new Float64Array(frames * STRIDE);
  channels.forEach((values, index) => {
    for (let f = 0; f < frames; f++) tracks[f * STRIDE + index] = values[f] ?? 0;
  });
  return tracks;
}

/** The times in the clips are the same for all channels with the same lag. */
class TimesByLag {
  private readonly clips: readonly ClipInstance[];
  private readonly crossfades: { readonly body: readonly Crossfade[]; readonly arms: readonly Crossfade[] };
  private readonly frames: number;
  private readonly known = new Map<string, ClipTimes>();

  constructor(clips: readonly ClipInstance[], frames: number, evaluate: Evaluate) {
    this.clips = clips;
    this.frames = frames;
    const pairs = clips.slice(1).map((b, i) => ({ a: clips[i] as ClipInstance, b }));
    const body = pairs.map(({ a, b }) => crossfadeBetween(a, b));
    // Arms have further to go.
    const arms = pairs.map(({ a, b }, i) => armCrossfade(a, b, body[i] as Crossfade, evaluate));
    this.crossfades = { body, arms };
  }

  of({ group, lag }: Channel): ClipTimes {
    const arms = group === "arms" || group === "hands";
    const key = `${arms} ${lag}`;
    const { clips, frames, crossfades } = this;
    const times =
      this.known.get(key) ??
      clipTimesByFrame({ clips, crossfades: arms ? crossfades.arms : crossfades.body, arms }, frames, lag);
    this.known.set(key, times);
    return times;
  }
}

/** Channels of one lag over all frames, crossfaded from clip to clip. */
function joinChannels(
  channels: readonly Float64Array[],
  some: readonly Channel[],
  clips: readonly ClipInstance[],
  times: ClipTimes,
  evaluate: Evaluate,
): void {
  const own: ClipTime = { beat: 0, groove: 0, slowGroove: 0 };
  const others: ClipTime = { beat: 0, groove: 0, slowGroove: 0 };
  const still = some.map((channel) =>
    clips.map((clip) => (isStill(clip, channel) ? evaluate(clip, channel, clip.start, own) : undefined)),
  );
  const { lag } = some[0] as Channel;
  times.clip.forEach((i, f) => {
    const clip = clips[i];
    if (!clip) return;
    const t = frameTime(f) - lag;
    own.groove = times.groove[f] ?? 0;
    own.slowGroove = times.slowGroove[f] ?? 0;
    own.beat = times.beat[f] ?? 0;
    some.forEach((channel, k) => {
      (channels[channel.index] as Float64Array)[f] = still[k]?.[i] ?? evaluate(clip, channel, t, own);
    });
    const share = times.share[f] ?? 0;
    const neighbour = share === 0 ? undefined : clips[share > 0 ? i + 1 : i - 1];
    if (!neighbour) return;
    others.groove = times.neighbourGroove[f] ?? 0;
    others.slowGroove = times.neighbourSlowGroove[f] ?? 0;
    others.beat = times.neighbourBeat[f] ?? 0;
    for (const channel of some) {
      const values = channels[channel.index] as Float64Array;
      const value = values[f] ?? 0;
      values[f] = value + (evaluate(neighbour, channel, t, others) - value) * Math.abs(share);
    }
  });
}

/** What clips say at a frame, in a crossfade a mean of both. */
function mixer(clips: readonly ClipInstance[], { clip, share }: ClipTimes) {
  return (f: number, of: (clip: ClipInstance) => number): number => {
    const i = clip[f] ?? 0;
    const own = clips[i];
    const value = own ? of(own) : 0;
    const other = share[f] ? clips[(share[f] ?? 0) > 0 ? i + 1 : i - 1] : undefined;
    return other ? value + (of(other) - value) * Math.abs(share[f] ?? 0) : value;
  };
}
