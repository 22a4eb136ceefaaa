import { ARM_VALUES, type ArmValues } from "../body/arm.ts";
import { lerp } from "../curves.ts";
import { findChannel } from "../format/channels.ts";
import { armAt } from "../format/solve-arm.ts";
import type { Join } from "./join.ts";
import type { Placed } from "./placed.ts";
import { type Moment, momentOf, voice } from "./voices.ts";

/** The speed that a hand may be asked for on its way from one move into the next, m/s on average. */
const PACE = 2.6;
/** A crossfade of arms becomes no longer than this, beats of the move that is left. */
const LONGEST = 0.9;

/** The join of two moves for their arms: where the hands have far to go they leave earlier, and arrive when the body does. */
export function armJoin(a: Placed, b: Placed, join: Join): Join {
  if (join.fade === 0 || a.idle || b.idle) return join;
  const end = join.time + join.fade;
  const way = armWay(a, join.time - join.fade, b, end);
  const beat = (a.end - a.start) / ((a.to - a.from) * a.density);
  const seconds = Math.min(way / PACE, LONGEST * beat);
  return seconds <= 2 * join.fade ? join : { time: end - seconds / 2, fade: seconds / 2 };
}

const SIDES = ["L", "R"].map((side) => ARM_VALUES.map((name) => findChannel(`${name}.${side}`)?.index as number));
const STEPS = 6;
const moment: Moment = { beat: 0, groove: 0 };

/** How far the hands go from one move's arms to the other's, each at its own time, seen from the chest; metres. */
function armWay(a: Placed, leaves: number, b: Placed, arrives: number): number {
  const ways = SIDES.map((channels) => {
    const from = valuesOf(a, leaves, channels);
    const to = valuesOf(b, arrives, channels);
    let way = 0;
    let last: readonly number[] | undefined;
    for (let i = 0; i <= STEPS; i++) {
      const values = ARM_VALUES.map((name, k) => [name, lerp(from[k] as number, to[k] as number, i / STEPS)] as const);
      const { wrist } = armAt(Object.fromEntries(values) as ArmValues);
      if (last) way += Math.hypot(...wrist.map((v, k) => v - (last?.[k] as number)));
      last = wrist;
    }
    return way;
  });
  return Math.max(...ways);
}

function valuesOf(placed: Placed, t: number, channels: readonly number[]): number[] {
  momentOf(placed, t, moment);
  return channels.map((c) => voice(placed, c, t, moment));
}
