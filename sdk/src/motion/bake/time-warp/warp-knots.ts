import { frameTime, LEAD, TRACK_RATE } from "../../tracks/frames.ts";
import { FILTER } from "../../tracks/hold-breaks.ts";
import { handStops } from "./hand-stops.ts";

/**
 * Bounds of a stroke (m/s) and of its end. They are wider than those of the measure of accents, so that all its stops
 * are found.
 */
const BOUNDS = { stroke: 0.4, stopped: 0.5 };
/** A stop moves to a half beat if it is at most so far away; so long before and after what is pinned no arm is warped. Seconds. */
const REACH = 0.1;
/** A stroke that accelerates at so much already becomes no faster, m/s². */
const BEARABLE = 102;

/** A knot of the time warp: a time on the beat, and the time at which the unwarped arm is there. Seconds. */
export interface WarpKnot {
  on: number;
  from: number;
}

/**
 * Which times of an arm belong on which half beats. A stop that is far from every half beat gets no knot.
 * @param speeds Of the hand as it moves now, m/s, by frame.
 * @param shift The current warp of the arm's time, seconds, by frame.
 * @param grid Times of the half beats, seconds.
 */
export function warpKnotsOf(speeds: Float64Array, shift: Float64Array, grid: Float64Array): WarpKnot[] {
  const start = frameTime(0);
  const knots: WarpKnot[] = [{ on: start, from: start }];
  let nearest = 0;
  let next = 0;
  const last = grid.length - 1;
  for (const stop of handStops(speeds, BOUNDS)) {
    const now = frameTime(stop.at + 0.5);
    while (next < last && Math.abs((grid[next + 1] ?? 0) - now) <= Math.abs((grid[next] ?? 0) - now)) next++;
    const on = grid[next] ?? 0;
    const off = Math.abs(on - now);
    if (off > REACH) continue;
    // Of two stops at one half beat the nearer is the accent.
    if (on - latest(knots) < FILTER) {
      if (knots.length === 1 || off >= nearest) continue;
      knots.pop();
    }
    const i = Math.floor(stop.at + 0.5);
    knots.push({ on, from: now + ((shift[i] ?? 0) + (shift[Math.min(i + 1, shift.length - 1)] ?? 0)) / 2 });
    nearest = off;
  }
  const end = Math.max(frameTime(speeds.length), latest(knots) + REACH);
  knots.push({ on: end, from: end });
  return knots;
}

/** The time on the beat of the last knot, seconds. */
function latest(knots: readonly WarpKnot[]): number {
  return knots.at(-1)?.on ?? Number.NEGATIVE_INFINITY;
}

/** Keeps the time of an arm unwarped while its hand supports the body, and wherever it is pinned, and a little before and after. */
export function pinSupports(
  knots: readonly WarpKnot[],
  supports: readonly { start: number; end: number }[],
): WarpKnot[] {
  if (supports.length === 0) return [...knots];
  const spans = supports.map(({ start, end }) => [start - REACH, end + REACH] as const);
  const free = (t: number) => spans.every(([from, to]) => t < from - FILTER || t > to + FILTER);
  const fixed = spans.flat().map((t) => ({ on: t, from: t }));
  const kept = knots.filter(({ on }, i) => i === 0 || i === knots.length - 1 || free(on));
  return [...kept, ...fixed]
    .sort((a, b) => a.on - b.on)
    .filter(({ on }, i, all) => i === 0 || on - (all[i - 1]?.on ?? 0) > 1e-6);
}

/**
 * Reduces the warp of stretches that would run too fast or too slow, half at each end of the stretch.
 * @param accelerations Of the unwarped hand, m/s², by frame.
 */
export function limitRates(knots: WarpKnot[], accelerations: Float64Array): void {
  for (let pass = 0; pass < 4; pass++)
    for (let i = 1; i < knots.length; i++) {
      const a = knots[i - 1];
      const b = knots[i];
      if (!a || !b) continue;
      let most = 1;
      for (let f = frameAt(a.from); f < frameAt(b.from); f++) most = Math.max(most, accelerations[f] ?? 0);
      const quicker = Math.max(1, Math.sqrt(BEARABLE / most));
      const span = b.on - a.on;
      const rate = (b.from - a.from) / span;
      const miss = Math.max(0, rate - quicker) * span;
      if (i > 1) a.from += miss / 2;
      if (i < knots.length - 1) b.from -= miss / 2;
    }
}

const frameAt = (t: number) => Math.max(0, Math.round(t * TRACK_RATE) + LEAD);
