import { CHANNELS } from "../format/channels.ts";
import { handStops } from "../stops.ts";
import { STRIDE } from "./columns.ts";
import type { Footwork } from "./foot-events.ts";
import type { HandPaths } from "./hand-paths.ts";
import type { Placed } from "./placed.ts";
import { frameTime, LEAD, TRACK_RATE } from "./tracks.ts";

/** What counts as a stroke here, m/s, and as its end: somewhat less than what a viewer takes for one. */
const BOUNDS = { stroke: 0.4, stopped: 0.5 };
/** A hand is brought to a half beat from no further than this, seconds, and this share of the way to the next one. */
const REACH = 0.1;
const SHARE = 0.4;
/** Stops that are nearer to each other than this are one, seconds. */
const APART = 0.05;
/** How much quicker and slower a stroke may become; a hand that is thrown hard already is not hurried further, m/s². */
const QUICKER = 1.35;
const SLOWER = 0.6;
const BEARABLE = 105;
const ROUNDS = 2;
/** A hand that carries is where it has to be so long before and after, seconds. */
const AROUND_SUPPORT = 0.3;
/** The columns of each arm with its hand. */
const ARM = ["L", "R"].map((side) =>
  CHANNELS.filter(({ name, group }) => name.endsWith(`.${side}`) && (group === "arms" || group === "hands")).map(
    ({ index }) => index,
  ),
);

/** A time on the beat and the time at which the arm would be there by itself, seconds. */
interface Knot {
  on: number;
  from: number;
}

/**
 * Lets each arm arrive on the beat. Styles, joins, lags and the turning of the trunk shift the moment at which a hand stops;
 * here the arm's time is bent, a little slower and a little quicker, until its stops fall on beats and half beats.
 */
export function bakeArrivals(
  tracks: Float64Array,
  placed: readonly Placed[],
  footwork: Footwork,
  paths: HandPaths,
): void {
  const grid = halfBeats(placed);
  if (grid.length === 0) return;
  const original = tracks.slice(0, (paths.frames + 3) * STRIDE);
  const shifts = [new Float64Array(paths.frames), new Float64Array(paths.frames)] as const;
  let bearable: readonly [Float64Array, Float64Array] | undefined;
  for (let round = 0; round < ROUNDS; round++) {
    paths.follow(tracks);
    bearable ??= [paths.accelerations[0].slice(), paths.accelerations[1].slice()];
    for (const side of [0, 1] as const) {
      const knots = anchor(knotsOf(paths.speeds[side], shifts[side], grid), footwork.hands[side]);
      ease(knots, bearable[side]);
      bend(original, tracks, ARM[side] as number[], knots, shifts[side]);
    }
  }
}

/** Half beats of the music on which arms are still laid down after a dance, and raised before one. */
const AROUND_DANCE = 3;

/** Times of the beats and half beats that are danced to, rising. */
function halfBeats(placed: readonly Placed[]): number[] {
  const times: number[] = [];
  for (const [i, { idle, pulse, density, from, to }] of placed.entries()) {
    if (idle) continue;
    const first = Math.round(from * density * 2) - (placed[i - 1]?.idle ? AROUND_DANCE : 0);
    const last = Math.round(to * density * 2) + (placed[i + 1]?.idle ? AROUND_DANCE : 0);
    for (let k = first; k <= last; k++) {
      const t = pulse.timeAt(k / 2 / density);
      if (t > (times[times.length - 1] ?? Number.NEGATIVE_INFINITY) + APART) times.push(t);
    }
  }
  return times;
}

/** Which times of the arm belong on which half beats. What stops far from any goes along with its neighbours. */
function knotsOf(speeds: Float64Array, shift: Float64Array, grid: readonly number[]): Knot[] {
  const start = frameTime(0);
  const knots: Knot[] = [{ on: start, from: start }];
  let nearest = 0;
  let next = 0;
  for (const { at } of handStops(speeds, BOUNDS)) {
    const now = frameTime(at + 0.5);
    while (
      next < grid.length - 1 &&
      Math.abs((grid[next + 1] as number) - now) <= Math.abs((grid[next] as number) - now)
    )
      next++;
    const on = grid[next] as number;
    const gap = Math.abs((grid[on > now ? Math.max(1, next) - 1 : Math.min(grid.length - 1, next + 1)] as number) - on);
    const off = Math.abs(on - now);
    if (off > Math.min(REACH, SHARE * (gap || REACH))) continue;
    const last = knots[knots.length - 1] as Knot;
    // Of two stops at one half beat the nearer is the accent.
    if (on - last.on < APART) {
      if (knots.length === 1 || off >= nearest) continue;
      knots.pop();
    }
    const i = Math.floor(at + 0.5);
    knots.push({ on, from: now + ((shift[i] as number) + (shift[Math.min(i + 1, shift.length - 1)] as number)) / 2 });
    nearest = off;
  }
  const end = Math.max(frameTime(speeds.length), (knots[knots.length - 1] as Knot).on + REACH);
  knots.push({ on: end, from: end });
  return knots;
}

/** An arm that carries keeps its own time, and a little before and after. */
function anchor(knots: readonly Knot[], supports: readonly { start: number; end: number }[]): Knot[] {
  if (supports.length === 0) return [...knots];
  const spans = supports.map(({ start, end }) => [start - AROUND_SUPPORT, end + AROUND_SUPPORT] as const);
  const free = (t: number) => spans.every(([from, to]) => t < from - APART || t > to + APART);
  const fixed = spans.flat().map((t) => ({ on: t, from: t }));
  const kept = knots.filter(({ on }, i) => i === 0 || i === knots.length - 1 || free(on));
  return [...kept, ...fixed]
    .sort((a, b) => a.on - b.on)
    .filter(({ on }, i, all) => i === 0 || on - (all[i - 1] as Knot).on > 1e-6);
}

/** Takes back what would hurry or slow a stretch too much, half at each of its ends. */
function ease(knots: Knot[], accelerations: Float64Array): void {
  for (let pass = 0; pass < 4; pass++)
    for (let i = 1; i < knots.length; i++) {
      const a = knots[i - 1] as Knot;
      const b = knots[i] as Knot;
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

/** Reads the arm's columns at bent times: straight between knots, where the hand stands and a change of pace does not show. */
function bend(
  original: Float64Array,
  tracks: Float64Array,
  columns: readonly number[],
  knots: readonly Knot[],
  shift: Float64Array,
): void {
  const last = original.length / STRIDE - 3;
  let k = 0;
  for (let f = 0; f < shift.length; f++) {
    const t = frameTime(f);
    while (k < knots.length - 2 && t >= (knots[k + 1] as Knot).on) k++;
    const a = knots[k] as Knot;
    const b = knots[k + 1] as Knot;
    const own = a.from + (b.from - a.from) * Math.min(1, Math.max(0, (t - a.on) / (b.on - a.on)));
    shift[f] = own - t;
    const at = Math.min(Math.max(own * TRACK_RATE + LEAD, 1), last);
    const i = Math.floor(at);
    for (const c of columns) tracks[f * STRIDE + c] = catmullRom(original, i * STRIDE + c, at - i);
  }
}

/** Cubic through neighbouring frames of a column. */
function catmullRom(values: Float64Array, o: number, u: number): number {
  const p0 = values[o - STRIDE] as number;
  const p1 = values[o] as number;
  const p2 = values[o + STRIDE] as number;
  const p3 = values[o + 2 * STRIDE] as number;
  return p1 + 0.5 * u * (p2 - p0 + u * (2 * p0 - 5 * p1 + 4 * p2 - p3 + u * (3 * (p1 - p2) + p3 - p0)));
}
