import type { CompiledMove } from "../format/compiled-move.ts";
import { lerp } from "../math/curves.ts";
import type { Rig } from "../rig/rig.ts";
import type { AnswerValues } from "../sequence/answer.ts";
import type { Break } from "../sequence/break.ts";
import { beatTime, type ClipInstance, type RootTransform } from "../sequence/clip-instance.ts";
import { anticipation, idleClip, SETTLE_SECONDS, settle } from "../sequence/idle-clip.ts";
import { IDLE_ROUND } from "../sequence/idle-round.ts";
import { STEP_HEIGHT } from "../sequence/mark-time.ts";
import { NEUTRAL } from "../styles/layer.ts";
import type { Footwork, Spot } from "./footwork.ts";
import { FootworkBuilder } from "./footwork-builder.ts";
import { homeSpot, LONGEST_STEP } from "./home.ts";
import { stepsSoon } from "./open-stance.ts";
import { isNear, STEP_SECONDS, walkTo } from "./walk-to.ts";

/** The whole dance: what is danced when and where, and every contact with the floor. */
export interface AssembledDance {
  clips: ClipInstance[];
  footwork: Footwork;
  /** From this time on the dancer idles at the centre, without end. Seconds. */
  idleFrom: number;
}

/** Joins clips with idling between them, adjusts the stance where the style changes, and goes home at the end. */
export function assembleDance(
  moves: readonly ClipInstance[],
  rig: Rig,
  breaks: readonly Break[],
  answer: AnswerValues,
): AssembledDance {
  const footwork = new FootworkBuilder(rig, { x: 0, z: 0, turn: 0 }, NEUTRAL, breaks, answer);
  const clips: ClipInstance[] = [];
  let root: RootTransform = { x: 0, z: 0, turn: 0 };
  let end = 0;
  for (const [i, move] of moves.entries()) {
    const gap = move.start - end;
    if (gap > SETTLE_SECONDS || clips.length === 0) {
      const settling = clips.length > 0 ? settle(end) : [];
      const getReady = gap > 2 * SETTLE_SECONDS || clips.length === 0 ? anticipation(move.start) : [];
      clips.push(idleClip(end, move.start, root, root, [...settling, ...getReady]));
      if (gap > 2 * SETTLE_SECONDS && clips.length > 1) walkTo(footwork, root, root, NEUTRAL, end + SETTLE_SECONDS);
    }
    adjustStance(footwork, move);
    const next = moves[i + 1];
    footwork.addClip(move, next && next.start - move.end < SETTLE_SECONDS ? next : undefined);
    clips.push(move);
    root = move.endRoot;
    end = move.end;
  }
  const home = { x: 0, z: 0, turn: Math.round(root.turn / 360) * 360 };
  const free = Math.max(end, footwork.freeFrom(0), footwork.freeFrom(1));
  const there = walkTo(footwork, root, home, NEUTRAL, free, moves[moves.length - 1]?.grid);
  const settling = moves.length > 0 ? settle(end) : [];
  clips.push(idleClip(end, there, root, home, settling));
  const idleFrom = Math.max(there, end + SETTLE_SECONDS) + 1;
  clips.push(idleClip(there, idleFrom + 2 * IDLE_ROUND, home, home, settling));
  const { first, feet, hands, flights } = footwork;
  return { clips, footwork: { first, feet, hands, flights }, idleFrom };
}

/**
 * Steps the feet to the home of the move's style where they are not there yet, in several steps where that is far. The
 * steps are in the last beats before the move, or on the first half beats at which both feet are free. If there is no time,
 * each foot goes home with its first step.
 */
function adjustStance(footwork: FootworkBuilder, clip: ClipInstance): void {
  const away = ([0, 1] as const).flatMap((side) => {
    const home = homeSpot(side, clip.root, clip.style);
    const tolerance = stepsSoon(clip, side) ? LONGEST_STEP : undefined;
    return isNear(footwork, side, home, tolerance) ? [] : [{ side, home, from: footwork.spot(side) }];
  });
  if (away.length === 0) return;
  const far = Math.max(...away.map(({ from, home }) => Math.hypot(home.x - from.x, home.z - from.z)));
  const apart = beatTime(clip, 0.5) - beatTime(clip, 0) < STEP_SECONDS ? 1 : 0.5;
  for (let strides = Math.max(1, Math.ceil(far / LONGEST_STEP - 1e-6)); strides > 0; strides--) {
    const landings = momentsToLand(footwork, clip, away.length * strides, apart);
    if (!landings) continue;
    for (const [i, end] of landings.entries()) {
      const { side, from, home } = away[i % away.length] as (typeof away)[number];
      const start = end - STEP_SECONDS;
      const share = (1 + Math.floor(i / away.length)) / strides;
      const spot = share === 1 ? home : between(from, home, share);
      const to = footwork.inStance(side, { start, end, to: spot }, clip.root.turn, clip.style);
      footwork.addEvent(side, { start, end, kind: "step", to, height: STEP_HEIGHT, landing: "ball" });
    }
    return;
  }
}

/** A spot on the floor on the way from one to another. */
function between(from: Spot, to: Spot, share: number): Spot {
  return {
    ...to,
    x: lerp(from.x, to.x, share),
    z: lerp(from.z, to.z, share),
    yaw: lerp(from.yaw, to.yaw, share),
  };
}

/** When feet can land, one after the other, `apart` beats between them. */
function momentsToLand(
  footwork: FootworkBuilder,
  clip: ClipInstance,
  count: number,
  apart: number,
): number[] | undefined {
  const free = Math.max(footwork.freeFrom(0), footwork.freeFrom(1), 0);
  const busy = Math.min(clip.end, ...spans(clip.move).map(([start]) => beatTime(clip, start)));
  for (let last = 0; last < clip.move.beats; last += 0.5) {
    const landings = Array.from({ length: count }, (_, i) => beatTime(clip, last - (count - 1 - i) * apart));
    const [first = 0] = landings;
    if (first - STEP_SECONDS >= free && (landings.at(-1) ?? 0) <= busy) return landings;
  }
  return undefined;
}

const spans = (move: CompiledMove): (readonly [number, number])[] =>
  [...move.feet, ...move.jumps, ...move.hands].map((line) => [line.start, line.end] as const);
