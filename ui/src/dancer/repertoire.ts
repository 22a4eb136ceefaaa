import { parseStepSequence, scoreOf, type Timeline } from "@nataraj/sdk/choreography";
import type { DanceStyle } from "@nataraj/sdk/contract";
import { createDance, type Dance, type DanceScore } from "@nataraj/sdk/motion";

/** Length of a step where nothing says how long it is: two beats at 120 a minute. Seconds. */
const STEP_SECONDS = 1;

/** No dance at all: the dancer breathes and shifts the weight. */
export const idleDance = (): Dance => createDance({ duration: 0, moves: [], beats: [] });

/** A timed choreography as a dance. */
export const danceOfTimeline = (timeline: Timeline, style: DanceStyle | undefined): Dance =>
  createDance(scoreOf(timeline, style));

/** A bare step sequence as a dance on an even pulse, two beats a step. */
export function danceOfSequence(sequence: string, style: DanceStyle = "Freestyle"): Dance {
  const steps = parseStepSequence(sequence);
  const score: DanceScore = {
    duration: steps.length * STEP_SECONDS,
    moves: steps.map((move, i) => ({ move, start: i * STEP_SECONDS, end: (i + 1) * STEP_SECONDS, style })),
    beats: Array.from({ length: steps.length * 2 + 1 }, (_, i) => (i * STEP_SECONDS) / 2),
  };
  return createDance(score);
}
