import type { DanceStyle } from "../contract/styles.ts";
import type { DanceScore, ScoredMove } from "../motion/sequence/score.ts";
import { SHORTEST_MOVE } from "./shortest-move.ts";
import type { Timeline } from "./timeline.ts";

/**
 * The score of a timeline, for the dancer. Steps that come too fast for a body (documents from elsewhere may have them) are
 * left out. The timeline keeps them all, and with it 'Next step: …'.
 * @param style The style of segments that name none.
 */
export function scoreOf(timeline: Timeline, style: DanceStyle = "Freestyle"): DanceScore {
  const moves: ScoredMove[] = [];
  for (const segment of timeline.segments) {
    for (const step of segment.steps) {
      const last = moves.at(-1);
      if (last && step.start - last.start < SHORTEST_MOVE && step.start <= last.end + 0.001) last.end = step.end;
      else moves.push({ ...step, style: segment.style ?? style });
    }
  }
  const { duration, beats, dynamics } = timeline;
  return { duration, moves, beats, ...(dynamics && { dynamics }) };
}
