import { numberAt } from "@nataraj/sdk/arrays";
import type { TimeRange } from "@nataraj/sdk/choreography";
import type { MoveInfo } from "@nataraj/sdk/motion";
import type { SongAnalysis } from "../../music/analysis.ts";
import type { CountGrid } from "./count-grid.ts";
import type { PlacedMove } from "./step-cost.ts";

/** Music that dies away has its last stroke among the last `counts`, and then falls by `falls` LUFS. */
const ENDS = { counts: 9, falls: 6 } as const;
/** The last pose is held for at least this long. Seconds. */
const MIN_HOLD_S = 0.3;

/**
 * The count of the music's last stroke, where the music dies away after it; undefined where the song is cut off while
 * the band plays.
 */
export function lastStroke({ dynamics, duration }: SongAnalysis, { times }: CountGrid): number | undefined {
  if (!dynamics) return undefined;
  const { times: beats, loudness } = dynamics.beats;
  const last = times.map((time, count) => ({ time, count })).slice(-ENDS.counts);
  const loudnessAt = (time: number) =>
    numberAt(
      loudness,
      Math.max(
        0,
        beats.findLastIndex((beat) => beat <= time + 0.03),
      ),
    );
  const loudest = Math.max(...last.map(({ time }) => loudnessAt(time)));
  const stroke = last.findLast(({ time }) => loudnessAt(time) > loudest - ENDS.falls);
  if (!stroke || stroke === last.at(-1) || duration - stroke.time < MIN_HOLD_S) return undefined;
  return stroke.count;
}

/** How much slower than written a closing move may be, so that its pose is taken in time. */
const PACES = [1, 1.5] as const;

/**
 * Where a closing move begins, and how many counts it takes, so that one of its poses is taken on the music's last stroke:
 * its latest pose where that can be. Undefined where nothing fits.
 * @param stroke A count.
 * @param within The counts that it is danced in.
 */
export function poseOn(
  stroke: number,
  move: MoveInfo,
  within: { from: number; to: number },
): { from: number; takes: number } | undefined {
  for (const pose of posesOf(move))
    for (const pace of PACES) {
      const from = stroke - pose * pace;
      const takes = move.beats * pace;
      // Moves begin on even counts.
      if (from % 2 === 0 && takes % 2 === 0 && from >= within.from && within.to - from >= 2) return { from, takes };
    }
  return undefined;
}

/** Beats after the start of a closing move at which its pose is taken, the latest first: where it strikes. */
function posesOf({ accents, beats }: MoveInfo): number[] {
  const whole = accents.filter((accent) => Number.isInteger(accent) && accent > 0 && accent < beats);
  return whole.length > 0 ? whole.toReversed() : [Math.floor(beats / 2)];
}

/**
 * When the last pose is held: from the music's last stroke, or, where there is none, from the moment at which the last
 * move has come to its pose, until the song ends. Undefined where no closing move is danced.
 */
export function finalHold(
  analysis: SongAnalysis,
  grid: CountGrid,
  placed: readonly PlacedMove[],
): TimeRange | undefined {
  const last = placed.at(-1);
  if (!last?.closes) return undefined;
  const stroke = last.takes === undefined ? undefined : lastStroke(analysis, grid);
  const count = stroke ?? last.from + (posesOf(last.move)[0] ?? 0);
  const start = grid.times[count];
  if (start === undefined || analysis.duration - start < MIN_HOLD_S) return undefined;
  return { start, end: analysis.duration };
}
