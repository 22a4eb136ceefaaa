import { buildTimeline, scoreOf, type Timeline } from "@nataraj/sdk";
import type { ChoreographyDocument } from "@nataraj/sdk/choreography";
import type { DanceStyle } from "@nataraj/sdk/contract";
import { createDance, type Dance } from "@nataraj/sdk/motion";

/** What the tutorials' project is called. */
export const PROJECT = "gentle peacock";
/** The two styles that are mixed in the tutorials. */
export const FUSION: readonly [DanceStyle, DanceStyle] = ["Hip Hop", "Salsa"];

const BEAT = 0.5;
const [HIP_HOP, SALSA] = FUSION;
/** Seconds of its start, the line that is sung, the move, and the style. */
const LINES = [
  [0, "", 17, HIP_HOP],
  [4, "Wake up, my love, the night is gone", 13, SALSA],
  [8, "Turn to the sun and let it go", 16, HIP_HOP],
  [12, "Look at the light, look at the day", 12, SALSA],
  [16, "Everybody wants to play", 25, HIP_HOP],
  [20, "Good morning sun, good morning day", 5, SALSA],
  [24, "Take my hand and dance with me", 1, HIP_HOP],
] as const;
const END = 30;

/** The choreography of the tutorials' project, 120 beats a minute: the same in all films. */
export function tutorialPlayable(): { timeline: Timeline; dance: Dance } {
  const document: ChoreographyDocument = {};
  LINES.forEach(([start, lyrics, move, style], i) => {
    const end = LINES[i + 1]?.[0] ?? END;
    const beats = Array.from({ length: (end - start) / BEAT }, (_, beat) => start + beat * BEAT);
    document[start.toFixed(2)] = { lyrics, steps: [move], start, at: [start], beats, style };
  });
  const timeline = buildTimeline(document, END);
  return { timeline, dance: createDance(scoreOf(timeline)) };
}
