import { buildTimeline } from "../../choreography/build-timeline.ts";
import { scoreOf } from "../../choreography/score-of.ts";
import { createDance } from "../../motion/pose/create-dance.ts";

const BEATS = Array.from({ length: 24 }, (_, i) => i / 2);
const MOVES = { salsa: [14, 9, 1, 12, 3, 8], hipHop: [5, 17, 25, 4, 27, 6] } as const;

/** Twelve seconds at 120 beats a minute: six moves of four beats in three phrases. */
export function practiceDance(style: keyof typeof MOVES = "salsa") {
  const steps = [...MOVES[style]];
  const timeline = buildTimeline(
    {
      "0.00": {
        lyrics: "",
        steps,
        start: 0,
        at: steps.map((_, i) => 2 * i),
        beats: BEATS,
        style: style === "salsa" ? "Salsa" : "Hip Hop",
      },
    },
    12,
  );
  return { timeline, dance: createDance(scoreOf(timeline)) };
}
