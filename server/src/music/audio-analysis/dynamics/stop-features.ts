import { numberAt } from "@nataraj/sdk/arrays";
import { FRAME_RATE } from "../spectrum/features.ts";
import { toLufs } from "./loudness.ts";
import { meansOf, quantile } from "./running.ts";
import type { SoundLevels } from "./sound-levels.ts";

/** Beats and bars, to either side, that a half beat is held against. */
const AROUND = { beats: 8, bars: 3 } as const;
/** Half beats to either side whose own features count too. */
const NEIGHBOURS = [-2, -1, 1, 2] as const;

/** Half a beat, or what is usual of one. */
export interface HalfBeat {
  /** K-weighted, LUFS. */
  decibels: number;
  low: number;
  high: number;
  /** The strongest onset in it, and the broadest. */
  onset: number;
  breadth: number;
}

/** How a half beat differs from what is usual. */
export interface StopFeatures {
  slot: HalfBeat;
  /** What is usual in the beats before and after, the lesser of both. */
  around: HalfBeat;
  features: number[];
}

/**
 * How much each half beat sounds as if the band had stopped: it is held against the music before and after it, and
 * against the same place of other bars, because many patterns rest in each bar. The lesser of before and after counts:
 * where the music only becomes quieter, it does not stop.
 * @param times Seconds of the half beats, and of the end of the last. @param meter Beats of a bar.
 */
export function stopFeatures(
  levels: SoundLevels,
  power: Float64Array,
  times: readonly number[],
  meter: number,
): StopFeatures[] {
  const slots = halfBeats(levels, power, times);
  const around = slots.map((_, i) => lesser(nearby(slots, i, -2 * AROUND.beats), nearby(slots, i, 2 * AROUND.beats)));
  const own = slots.map((slot, i) => {
    const place = lesser(atPlace(slots, i, -2 * meter), atPlace(slots, i, 2 * meter));
    const usual = around[i] as HalfBeat;
    return {
      shared: [
        clamp((slot.decibels - place.decibels) / 6, -3, 1.5),
        clamp(slot.low - place.low, -3, 2),
        clamp(slot.high - place.high, -2, 2),
        clamp(slot.onset / (usual.onset + 0.05), 0, 4),
      ],
      single: [
        clamp((slot.decibels - usual.decibels) / 6, -3, 1.5),
        clamp(slot.low - usual.low, -3, 2),
        clamp(slot.high - usual.high, -2, 2),
        clamp(slot.onset - place.onset, -2, 2),
        slot.breadth - place.breadth,
        clamp((slot.decibels - (slots[i - 1] ?? slot).decibels) / 6, -2, 2),
      ],
    };
  });
  return slots.map((slot, i) => {
    const neighbours = NEIGHBOURS.flatMap((away) => own[i + away]?.shared ?? [0, 0, 0, 1]);
    const { shared = [], single = [] } = own[i] ?? {};
    return { slot, around: around[i] as HalfBeat, features: [...shared, ...single, ...neighbours] };
  });
}

/** What is usual in so many half beats before (negative) or after one. */
function nearby(slots: readonly HalfBeat[], at: number, count: number): HalfBeat | undefined {
  return usualOf(count < 0 ? slots.slice(Math.max(0, at + count), at) : slots.slice(at + 1, at + 1 + count), 0.6);
}

/** What is usual at the same place of the bars before or after. @param bar Half beats of a bar; negative for before. */
function atPlace(slots: readonly HalfBeat[], at: number, bar: number): HalfBeat | undefined {
  const others = Array.from({ length: AROUND.bars }, (_, i) => slots[at + (i + 1) * bar]);
  return usualOf(
    others.filter((slot) => slot !== undefined),
    0.5,
  );
}

const KEYS = ["decibels", "low", "high", "onset", "breadth"] as const;

function usualOf(slots: readonly HalfBeat[], share: number): HalfBeat | undefined {
  if (slots.length === 0) return undefined;
  return halfBeat((key) =>
    quantile(
      slots.map((slot) => slot[key]),
      share,
    ),
  );
}

function lesser(before: HalfBeat | undefined, after: HalfBeat | undefined): HalfBeat {
  const [a, b] = [before ?? after, after ?? before];
  return halfBeat((key) => Math.min(a?.[key] ?? 0, b?.[key] ?? 0));
}

function halfBeat(of: (key: (typeof KEYS)[number]) => number): HalfBeat {
  return Object.fromEntries(KEYS.map((key) => [key, of(key)])) as unknown as HalfBeat;
}

function halfBeats(levels: SoundLevels, power: Float64Array, times: readonly number[]): HalfBeat[] {
  const [loud, low, high] = [meansOf(power), meansOf(levels.low), meansOf(levels.high)];
  return times.slice(0, -1).map((start, i) => {
    // What begins on the next beat is heard a little before it in windows of 40 ms.
    const from = Math.round(start * FRAME_RATE) + 1;
    const to = Math.max(from + 1, Math.round(numberAt(times, i + 1) * FRAME_RATE) - 3);
    const most = (values: Float32Array) => Math.max(0, ...values.subarray(Math.max(0, from - 5), to - 1));
    return {
      decibels: toLufs(loud(from, to)),
      low: low(from, to),
      high: high(from, to),
      onset: most(levels.rise),
      breadth: most(levels.breadth),
    };
  });
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}
