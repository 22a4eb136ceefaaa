import type { Channel } from "../format/channels.ts";
import { lerp, smootherstep, smoothstep } from "../math/curves.ts";
import type { ClipInstance } from "../sequence/clip-instance.ts";
import type { Break } from "../sequence/intensity.ts";
import { frameTime, LEAD, TRACK_RATE } from "./frames.ts";

/** The body goes on this long after the music has stopped, which the low-pass filter brings to a stand. Seconds. */
const GOES_ON = 0.02;
/** After a break it takes the dance up again within this time. */
const TAKES_UP = 0.42;
/** The style's pose of a break is struck within this time, and what lingers begins then. */
const STRIKES_POSE = 0.11;

/** Holds values of frames from the moment the music stops until it returns. @param goesOn Seconds from the stop until they hold. */
export function holdInBreaks(values: Float64Array, breaks: readonly Break[], goesOn = GOES_ON): void {
  for (const { start, end } of breaks) {
    const from = frameOf(start + goesOn, values.length);
    const held = values[from] ?? 0;
    const last = frameOf(end + TAKES_UP, values.length);
    for (let f = from; f <= last; f++)
      values[f] = lerp(held, values[f] ?? 0, smootherstep((frameTime(f) - end) / TAKES_UP));
  }
}

/** Adds each style's way with a break to a channel: a pose that is struck, and what goes on slowly in it. */
export function addStillness(
  values: Float64Array,
  breaks: readonly Break[],
  { index }: Channel,
  clipAt: (seconds: number) => ClipInstance | undefined,
): void {
  for (const { start, end } of breaks) {
    const clip = clipAt(start);
    if (!clip || clip.idle || clip.move.hands.length > 0) continue;
    const { struck, lingers } = clip.style.stillness;
    const keeps = 1 - (clip.move.keeps[index] ?? 0);
    const pose = (struck[index] ?? 0) * keeps;
    const lingering = lingers[index] ?? 0;
    if (pose === 0 && lingering === 0) continue;
    const last = frameOf(end + TAKES_UP, values.length);
    for (let f = frameOf(start - STRIKES_POSE / 2, values.length); f <= last; f++) {
      const t = frameTime(f);
      const in_ = smoothstep((t - start) / STRIKES_POSE + 0.5);
      const goes =
        lingering * Math.max(0, t - start - STRIKES_POSE) * smoothstep((t - start) / (2 * STRIKES_POSE) - 0.5);
      values[f] = (values[f] ?? 0) + (pose * in_ + goes) * (1 - smootherstep((t - end) / TAKES_UP));
    }
  }
}

function frameOf(seconds: number, count: number): number {
  return Math.min(count - 1, Math.max(0, Math.round(seconds * TRACK_RATE) + LEAD));
}
