import { CHANNELS } from "../../format/channels.ts";
import { SIDES } from "../../rig/limbs.ts";
import type { ClipInstance } from "../../sequence/clip-instance.ts";
import type { Intensity } from "../../sequence/intensity.ts";
import { frameTime } from "../../tracks/frames.ts";
import type { FrameSolver } from "../frame-solver.ts";
import { halfBeats } from "./half-beats.ts";
import { chestTurns, handMotion } from "./hand-paths.ts";
import { warpArm, warpedTimes } from "./warp-arm.ts";
import { limitRates, pinSupports, warpKnotsOf } from "./warp-knots.ts";

const ROUNDS = 2;
/** The columns of each arm with its hand. */
const ARMS = [armColumns("L"), armColumns("R")] as const;

function armColumns(side: "L" | "R"): number[] {
  return CHANNELS.flatMap(({ name, group, index }) =>
    name.endsWith(`.${side}`) && (group === "arms" || group === "hands") ? [index] : [],
  );
}

/**
 * Warps the time of each arm so that it arrives on the beat, in the solver's tracks. Styles, joins, lags and the turning of
 * the trunk shift the moment at which a hand stops. Here parts of the arm's time run a little slower or faster, so that the
 * stops are on beats and half beats.
 * @param frames How many, from the first on, are danced.
 */
export function alignStopsToBeats(
  solver: FrameSolver,
  { clips, intensity }: { clips: readonly ClipInstance[]; intensity: Intensity },
  frames: number,
): void {
  const grid = halfBeats(clips);
  if (grid.length === 0) return;
  const { tracks, footwork } = solver;
  const original = tracks.slice();
  const chest = chestTurns(solver, frames);
  const pins = pinsOf(intensity);
  const natural = handMotion(solver, chest);
  let measured = natural;
  const times: [Float64Array, Float64Array] = [unwarped(frames), unwarped(frames)];
  for (let round = 0; round < ROUNDS; round++) {
    if (round > 0) measured = handMotion(solver, chest);
    for (const side of SIDES) {
      const shifts = times[side].map((time, f) => time - frameTime(f));
      const knots = pinSupports(warpKnotsOf(measured.speeds[side], shifts, grid), [...footwork.hands[side], ...pins]);
      limitRates(knots, natural.accelerations[side]);
      times[side] = warpedTimes(knots, frames);
      warpArm(original, tracks, ARMS[side], times[side]);
    }
  }
}

const unwarped = (frames: number) => Float64Array.from({ length: frames }, (_, f) => frameTime(f));

/** Where the time of the arms is that of the music: breaks and strikes. */
function pinsOf({ breaks, strikes }: Intensity): { start: number; end: number }[] {
  return [...breaks, ...strikes.map((at) => ({ start: at, end: at }))];
}
