import { beatGridOf, evenBeatGrid, PHRASE, USUAL_BEAT } from "../sequence/beat-grid.ts";
import type { DanceScore } from "../sequence/score.ts";

/** A section lasts at least two phrases, and at most twice as long before another one begins by itself. Beats. */
export const SECTION = 2 * PHRASE;

/**
 * Where an ensemble may change its formation: at a drop, at the music's return from a break, at another style, else
 * every four phrases; always with a move. Seconds, rising, the start of the dance not among them.
 */
export function sectionStarts(score: DanceScore): number[] {
  const { moves, dynamics } = score;
  const grid = beatGridOf(score.beats) ?? evenBeatGrid(0, USUAL_BEAT);
  const returns = [...(dynamics?.builds ?? []), ...(dynamics?.breaks ?? [])].map(({ end }) => end);
  const starts: number[] = [];
  let last = grid.beatAt(moves[0]?.start ?? 0);
  const end = grid.beatAt(moves.at(-1)?.end ?? 0);
  moves.forEach(({ start, style }, i) => {
    const beat = grid.beatAt(start);
    if (beat - last < SECTION - 0.5 || end - beat < SECTION - 0.5) return;
    const isMarked = style !== moves[i - 1]?.style || returns.some((at) => Math.abs(grid.beatAt(at) - beat) < 1);
    if (!isMarked && beat - last < 2 * SECTION - 0.5) return;
    starts.push(start);
    last = beat;
  });
  return starts;
}
