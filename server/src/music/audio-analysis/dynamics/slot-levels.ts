import { numberAt } from "@nataraj/sdk/arrays";
import { FRAME_RATE } from "../spectrum/features.ts";
import { toLufs } from "./loudness.ts";
import { meansOf, quantile } from "./running.ts";
import type { SoundLevels } from "./sound-levels.ts";

/** What is heard between two times, a beat or half a beat apart, or what is usual of such. */
export interface SlotLevels {
  /** K-weighted, LUFS. */
  decibels: number;
  low: number;
  high: number;
  /** The strongest onset in it, and the broadest. */
  onset: number;
  breadth: number;
  /** Of its last two thirds: what rings on from before is over. */
  late: number;
  /** How much louder its second half is than its first, decibels: a sound that only dies away falls evenly. */
  swell: number;
}

const KEYS = ["decibels", "low", "high", "onset", "breadth", "late", "swell"] as const;

/** Levels between each time and the next. @param power K-weighted, by frame. @param times Seconds. */
export function slotLevels(levels: SoundLevels, power: Float64Array, times: readonly number[]): SlotLevels[] {
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
      late: toLufs(loud(from + (to - from) / 3, to)),
      swell: toLufs(loud((from + to) / 2, to)) - toLufs(loud(from, (from + to) / 2)),
    };
  });
}

/** The value of each level below which a share of the slots lies; nothing where there are none. */
export function usualOf(slots: readonly SlotLevels[], share: number): SlotLevels | undefined {
  if (slots.length === 0) return undefined;
  return eachLevel((key) =>
    quantile(
      slots.map((slot) => slot[key]),
      share,
    ),
  );
}

/** Levels that are made one by one. */
export function eachLevel(of: (key: (typeof KEYS)[number]) => number): SlotLevels {
  return Object.fromEntries(KEYS.map((key) => [key, of(key)])) as unknown as SlotLevels;
}
