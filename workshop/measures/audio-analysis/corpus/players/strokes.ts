import { numberAt } from "@nataraj/sdk/arrays";
import type { BeatGrid } from "../beat-grid.ts";
import type { Bar } from "../form.ts";
import type { Groove } from "../grooves/groove.ts";
import type { Orchestra } from "../instruments/orchestra.ts";
import type { Performance } from "../performance.ts";
import type { Random } from "../random.ts";

/** What every player reads from and plays into. */
export interface Session {
  groove: Groove;
  bars: readonly Bar[];
  grid: BeatGrid;
  r: Random;
  tracks: Performance;
  orchestra: Orchestra;
  /** A feel of its own: seconds that it is late; else it is as late as the kind of music. */
  feel: (delay?: number) => Feel;
}

/** How a player keeps time: always a little early or late, and never twice the same. Seconds. */
export interface Feel {
  offset: number;
  jitter: number;
}

/** Where a stroke is. */
export interface Place {
  /** Counted from the start of the clip. */
  beat: number;
  /** Beat of the bar. */
  inBar: number;
  /** Step of the bar. */
  step: number;
  /** Beats to the next stroke. */
  length: number;
}

export const stepsOf = (groove: Groove) => groove.steps ?? 4;

/** Signs of a bar's pattern. */
export const barSteps = (groove: Groove) => groove.meter * stepsOf(groove);

/** A pattern of one stroke that lasts for the bar. */
export const heldBar = (groove: Groove) => "8".padEnd(barSteps(groove), ".");

/** Calls back for every stroke of a pattern in a bar. Strength 0 to 1. */
export function strokes(
  { groove, grid, bars, r }: Session,
  bar: number,
  pattern: string,
  feel: Feel,
  play: (time: number, strength: number, place: Place) => void,
): void {
  const perBeat = stepsOf(groove);
  const { stops, first, beats } = bars[bar] as Bar;
  const end = (stops ? 1 : beats) * perBeat;
  for (let step = 0; step < end; step++) {
    const strength = Number.parseInt(pattern[step] ?? ".", 10);
    if (!(strength > 0)) continue;
    let length = 1;
    while (step + length < pattern.length && pattern[step + length] === "." && length < 2 * perBeat) length++;
    const inBar = Math.floor(step / perBeat);
    const beat = first + inBar;
    if (beat >= grid.times.length - 1) return;
    const time = grid.timeOf(beat, (step % perBeat) / perBeat) + feel.offset + r.normal(feel.jitter);
    play(time, (strength / 9) * r.between(0.85, 1.1), { beat, inBar, step, length: length / perBeat });
  }
}

/** Seconds of a beat. */
export const beatSeconds = ({ grid }: Session, beat: number) =>
  numberAt(grid.times, beat + 1) - numberAt(grid.times, beat);

/** Strokes come and go a little: no bar is quite like the one before. */
export function varied(pattern: string, perBeat: number, r: Random, amount: number): string {
  return [...pattern]
    .map((sign, i) => {
      if (sign !== "." && i % perBeat !== 0 && r.chance(amount)) return ".";
      if (sign === "." && r.chance(amount * 0.3)) return String(r.whole(2, 5));
      return sign;
    })
    .join("");
}
