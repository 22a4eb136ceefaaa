import { numberAt } from "@nataraj/sdk/arrays";
import type { TimeRange } from "@nataraj/sdk/choreography";
import type { SongAnalysis } from "../../music/analysis.ts";
import type { CountGrid } from "./count-grid.ts";

/** The last pose is held for at least so long, and for at most so many counts. */
const HELD = { seconds: 0.6, counts: 8 } as const;
/** After its last stroke music falls by so many LUFS. */
const FALLS = 6;

/**
 * When the last pose is held: from the music's last strike to the song's end. Music that dies away ends with a stroke on
 * a count; where the song is cut off while the band plays, the pose is taken on the last bar's first count.
 * @returns undefined for songs too short for it.
 */
export function finalHold({ duration, dynamics }: SongAnalysis, { times }: CountGrid): TimeRange | undefined {
  const candidates = times.flatMap((time, count) => (duration - time >= HELD.seconds ? [{ time, count }] : []));
  const last = candidates.slice(-HELD.counts);
  if (!dynamics || last.length < HELD.counts) return undefined;
  const loudnessAt = (time: number) => {
    const { times: beats, loudness } = dynamics.beats;
    return numberAt(
      loudness,
      Math.max(
        0,
        beats.findLastIndex((beat) => beat <= time + 0.03),
      ),
    );
  };
  // The last count that is loud, if what comes after it is not.
  const loudest = Math.max(...last.map(({ time }) => loudnessAt(time)));
  const stroke = last.findLast(({ time }) => loudnessAt(time) > loudest - FALLS);
  const bar = last.findLast(({ count }) => count % 4 === 0);
  const isCut = !stroke || stroke === last.at(-1);
  const start = (isCut ? bar : stroke)?.time;
  return start === undefined ? undefined : { start, end: duration };
}
