import { eachLevel, type SlotLevels, slotLevels, usualOf } from "./slot-levels.ts";
import type { SoundLevels } from "./sound-levels.ts";

/** Beats and bars, to either side, that a half beat is held against. */
const AROUND = { beats: 8, bars: 3 } as const;
/** Half beats to either side of which all features count, and half beats of which only loudness and onset count. */
const NEIGHBOURS = [-2, -1, 1, 2] as const;
const COURSE = [-8, -7, -6, -5, -4, -3, 3, 4, 5, 6, 7, 8] as const;

/** How a half beat differs from what is usual. */
export interface StopFeatures {
  slot: SlotLevels;
  /** What is usual in the beats before and after, the lesser of both. */
  around: SlotLevels;
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
  const slots = slotLevels(levels, power, times);
  const around = slots.map((_, i) => lesser(nearby(slots, i, -2 * AROUND.beats), nearby(slots, i, 2 * AROUND.beats)));
  const own = slots.map((slot, i) => {
    const place = lesser(atPlace(slots, i, -2 * meter), atPlace(slots, i, 2 * meter));
    const halfPlace = lesser(atPlace(slots, i, -4), atPlace(slots, i, 4));
    const usual = around[i] as SlotLevels;
    return {
      course: [clamp((slot.decibels - usual.decibels) / 6, -3, 1.5), clamp(slot.onset / (usual.onset + 0.05), 0, 4)],
      shared: [
        clamp((slot.decibels - place.decibels) / 6, -3, 1.5),
        clamp(slot.low - place.low, -3, 2),
        clamp(slot.high - place.high, -2, 2),
        clamp(slot.onset / (usual.onset + 0.05), 0, 4),
        clamp(slot.swell / 6, -3, 3),
        clamp((slot.late - usual.late) / 6, -3, 1.5),
      ],
      single: [
        clamp((slot.decibels - usual.decibels) / 6, -3, 1.5),
        clamp(slot.low - usual.low, -3, 2),
        clamp(slot.high - usual.high, -2, 2),
        clamp(slot.onset - place.onset, -2, 2),
        slot.breadth - place.breadth,
        clamp((slot.decibels - (slots[i - 1] ?? slot).decibels) / 6, -2, 2),
        clamp((slot.late - (slots[i - 1] ?? slot).late) / 6, -3, 3),
        clamp((slot.late - place.late) / 6, -3, 1.5),
        clamp((slot.decibels - halfPlace.decibels) / 6, -3, 1.5),
        clamp(slot.onset - halfPlace.onset, -2, 2),
        clamp(slot.low - halfPlace.low, -3, 2),
        clamp(slot.high - halfPlace.high, -3, 2),
      ],
    };
  });
  return slots.map((slot, i) => {
    const neighbours = NEIGHBOURS.flatMap((away) => own[i + away]?.shared ?? [0, 0, 0, 1, 0, 0]);
    const course = COURSE.flatMap((away) => own[i + away]?.course ?? [0, 1]);
    const { shared = [], single = [] } = own[i] ?? {};
    return { slot, around: around[i] as SlotLevels, features: [...shared, ...single, ...neighbours, ...course] };
  });
}

/** What is usual in a number of half beats before (negative) or after one. */
function nearby(slots: readonly SlotLevels[], at: number, count: number): SlotLevels | undefined {
  return usualOf(count < 0 ? slots.slice(Math.max(0, at + count), at) : slots.slice(at + 1, at + 1 + count), 0.6);
}

/** What is usual at the same place of the bars before or after. @param bar Half beats of a bar; negative for before. */
function atPlace(slots: readonly SlotLevels[], at: number, bar: number): SlotLevels | undefined {
  const others = Array.from({ length: AROUND.bars }, (_, i) => slots[at + (i + 1) * bar]);
  return usualOf(
    others.filter((slot) => slot !== undefined),
    0.5,
  );
}

function lesser(before: SlotLevels | undefined, after: SlotLevels | undefined): SlotLevels {
  const [a, b] = [before ?? after, after ?? before];
  return eachLevel((key) => Math.min(a?.[key] ?? 0, b?.[key] ?? 0));
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}
