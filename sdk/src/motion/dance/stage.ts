import type { CompiledMove } from "../format/compiled-move.ts";
import type { Rig } from "../rig.ts";
import { NEUTRAL } from "../styles/layer.ts";
import { FootworkBuilder, homeSpot } from "./foot-events.ts";
import { IDLE_ROUND, placeIdle } from "./idle.ts";
import { beatTime, type Placed, type Root } from "./placed.ts";
import { isNear, walkTo } from "./walk-to.ts";

/** A gap longer than this is idled, seconds; a shorter one is bridged. */
const SHORTEST_IDLE = 0.5;
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
  const first = moves[0];
  const early = first !== undefined && first.start < SHORTEST_IDLE;
  const footwork = new FootworkBuilder(rig, { x: 0, z: 0, turn: 0 }, early ? first.style : NEUTRAL);
  const placed: Placed[] = [];
  let root: Root = { x: 0, z: 0, turn: 0 };
  let end = 0;
  for (const move of moves) {
    const gap = move.start - end;
    if (gap > SHORTEST_IDLE || (placed.length === 0 && gap > 0)) {
      placed.push(placeIdle(end, move.start, root));
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
  const there = walkTo(footwork, root, home, NEUTRAL, free);
  placed.push(placeIdle(end, there, root, home));
  const settled = there + 1;
  placed.push(placeIdle(there, settled + 2 * IDLE_ROUND, home));
  return { placed, footwork, settled };
}

/** Puts feet that are not at the style's home there in the first moment at which both are free. */
function adjustStance(footwork: FootworkBuilder, placed: Placed): void {
  for (const side of [0, 1] as const) {
    const spot = homeSpot(side, placed.root, placed.style);
    if (isNear(footwork, side, spot)) continue;
    const start = freeMoment(footwork, placed);
    if (start === undefined) return;
    footwork.move(side, { start, end: start + ADJUST_SECONDS, kind: "step", to: spot, height: 0.04, landing: "ball" });
  }
}

function freeMoment(footwork: FootworkBuilder, placed: Placed): number | undefined {
  const idleBefore = Math.max(footwork.freeFrom(0), footwork.freeFrom(1)) + 0.12;
  const earliest = Math.max(idleBefore, placed.start - 0.7, 0);
  const busy = spans(placed.move).map(([a, b]) => [beatTime(placed, a) - 0.05, beatTime(placed, b)] as const);
  const firstBusy = Math.min(placed.end, ...busy.map(([a]) => a));
  return earliest + ADJUST_SECONDS <= firstBusy ? earliest : undefined;
}

const spans = (move: CompiledMove): (readonly [number, number])[] =>
  [...move.feet, ...move.jumps, ...move.hands].map((line) => [line.start, line.end] as const);
