import { frameTime, LEAD, TRACK_RATE } from "../../tracks/frames.ts";
import { APART } from "./half-beats.ts";
import { handStops } from "./hand-stops.ts";

/** What counts as a stroke here, m/s, and as its end: somewhat less than what a viewer takes for one. */
const BOUNDS = { stroke: 0.4, stopped: 0.5 };
/** A hand is brought to a half beat from no further than this, seconds, and this share of the way to the next one. */
const REACH = 0.1;
const SHARE = 0.4;
/** How much quicker and slower a stroke may become; a hand that is thrown hard already is not made quicker, m/s². */
const QUICKER = 1.35;
const SLOWER = 0.6;
const BEARABLE = 105;
/** A hand that carries is where it has to be so long before and after, seconds. */
const AROUND_SUPPORT = 0.3;

/** A knot of the time warp: a time on the beat, and the time at which the arm would be there by itself, seconds. */
export interface WarpKnot {
  on: number;
  from: number;
}

/**
 * Which times of an arm belong on which half beats. What stops far from any goes along with its neighbours.
 * @param speeds Of the hand, as it moves now: m/s, by frame.
 * @param shift By how much the arm's time is warped already, seconds, by frame.
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
    const gap = Math.abs((grid[on > now ? Math.max(1, next) - 1 : Math.min(last, next + 1)] ?? 0) - on);
    const off = Math.abs(on - now);
    if (off > Math.min(REACH, SHARE * (gap || REACH))) continue;
    // Of two stops at one half beat the nearer is the accent.
    if (on - latest(knots) < APART) {
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

/** When the last of some knots is, seconds on the beat. */
function latest(knots: readonly WarpKnot[]): number {
  return knots.at(-1)?.on ?? Number.NEGATIVE_INFINITY;
}

/** An arm that carries keeps its own time, and a little before and after. */
export function pinSupports(
  knots: readonly WarpKnot[],
  supports: readonly { start: number; end: number }[],
): WarpKnot[] {
  if (supports.length === 0) return [...knots];
  const spans = supports.map(({ start, end }) => [start - AROUND_SUPPORT, end + AROUND_SUPPORT] as const);
  const free = (t: number) => spans.every(([from, to]) => t < from - APART || t > to + APART);
  const fixed = spans.flat().map((t) => ({ on: t, from: t }));
  const kept = knots.filter(({ on }, i) => i === 0 || i === knots.length - 1 || free(on));
  return [...kept, ...fixed]
    .sort((a, b) => a.on - b.on)
    .filter(({ on }, i, all) => i === 0 || on - (all[i - 1]?.on ?? 0) > 1e-6);
}

/**
 * Takes back what would hurry or slow a stretch too much, half at each of its ends.
 * @param accelerations Of the hand as it would move by itself, m/s², by frame.
 */
export function limitRates(knots: WarpKnot[], accelerations: Float64Array): void {
  for (let pass = 0; pass < 4; pass++)
    for (let i = 1; i < knots.length; i++) {
      const a = knots[i - 1];
      const b = knots[i];
      if (!a || !b) continue;
      let most = 1;
      for (let f = frameAt(a.from); f < frameAt(b.from); f++) most = Math.max(most, accelerations[f] ?? 0);
      const quicker = Math.max(1, Math.min(QUICKER, Math.sqrt(BEARABLE / most)));
      const span = b.on - a.on;
      const rate = (b.from - a.from) / span;
      const miss = (rate - Math.min(quicker, Math.max(SLOWER, rate))) * span;
      if (i > 1) a.from += miss / 2;
      if (i < knots.length - 1) b.from -= miss / 2;
    }
}

const frameAt = (t: number) => Math.max(0, Math.round(t * TRACK_RATE) + LEAD);
