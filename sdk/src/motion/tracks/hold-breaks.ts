import type { Channel } from "../format/channels.ts";
import { lerp, smootherstep, smoothstep } from "../math/curves.ts";
import type { ClipInstance } from "../sequence/clip-instance.ts";
import type { Break } from "../sequence/intensity.ts";
import { dilate, type FrameRange, hull, isEmpty } from "./frame-range.ts";
import { frameTime, LEAD, TRACK_RATE } from "./frames.ts";

/** The body goes on this long after the music has stopped, which the low-pass filter brings to a stand. Seconds. */
const GOES_ON = 0.02;
/** After a break it takes the dance up again within this time. */
const TAKES_UP = 0.42;
/** The style's pose of a break is struck within this time, and what lingers begins then. */
const STRIKES_POSE = 0.11;

/**
 * A range of frames with the whole of each break that it touches: what is held in a break comes from its beginning, so
 * that a part of it cannot be made alone.
 */
export function throughBreaks(range: FrameRange, breaks: readonly Break[], frames: number): FrameRange {
  if (isEmpty(range)) return range;
  return dilate(hullOfTouching(range, breaks.map(framesOfBreak)), 0, frames);
}

/** The frames that a break shapes. */
export function framesOfBreak({ start, end }: Break): FrameRange {
  const from = Math.floor((start - STRIKES_POSE) * TRACK_RATE) + LEAD;
  return { from, to: Math.ceil((end + TAKES_UP) * TRACK_RATE) + LEAD + 1 };
}

/** A range with all spans that it touches, and those that these touch. */
export function hullOfTouching(range: FrameRange, spans: readonly FrameRange[]): FrameRange {
  let all = range;
  for (;;) {
    const wider = spans.reduce((sum, span) => (span.from < sum.to && span.to > sum.from ? hull(sum, span) : sum), all);
    if (wider.from === all.from && wider.to === all.to) return all;
    all = wider;
  }
}

/**
 * Holds values of frames from the moment the music stops until it returns.
 * @param first The frame of the dance that the values begin with. They have all of each break or nothing of it.
 * @param goesOn Seconds from the stop until they hold.
 */
export function holdInBreaks(values: Float64Array, first: number, breaks: readonly Break[], goesOn = GOES_ON): void {
  for (const { start, end } of breaks) {
    const from = frameOf(start + goesOn) - first;
    if (from < 0 || from >= values.length) continue;
    const held = values[from] ?? 0;
    const last = Math.min(values.length - 1, frameOf(end + TAKES_UP) - first);
    for (let f = from; f <= last; f++)
      values[f] = lerp(held, values[f] ?? 0, smootherstep((frameTime(first + f) - end) / TAKES_UP));
  }
}

/** Adds each style's way with a break to a channel: a pose that is struck, and what goes on slowly in it. */
export function addStillness(
  values: Float64Array,
  first: number,
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
    const last = Math.min(values.length - 1, frameOf(end + TAKES_UP) - first);
    for (let f = Math.max(0, frameOf(start - STRIKES_POSE / 2) - first); f <= last; f++) {
      const t = frameTime(first + f);
      const in_ = smoothstep((t - start) / STRIKES_POSE + 0.5);
      const goes =
        lingering * Math.max(0, t - start - STRIKES_POSE) * smoothstep((t - start) / (2 * STRIKES_POSE) - 0.5);
      values[f] = (values[f] ?? 0) + (pose * in_ + goes) * (1 - smootherstep((t - end) / TAKES_UP));
    }
  }
}

function frameOf(seconds: number): number {
  return Math.max(0, Math.round(seconds * TRACK_RATE) + LEAD);
}
