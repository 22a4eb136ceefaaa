import { numberAt } from "@nataraj/sdk/arrays";
import type { TimedStep, Timeline } from "@nataraj/sdk/choreography";
import type { CountGrid } from "./count-grid.ts";

/** A step of the dance as it is, in counts. */
export interface CurrentStep {
  /** Move number. */
  move: number;
  /** Index of its first count. */
  from: number;
  /** Index after its last count. */
  to: number;
  /** How it is done, as in a document. */
  variant?: string;
}

/** All steps of a timeline in order, each on its nearest counts. Steps on the same count become one. */
export function currentSteps({ segments }: Timeline, grid: CountGrid): CurrentStep[] {
  return stepsOnCounts(
    segments.flatMap(({ steps }) => steps),
    grid,
  );
}

/** @param steps In order of time. */
export function stepsOnCounts(steps: readonly TimedStep[], { times }: CountGrid): CurrentStep[] {
  const current: CurrentStep[] = [];
  for (const { move, start, end, variant } of steps) {
    const from = nearestCount(times, start);
    const to = nearestCount(times, end);
    const last = current.at(-1);
    if (last && from <= last.from) last.to = Math.max(last.to, to);
    else current.push({ move, from, to: Math.max(to, from + 1), ...(variant && { variant }) });
  }
  return current;
}

/** The count nearest to a time; for times after the last count, the index after it. */
function nearestCount(times: readonly number[], seconds: number): number {
  const after = times.findIndex((time) => time >= seconds);
  if (after === 0) return 0;
  const last = times.length - 1;
  if (after < 0) {
    const period = last > 0 ? numberAt(times, last) - numberAt(times, last - 1) : 1;
    return seconds - numberAt(times, last) > period / 2 ? times.length : last;
  }
  return numberAt(times, after) - seconds < seconds - numberAt(times, after - 1) ? after : after - 1;
}

/**
 * Counts for music in which no beat is to be had: the starts of the steps themselves, and the end of the last.
 */
export function countGridOfSteps({ segments }: Timeline, phrase: number): CountGrid {
  const steps = segments.flatMap((segment) => segment.steps);
  const times = [...steps.map(({ start }) => start), ...steps.slice(-1).map(({ end }) => end)];
  return { times, energy: [], accents: [], stops: [], phrase };
}
