import { FRAME_RATE } from "../spectrum/features.ts";
import { beatPlaces } from "./beat-places.ts";
import { toLufs } from "./loudness.ts";
import { meansOf, quantile } from "./running.ts";
import type { SoundLevels } from "./sound-levels.ts";

/** Bars to a side that an onset is held against. */
const BARS = 3;
/** Bars that are looked through for them, near a clip's ends. */
const REACH = 4;

/**
 * How an onset differs from what is usual at its place in the bars before (−1) or after (1): a snare is loud on each
 * second beat, a strike comes once. One value, −3 to 3, for each of: rise, breadth, loudness, ring, lows, quiet before,
 * quiet after; zeros where there are no such bars.
 */
export type AgainstPlace = (frame: number, side: -1 | 1) => number[];

/** @param power K-weighted, by frame. @param beats Seconds. @param meter Beats of a bar. */
export function againstPlace(
  levels: SoundLevels,
  power: Float64Array,
  beats: readonly number[],
  meter: number,
): AgainstPlace {
  const [low, high, loud] = [meansOf(levels.low), meansOf(levels.high), meansOf(power)];
  const decibels = (from: number, to: number) => toLufs(loud(from, to));
  const places = beats.length > 1 ? beatPlaces(beats) : undefined;
  return (frame, side) => {
    const here = soundAt(frame);
    const others = framesOf(frame, side).map(soundAt);
    return here.map((value, i) => {
      const usual = quantile(
        others.map((other) => other[i] ?? 0),
        0.5,
      );
      return others.length === 0 ? 0 : Math.max(-3, Math.min(3, value - usual));
    });
  };

  /** The same place of other bars, the nearest first. */
  function framesOf(frame: number, side: -1 | 1): number[] {
    if (!places) return [];
    const place = places.placeOf(frame / FRAME_RATE);
    return Array.from({ length: REACH }, (_, i) => places.timeOf(place + side * (i + 1) * meter))
      .map((seconds) => Math.round(seconds * FRAME_RATE))
      .filter((at) => at >= 0 && at < levels.frames - 12)
      .slice(0, BARS);
  }

  /** In the same order. */
  function soundAt(t: number): number[] {
    const most = (values: Float32Array) => Math.max(0, ...values.subarray(Math.max(0, t - 4), t + 5));
    return [
      most(levels.rise),
      most(levels.breadth),
      decibels(t, t + 12) / 3,
      high(t + 12, t + 45),
      low(t, t + 8),
      decibels(t - 25, t - 4) / 6,
      decibels(t + 20, t + 45) / 6,
    ];
  }
}
