import { float32At, numberAt } from "@nataraj/sdk/arrays";
import { FRAME_RATE } from "../spectrum/features.ts";
import { againstPlace } from "./against-place.ts";
import { toLufs } from "./loudness.ts";
import { type MeanOf, meansOf, quantile } from "./running.ts";
import type { SoundLevels } from "./sound-levels.ts";

/** Frames in which only the strongest rise counts. */
const RISES_APART_FRAMES = 8;
/** A rise that is weaker than this is no onset. */
const MIN_RISE = 0.15;
/** An onset is compared with the onsets within this time. Seconds. */
const COMPARED_WITHIN_S = 4;

/** An onset and how it stands out; the features are what `strikes.ts` weighs. */
export interface Onset {
  frame: number;
  features: number[];
}

// The features, in their order: rise, rise against others, breadth, breadth against others, loudness against others,
// level against others, ring of the highs, ring against others, silence before, fall after, low rise, change,
// downbeat, beat, half beat, time since the onset before, time until the next onset, rise of the onset before, rise
// of the next onset, breadth of the onset before, breadth of the next onset.

/** The onsets of a clip with their features. @param power K-weighted, by frame. @param beats Seconds. */
export function strikeFeatures(
  levels: SoundLevels,
  power: Float64Array,
  beats: readonly number[],
  downbeats: readonly number[],
  meter: number,
): Onset[] {
  const frames = onsetFrames(levels.rise);
  const [all, low, high, loud] = [meansOf(levels.all), meansOf(levels.low), meansOf(levels.high), meansOf(power)];
  const decibels: MeanOf = (from, to) => toLufs(loud(from, to));
  const own = frames.map((t) => ({
    t,
    rise: float32At(levels.rise, t),
    breadth: Math.max(...[-1, 0, 1].map((d) => levels.breadth[t + d] ?? 0)),
    loudness: decibels(t, t + 12),
    level: all(t, t + 12),
    ring: high(t + 12, t + 45),
  }));
  const halves = beats.slice(1).map((beat, i) => (beat + numberAt(beats, i)) / 2);
  const place = againstPlace(levels, power, beats, meter);
  return own.map((onset, index) => {
    const [previous, next] = [own[index - 1], own[index + 1]];
    const { t, rise, breadth, loudness, level, ring } = onset;
    const others = own.filter((other) => other !== onset && Math.abs(other.t - t) < COMPARED_WITHIN_S * FRAME_RATE);
    const against = (value: number, of: (other: typeof onset) => number, share: number) =>
      others.length > 3 ? value - quantile(others.map(of), share) : 0;
    const seconds = t / FRAME_RATE;
    const around = decibels(t - COMPARED_WITHIN_S * FRAME_RATE, t + COMPARED_WITHIN_S * FRAME_RATE);
    return {
      frame: t,
      features: [
        rise,
        against(rise, (other) => other.rise, 0.9),
        breadth,
        against(breadth, (other) => other.breadth, 0.9),
        against(loudness, (other) => other.loudness, 0.9) / 3,
        against(level, (other) => other.level, 0.9),
        ring - high(t - 45, t - 5),
        against(ring, (other) => other.ring, 0.9),
        Math.max(-3, Math.min(1, (decibels(t - 25, t - 4) - around) / 6)),
        Math.max(-3, Math.min(1, (decibels(t + 20, t + 45) - loudness) / 6)),
        low(t, t + 8) - low(t - 12, t - 2),
        all(t, t + 100) - all(t - 100, t - 5),
        isNear(downbeats, seconds),
        isNear(beats, seconds),
        isNear(halves, seconds),
        ...place(t, -1),
        ...place(t, 1),
        Math.min(2, (t - (previous?.t ?? t - 100)) / 50),
        Math.min(2, ((next?.t ?? t + 100) - t) / 50),
        (previous?.rise ?? 0) - rise,
        (next?.rise ?? 0) - rise,
        (previous?.breadth ?? 0) - breadth,
        (next?.breadth ?? 0) - breadth,
      ],
    };
  });
}

/** Frames at which the sound rises most, the strongest first where two are near each other; in order of time. */
function onsetFrames(rise: Float32Array): number[] {
  const frames: number[] = [];
  for (let t = 1; t < rise.length - 1; t++) {
    const value = float32At(rise, t);
    if (value < MIN_RISE || value < float32At(rise, t - 1) || value <= float32At(rise, t + 1)) continue;
    const last = frames.at(-1);
    if (last === undefined || t - last > RISES_APART_FRAMES) frames.push(t);
    else if (value > float32At(rise, last)) frames[frames.length - 1] = t;
  }
  return frames;
}

function isNear(times: readonly number[], seconds: number): number {
  return times.some((time) => Math.abs(time - seconds) < 0.06) ? 1 : 0;
}
