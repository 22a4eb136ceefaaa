import type { Flight } from "../contacts/footwork.ts";
import { parabola } from "../math/curves.ts";
import type { Break } from "../sequence/break.ts";
import { COLUMN, STRIDE } from "../tracks/columns.ts";
import { gaussian, smooth } from "../tracks/filters.ts";
import { frameTime } from "../tracks/frames.ts";
import { holdInBreaks, WEIGHT_LATER } from "../tracks/hold-breaks.ts";
import type { FrameSolver } from "./frame-solver.ts";
import { moveOverHands } from "./move-over-hands.ts";

/** Weight that a foot in the air still has in the hips' path: they do not go all the way over the other one. */
const FREE_WEIGHT = 0.2;
/** The hips move this much earlier than the weight, so that they have arrived when a foot lands. Seconds. */
const AHEAD = 0.2;
/** The path of the hips is as smooth as that. */
export const HIPS_WINDOW = gaussian(0.075);
const FLIGHT_WINDOW = gaussian(0.018);

/**
 * Computes where the hips are over the floor by the weight on feet and hands, which hip supports, and the height of
 * jumps.
 */
export function bakePath(solver: FrameSolver, breaks: readonly Break[] = []): void {
  const { frames, footwork, tracks, state } = solver;
  const x = new Float64Array(frames);
  const z = new Float64Array(frames);
  const load = new Float64Array(frames);
  for (let f = 0; f < frames; f++) {
    solver.contacts(f, AHEAD);
    const [l, r] = state.feet;
    const wl = l.weight + FREE_WEIGHT;
    const wr = r.weight + FREE_WEIGHT;
    x[f] = (l.groundX * wl + r.groundX * wr) / (wl + wr);
    z[f] = (l.groundZ * wl + r.groundZ * wr) / (wl + wr);
    load[f] = l.weight - r.weight;
  }
  moveOverHands(footwork, x, z);
  for (const values of [x, z, load]) holdInBreaks(values, breaks, WEIGHT_LATER);
  const column = (index: number) => ({ table: tracks, stride: STRIDE, index });
  smooth(x, HIPS_WINDOW, column(COLUMN.baseX));
  smooth(z, HIPS_WINDOW, column(COLUMN.baseZ));
  smooth(load, HIPS_WINDOW, column(COLUMN.load));
  smooth(flightHeights(footwork.flights, frames), FLIGHT_WINDOW, column(COLUMN.flight));
}

/** Parabolas of the flights, metres, by frame. */
function flightHeights(flights: readonly Flight[], frames: number): Float64Array {
  const heights = new Float64Array(frames);
  let next = 0;
  for (let f = 0; f < frames; f++) {
    const t = frameTime(f);
    while (next < flights.length - 1 && t > (flights[next]?.end ?? 0)) next++;
    const flight = flights[next];
    if (!flight || t <= flight.start || t >= flight.end) continue;
    const u = (t - flight.start) / (flight.end - flight.start);
    heights[f] = flight.height * parabola(u);
  }
  return heights;
}
