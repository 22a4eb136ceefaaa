import type { CompiledMove, Side } from "../format/compiled-move.ts";
import type { Rig } from "../rig.ts";
import { NEUTRAL } from "../styles/layer.ts";
import { FootworkBuilder } from "./footwork/builder.ts";
import { homeSpot } from "./footwork/home.ts";
import { exhale, gather, IDLE_ROUND, placeIdle, SETTLE_SECONDS } from "./idle.ts";
import { beatTime, type Placed, type Root } from "./placed.ts";
import { isNear, walkTo } from "./walk-to.ts";

/** A gap longer than this is idled, seconds; a shorter one is bridged. */
const SHORTEST_IDLE = 0.8;
/** A gap longer than this is long enough to stand in the neutral stance. */
const LONG_IDLE = 2.4;
const ADJUST_SECONDS = 0.26;

/** The whole dance laid out: what is danced when and where, and every touch of the floor. */
export interface Staging {
  placed: Placed[];
  footwork: FootworkBuilder;
  /** From here on the dancer idles at the centre, round after round. */
  settled: number;
}

/** Joins placed moves with idling between them, adjusts the stance where the style changes, and goes home at the end. */
export function stageDance(moves: readonly Placed[], rig: Rig): Staging {
  const footwork = new FootworkBuilder(rig, { x: 0, z: 0, turn: 0 }, NEUTRAL);
  const placed: Placed[] = [];
  let root: Root = { x: 0, z: 0, turn: 0 };
  let end = 0;
  for (const move of moves) {
    const gap = move.start - end;
    if (gap > SHORTEST_IDLE || placed.length === 0) {
      const beat = beatTime(move, 1) - beatTime(move, 0);
      const breath = placed.length > 0 ? exhale(end) : [];
      const ready = gap > 2 * SETTLE_SECONDS || placed.length === 0 ? gather(move.start, beat) : [];
      placed.push(placeIdle(end, move.start, root, root, [...breath, ...ready]));
      if (gap > LONG_IDLE && placed.length > 1) walkTo(footwork, root, root, NEUTRAL, end + 0.3);
    }
    adjustStance(footwork, move);
    footwork.lay(move);
    placed.push(move);
    root = move.next;
    end = move.end;
  }
  const home = { x: 0, z: 0, turn: Math.round(root.turn / 360) * 360 };
  const free = Math.max(end, footwork.freeFrom(0), footwork.freeFrom(1)) + 0.15;
  const there = walkTo(footwork, root, home, NEUTRAL, free, moves[moves.length - 1]?.pulse);
  const breath = moves.length > 0 ? exhale(end) : [];
  placed.push(placeIdle(end, there, root, home, breath));
  const settled = Math.max(there, end + SETTLE_SECONDS) + 1;
  placed.push(placeIdle(there, settled + 2 * IDLE_ROUND, home, home, breath));
  return { placed, footwork, settled };
}

/**
 * Puts feet that are not at the style's home there: in the last beat before the move, or in the first half beats at which
 * both are free. Where there is no time each goes there with its first step.
 */
function adjustStance(footwork: FootworkBuilder, placed: Placed): void {
  const sides = ([0, 1] as const).filter((side) => !isNear(footwork, side, homeSpot(side, placed.root, placed.style)));
  if (sides.length === 0) return;
  const apart = beatTime(placed, 0.5) - beatTime(placed, 0) < ADJUST_SECONDS ? 1 : 0.5;
  const landings = momentsToLand(footwork, placed, sides.length, apart);
  landings?.forEach((end, i) => {
    const side = sides[i] as Side;
    const to = homeSpot(side, placed.root, placed.style);
    footwork.move(side, { start: end - ADJUST_SECONDS, end, kind: "step", to, height: 0.04, landing: "ball" });
  });
}

/** When feet can land, one after the other, `apart` beats between them. */
function momentsToLand(footwork: FootworkBuilder, placed: Placed, count: number, apart: number): number[] | undefined {
  const free = Math.max(footwork.freeFrom(0), footwork.freeFrom(1), 0);
  const busy = Math.min(placed.end, ...spans(placed.move).map(([start]) => beatTime(placed, start) - 0.03));
  for (let last = 0; last < placed.move.beats; last += 0.5) {
    const landings = Array.from({ length: count }, (_, i) => beatTime(placed, last - (count - 1 - i) * apart));
    if ((landings[0] as number) - ADJUST_SECONDS >= free && (landings[count - 1] as number) <= busy) return landings;
  }
  return undefined;
}

const spans = (move: CompiledMove): (readonly [number, number])[] =>
  [...move.feet, ...move.jumps, ...move.hands].map((line) => [line.start, line.end] as const);
