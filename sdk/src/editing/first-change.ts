import type { TimedStep, Timeline } from "../choreography/timeline.ts";

/** When two dances first differ, in seconds of the second one; undefined where they are the same. */
export function firstChange(before: Timeline, after: Timeline): number | undefined {
  const old = stepsOf(before);
  const anew = stepsOf(after);
  const index = anew.findIndex((step, i) => !isSame(step, old[i]));
  if (index >= 0) return anew[index]?.start;
  return old.length > anew.length ? old[anew.length]?.start : undefined;
}

function stepsOf({ segments }: Timeline): TimedStep[] {
  return segments.flatMap(({ steps }) => steps);
}

function isSame(one: TimedStep, other: TimedStep | undefined): boolean {
  if (one.move !== other?.move || one.start !== other.start) return false;
  return one.end === other.end && one.variant === other.variant;
}
