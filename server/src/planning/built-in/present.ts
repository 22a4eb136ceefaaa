import type { TimedStep, Timeline } from "@nataraj/sdk/choreography";
import type { Pulses } from "./pulses.ts";

/** A step of the dance as it is, in counts. */
export interface PresentStep {
  /** Move number. */
  move: number;
  /** Index of its first pulse. */
  from: number;
  /** Index after its last pulse. */
  to: number;
}

/** All steps of a timeline in order, each on the pulses that it is nearest to. Those that fall on one pulse are one. */
export function presentSteps({ segments }: Timeline, pulses: Pulses): PresentStep[] {
  return stepsOnPulses(
    segments.flatMap(({ steps }) => steps),
    pulses,
  );
}

/** @param steps In order of time. */
export function stepsOnPulses(steps: readonly TimedStep[], { times }: Pulses): PresentStep[] {
  const present: PresentStep[] = [];
  for (const { move, start, end } of steps) {
    const from = nearestPulse(times, start);
    const to = nearestPulse(times, end);
    const last = present.at(-1);
    if (last && from <= last.from) last.to = Math.max(last.to, to);
    else present.push({ move, from, to: Math.max(to, from + 1) });
  }
  return present;
}

/** The pulse nearest to a time; the index after the last one for what lies beyond it. */
function nearestPulse(times: readonly number[], seconds: number): number {
  const after = times.findIndex((time) => time >= seconds);
  if (after === 0) return 0;
  const last = times.length - 1;
  if (after < 0) {
    const period = last > 0 ? (times[last] as number) - (times[last - 1] as number) : 1;
    return seconds - (times[last] as number) > period / 2 ? times.length : last;
  }
  return (times[after] as number) - seconds < seconds - (times[after - 1] as number) ? after : after - 1;
}

/**
 * Pulses for music in which no beat is to be had: the starts of the steps themselves, and the end of the last.
 */
export function pulsesOfSteps({ segments }: Timeline, phrase: number): Pulses {
  const steps = segments.flatMap((segment) => segment.steps);
  const times = [...steps.map(({ start }) => start), ...steps.slice(-1).map(({ end }) => end)];
  return { times, energy: [], accents: [], phrase };
}
