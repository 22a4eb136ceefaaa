import { numberAt } from "@nataraj/sdk/arrays";
import type { TimeRange } from "@nataraj/sdk/choreography";
import { FRAME_RATE } from "../spectrum/features.ts";
import { toLufs } from "./loudness.ts";
import { meansOf, quantile } from "./running.ts";
import type { SoundLevels } from "./sound-levels.ts";

/** Beats and bars, to either side, that a half beat is held against. */
const AROUND = { beats: 8, bars: 3 } as const;
/** The band is silent: decibels below the music around, and below the same place of other bars. */
const SILENT = { around: 8, place: 7 } as const;
/** Something goes on alone: so far (decibels; compressed levels) is the sound without the band. */
const ALONE = { decibels: 3.5, low: 0.7, high: 0.35 } as const;
/** A loud voice goes on alone: the lows are gone, and it is no louder or brighter than the band. */
const VOICE = { decibels: -1, low: 1.2, high: -0.2 } as const;
/** The last note still rings: decibels below the same place of other bars, or below half a beat before. */
const RINGING = 1.5;
/** Nothing of the band begins: onsets against those of the same place, and of the music around. */
const STRUCK = { place: 0.5, around: 0.3 } as const;
/** Beats that a break lasts, with its ringing, and one in which something goes on. */
const BEATS = { least: 0.9, silent: 9, alone: 5 } as const;
/** A shorter rest is part of the rhythm. Seconds. */
const SHORTEST = 0.4;
/** Half beats that a last note rings on. */
const LONGEST_RINGING = 4;
/** The music returns with an onset like those around, and so many decibels up. */
const RETURN = { onset: 0.5, decibels: 4 } as const;

/** Half a beat, or what is usual of one. */
interface Slot {
  decibels: number;
  low: number;
  high: number;
  /** The strongest onset in it. */
  onset: number;
}

/**
 * Where the band stops for a beat or more and then goes on: silence, a reverberation that dies away, or a voice alone.
 * Half a beat is silent where it is quieter than the music before and after and than the same place of other bars: many
 * patterns rest in each bar. Silence before the first note and after the last is none.
 * @param power K-weighted, by frame. @param beats Seconds. @param meter Beats of a bar.
 */
export function findBreaks(
  levels: SoundLevels,
  power: Float64Array,
  beats: readonly number[],
  meter: number,
): TimeRange[] {
  const times = beats.slice(0, -1).flatMap((beat, i) => [beat, (beat + numberAt(beats, i + 1)) / 2]);
  if (times.length < 4 * meter) return [];
  times.push(...beats.slice(-1));
  const slots = slotsOf(levels, power, times);
  const around = slots.map((_, i) => lesser(nearby(slots, i, -AROUND.beats), nearby(slots, i, AROUND.beats)));
  const place = slots.map((_, i) => lesser(atPlace(slots, i, -2 * meter), atPlace(slots, i, 2 * meter)));
  const states = slots.map((slot, i) => stateOf(slot, slots[i - 1], around[i] as Slot, place[i] as Slot));
  const breaks: TimeRange[] = [];
  for (let i = 0; i < slots.length; i++) {
    if (states[i] !== "silent" && states[i] !== "alone") continue;
    const first = i;
    while (states[i + 1] === "silent" || states[i + 1] === "alone") i++;
    const found = breakOf(first, i);
    if (found) breaks.push(found);
  }
  return breaks.filter((each, i) => !isRhythm(each, breaks[i - 1]) || !isRhythm(each, breaks[i + 1]));

  /** Rests that come again bar after bar are part of the rhythm. */
  function isRhythm({ start }: TimeRange, other: TimeRange | undefined): boolean {
    const bar = (meter * (numberAt(times, times.length - 1) - numberAt(times, 0))) / (times.length / 2);
    return other !== undefined && Math.abs(other.start - start) < 1.3 * bar;
  }

  function breakOf(first: number, last: number): TimeRange | undefined {
    let from = first;
    while (from > 2 && first - from < LONGEST_RINGING && states[from - 1] === "ringing") from--;
    const beatsLong = (last + 1 - from) / 2;
    const silent = states.slice(first, last + 1).filter((state) => state === "silent").length;
    const longest = silent > (last - first) / 2 ? BEATS.silent : BEATS.alone;
    if (beatsLong < BEATS.least || beatsLong > longest || from < 4 || last + 2 >= slots.length) return undefined;
    const usualAround = around[first] as Slot;
    const next = slots.slice(last + 1, last + 3);
    const returns =
      Math.max(...next.map(({ onset }) => onset)) >= RETURN.onset * usualAround.onset &&
      Math.max(...next.map(({ decibels }) => decibels)) >= (slots[last] as Slot).decibels + RETURN.decibels;
    const [start, end] = [numberAt(times, from), numberAt(times, last + 1)];
    return returns && end - start >= SHORTEST ? { start, end } : undefined;
  }
}

type State = "playing" | "silent" | "alone" | "ringing";

function stateOf(slot: Slot, before: Slot | undefined, around: Slot, place: Slot): State {
  const { decibels, low, high, onset } = slot;
  const isStruck = onset >= STRUCK.place * place.onset && onset >= STRUCK.around * around.onset;
  if (decibels <= around.decibels - SILENT.around && decibels <= place.decibels - SILENT.place) return "silent";
  if (isStruck) return "playing";
  if (lacks(slot, place, ALONE) || (lacks(slot, place, VOICE) && low <= around.low - VOICE.low)) return "alone";
  const rings = decibels <= place.decibels - RINGING || (before && decibels <= before.decibels - RINGING);
  return rings ? "ringing" : "playing";
}

/** Whether a half beat is so far below what is usual. */
function lacks({ decibels, low, high }: Slot, usual: Slot, by: Omit<Slot, "onset">): boolean {
  return decibels <= usual.decibels - by.decibels && low <= usual.low - by.low && high <= usual.high - by.high;
}

/** What is usual in so many beats before (negative) or after a slot. */
function nearby(slots: readonly Slot[], at: number, beats: number): Slot | undefined {
  return usual(beats < 0 ? slots.slice(Math.max(0, at + 2 * beats), at) : slots.slice(at + 1, at + 1 + 2 * beats), 0.6);
}

/** What is usual at the same place of the bars before or after. @param bar Slots of a bar; negative for those before. */
function atPlace(slots: readonly Slot[], at: number, bar: number): Slot | undefined {
  const others = Array.from({ length: AROUND.bars }, (_, i) => slots[at + (i + 1) * bar]);
  return usual(
    others.filter((slot) => slot !== undefined),
    0.5,
  );
}

function usual(slots: readonly Slot[], share: number): Slot | undefined {
  if (slots.length === 0) return undefined;
  const of = (value: (slot: Slot) => number) => quantile(slots.map(value), share);
  return {
    decibels: of(({ decibels }) => decibels),
    low: of(({ low }) => low),
    high: of(({ high }) => high),
    onset: of(({ onset }) => onset),
  };
}

/** The lesser of what is usual before and after: where the music only becomes quieter, it does not stop. */
function lesser(before: Slot | undefined, after: Slot | undefined): Slot {
  const [a, b] = [before ?? after, after ?? before] as [Slot, Slot];
  return {
    decibels: Math.min(a.decibels, b.decibels),
    low: Math.min(a.low, b.low),
    high: Math.min(a.high, b.high),
    onset: Math.min(a.onset, b.onset),
  };
}

function slotsOf(levels: SoundLevels, power: Float64Array, times: readonly number[]): Slot[] {
  const [loud, low, high] = [meansOf(power), meansOf(levels.low), meansOf(levels.high)];
  return times.slice(0, -1).map((start, i) => {
    // What begins on the next beat is heard a little before it in windows of 40 ms.
    const from = Math.round(start * FRAME_RATE) + 1;
    const to = Math.max(from + 1, Math.round(numberAt(times, i + 1) * FRAME_RATE) - 3);
    const onset = Math.max(0, ...levels.rise.subarray(Math.max(0, from - 5), to - 1));
    return { decibels: toLufs(loud(from, to)), low: low(from, to), high: high(from, to), onset };
  });
}
