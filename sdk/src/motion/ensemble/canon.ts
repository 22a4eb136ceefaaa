import { beatGridOf, evenBeatGrid, USUAL_BEAT } from "../sequence/beat-grid.ts";
import { ENOUGH } from "../sequence/clip-slots.ts";
import type { DanceScore, ScoredMove } from "../sequence/score.ts";
import { SECTION } from "./sections.ts";

/**
 * What a dancer of a canon performs who follows the leader so many beats later: the song's own beats, also where its
 * tempo changes. The last moves are danced together, so that all end as one.
 */
export function canonScore(score: DanceScore, delay: number): DanceScore {
  const grid = beatGridOf(score.beats) ?? evenBeatGrid(0, USUAL_BEAT);
  const later = (seconds: number) => grid.timeAt(grid.beatAt(seconds) + delay);
  const together = togetherFrom(score, (seconds, beats) => grid.timeAt(grid.beatAt(seconds) + beats));
  const moves: ScoredMove[] = [];
  for (const move of score.moves) {
    if (move.start >= together) {
      moves.push(move);
      continue;
    }
    const [start, end] = [later(move.start), later(move.end)];
    const before = moves.at(-1);
    if (end <= together + 1e-6) moves.push({ ...move, start, end });
    else if ((together - start) / (end - start) >= ENOUGH) moves.push({ ...move, start, end: together });
    else if (before && before.end < together) before.end = together;
  }
  return { ...score, moves };
}

/** The start of the move with which all are together again: a section before the end, or later where a move begins. */
function togetherFrom({ moves }: DanceScore, after: (seconds: number, beats: number) => number): number {
  const end = moves.at(-1)?.end ?? 0;
  const ending = moves.filter(({ start }) => start > 0 && start >= after(end, -SECTION) - 1e-6);
  return (ending[0] ?? moves.at(-1))?.start ?? 0;
}
