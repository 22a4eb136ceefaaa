import type { Footwork } from "../../contacts/footwork.ts";
import { CHANNELS } from "../../format/channels.ts";
import { SIDES } from "../../rig/limbs.ts";
import type { ClipInstance } from "../../sequence/clip-instance.ts";
import type { Intensity } from "../../sequence/intensity.ts";
import { STRIDE } from "../../tracks/columns.ts";
import { halfBeats } from "./half-beats.ts";
import type { HandPaths } from "./hand-paths.ts";
import { warpArm } from "./warp-arm.ts";
import { AROUND_SUPPORT, limitRates, pinSupports, warpKnotsOf } from "./warp-knots.ts";

const ROUNDS = 2;
/** The time of the arms is not warped in a break, nor from so long before a strike to so long after it. Seconds. */
const BEFORE_STRIKE = 0.12;
const AFTER_STRIKE = 0.06;
/** The columns of each arm with its hand. */
const ARMS = [armColumns("L"), armColumns("R")] as const;

function armColumns(side: "L" | "R"): number[] {
  return CHANNELS.flatMap(({ name, group, index }) =>
    name.endsWith(`.${side}`) && (group === "arms" || group === "hands") ? [index] : [],
  );
}

/**
 * Warps the time of each arm so that it arrives on the beat. Styles, joins, lags and the turning of the trunk shift the
 * moment at which a hand stops. Here parts of the arm's time run a little slower or faster, so that the stops are on
 * beats and half beats.
 */
export function alignStopsToBeats(
  tracks: Float64Array,
  clips: readonly ClipInstance[],
  footwork: Footwork,
  paths: HandPaths,
  intensity?: Intensity,
): void {
  const pins = intensity ? pinsOf(intensity) : [];
  const grid = halfBeats(clips);
  if (grid.length === 0) return;
  const original = tracks.slice(0, (paths.frames + 3) * STRIDE);
  const shifts = [new Float64Array(paths.frames), new Float64Array(paths.frames)] as const;
  let natural: readonly [Float64Array, Float64Array] | undefined;
  for (let round = 0; round < ROUNDS; round++) {
    paths.measure(tracks);
    natural ??= [paths.accelerations[0].slice(), paths.accelerations[1].slice()];
    for (const side of SIDES) {
      const knots = pinSupports(warpKnotsOf(paths.speeds[side], shifts[side], grid), [
        ...footwork.hands[side],
        ...pins,
      ]);
      limitRates(knots, natural[side]);
      warpArm(original, tracks, ARMS[side], knots, shifts[side]);
    }
  }
}

/** Where the time of the arms is that of the music: breaks and strikes, as spans that pins surround. */
function pinsOf({ breaks, hits }: Intensity): { start: number; end: number }[] {
  const spans = [...breaks, ...hits.map((hit) => ({ start: hit - BEFORE_STRIKE, end: hit + AFTER_STRIKE }))];
  return spans.map(({ start, end }) => ({ start: start + AROUND_SUPPORT, end: end - AROUND_SUPPORT }));
}
