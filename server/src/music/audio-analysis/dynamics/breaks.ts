import { numberAt } from "@nataraj/sdk/arrays";
import type { TimeRange } from "@nataraj/sdk/choreography";
import { FRAME_RATE } from "../spectrum/features.ts";
import { toLufs } from "./loudness.ts";
import { meansOf, quantile } from "./running.ts";
import type { SoundLevels } from "./sound-levels.ts";

/** Beats before and after a slot that it is held against. */
const AROUND = { before: 8, after: 8 } as const;
/** Decibels below the music around: the band is silent, or falls silent with its last note still ringing. */
const SILENT = 11;
const RINGING = 3;
/** The band is also silent where something goes on alone: so far (decibels; compressed levels) is the sound without it. */
const ALONE = { decibels: 5, low: 0.9, high: 0.6 } as const;
/** An onset as strong as this share of the usual beat's is the band's. */
const STRUCK = 0.45;
/** Beats that a break lasts. */
const SHORTEST = 0.85;
const LONGEST = 9;
/** A moment within this of a beat, or the middle between two, is meant to be on it. Seconds. */
const SNAP = 0.09;

/** Half a beat. */
interface Slot {
  start: number;
  end: number;
  decibels: number;
  low: number;
  high: number;
  /** The strongest onset in it. */
  onset: number;
}

/**
 * Where the band stops for a beat or more and then goes on: silence, a reverberation that dies away, or a voice alone.
 * Silence before the first note and after the last is none.
 * @param power K-weighted, by frame. @param beats Seconds.
 */
export function findBreaks(levels: SoundLevels, power: Float64Array, beats: readonly number[]): TimeRange[] {
  if (beats.length < 8) return [];
  const slots = slotsOf(levels, power, beats);
  const loud = meansOf(power);
  const isDown = slots.map((slot, i) => isSilent(slot, surroundings(slots, i)));
  const breaks: TimeRange[] = [];
  for (let i = 0; i < slots.length; i++) {
    if (!isDown[i]) continue;
    const first = i;
    while (isDown[i + 1]) i++;
    const found = breakOf(first, i);
    if (found) breaks.push(found);
  }
  return breaks;

  function breakOf(first: number, last: number): TimeRange | undefined {
    const around = surroundings(slots, first);
    // What rings on after the last stroke belongs to the break.
    let from = first;
    while (from > 0 && isRinging(slots[from - 1] as Slot, around)) from--;
    const before = slots[from - 1];
    const after = slots[last + 1];
    if (!before || !after || from < 4) return undefined;
    const returns = Math.max(...slots.slice(last + 1, last + 4).map(({ decibels }) => decibels));
    if (returns < around.decibels - SILENT / 2) return undefined;
    const [start, end] = [
      fallNear(before.start, (slots[first] as Slot).end),
      riseNear((slots[last] as Slot).start, after.end),
    ];
    const halfBeat = before.end - before.start;
    const length = (end - start) / (2 * halfBeat);
    return length >= SHORTEST && length <= LONGEST ? { start, end } : undefined;
  }

  /** Where the sound falls most between two times. */
  function fallNear(from: number, to: number): number {
    return snap(steepest(from, to, -1));
  }

  function riseNear(from: number, to: number): number {
    return snap(steepest(from, to, 1));
  }

  function steepest(from: number, to: number, sign: 1 | -1): number {
    let best = { time: from, change: Number.NEGATIVE_INFINITY };
    for (let t = Math.round(from * FRAME_RATE); t <= to * FRAME_RATE; t++) {
      const change = sign * (toLufs(loud(t, t + 8)) - toLufs(loud(t - 8, t)));
      if (change > best.change) best = { time: t / FRAME_RATE, change };
    }
    return best.time;
  }

  function snap(time: number): number {
    const near = slots.reduce((a, b) => (Math.abs(b.start - time) < Math.abs(a.start - time) ? b : a));
    return Math.abs(near.start - time) <= SNAP ? near.start : time;
  }
}

type Surroundings = Omit<Slot, "start" | "end">;

function isSilent({ decibels, low, high, onset }: Slot, around: Surroundings): boolean {
  if (decibels <= around.decibels - SILENT) return true;
  const isAlone =
    decibels <= around.decibels - ALONE.decibels && low <= around.low - ALONE.low && high <= around.high - ALONE.high;
  return isAlone && onset < STRUCK * around.onset;
}

function isRinging({ decibels, onset }: Slot, around: Surroundings): boolean {
  return onset < STRUCK * around.onset && decibels <= around.decibels - RINGING;
}

/** What is usual around a slot. */
function surroundings(slots: readonly Slot[], at: number): Surroundings {
  const others = slots.slice(Math.max(0, at - 2 * AROUND.before), at + 2 * AROUND.after);
  const usual = (of: (slot: Slot) => number, share: number) => quantile(others.map(of), share);
  return {
    decibels: usual(({ decibels }) => decibels, 0.6),
    low: usual(({ low }) => low, 0.6),
    high: usual(({ high }) => high, 0.6),
    onset: usual(({ onset }) => onset, 0.7),
  };
}

function slotsOf(levels: SoundLevels, power: Float64Array, beats: readonly number[]): Slot[] {
  const [loud, low, high] = [meansOf(power), meansOf(levels.low), meansOf(levels.high)];
  return beats.slice(0, -1).flatMap((beat, i) => {
    const next = numberAt(beats, i + 1);
    const middle = (beat + next) / 2;
    return [
      [beat, middle],
      [middle, next],
    ].map(([start = 0, end = 0]): Slot => {
      // What begins on the next beat sounds a little before it in windows of 40 ms.
      const [from, to] = [Math.round(start * FRAME_RATE) + 1, Math.round(end * FRAME_RATE) - 3];
      return {
        start,
        end,
        decibels: toLufs(loud(from, to)),
        low: low(from, to),
        high: high(from, to),
        onset: Math.max(...levels.rise.subarray(Math.max(0, from - 4), to)),
      };
    });
  });
}
