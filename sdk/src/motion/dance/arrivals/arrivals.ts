import { CHANNELS } from "../../format/channels.ts";
import { STRIDE } from "../columns.ts";
import type { Footwork } from "../footwork/footwork.ts";
import type { Placed } from "../placed.ts";
import { bendTime } from "./bend-time.ts";
import { halfBeats } from "./half-beats.ts";
import type { HandPaths } from "./hand-paths.ts";
import { anchor, ease, knotsOf } from "./knots.ts";

const ROUNDS = 2;
/** The columns of each arm with its hand. */
const ARM = ["L", "R"].map((side) =>
  CHANNELS.filter(({ name, group }) => name.endsWith(`.${side}`) && (group === "arms" || group === "hands")).map(
    ({ index }) => index,
  ),
);

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
      bendTime(original, tracks, ARM[side] as number[], knots, shifts[side]);
    }
  }
}
