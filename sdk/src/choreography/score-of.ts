import type { DanceStyle } from "../contract/styles.ts";
import type { DanceScore, ScoredMove } from "../motion/sequence/score.ts";
import { SHORTEST_MOVE } from "./shortest-move.ts";
import type { Timeline } from "./timeline.ts";

/**
 * What the dancer is to perform. Steps that come too fast for a body (documents from elsewhere may have them) are
 * thinned out; the timeline, and with it 'Next step: …', keeps them all.
 * @param style How segments are danced that name no style.
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
