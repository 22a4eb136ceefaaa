import { float64At, numberAt } from "../../arrays/index.ts";
import type { DanceScore } from "../../motion/sequence/score.ts";

/**
 * Accents of light are this far apart or farther, so that there are at most three in any second (WCAG 2.3.1). Seconds.
 */
const ACCENT_GAP = 0.36;
/** How bright a beat is by its energy, against a strike. */
const BEAT = { quiet: 0.25, loud: 0.6 };

/** Moments at which the light answers the music. */
export interface Accents {
  /** Seconds, rising, {@link ACCENT_GAP} apart or more. */
  readonly times: Float64Array;
  /** 0 to 1; strikes have 1. */
  readonly strengths: Float64Array;
}

/** The accents of a dance: its strikes first, then the beats for which there is room; none where the band stops. */
export function accentsOf({ beats, dynamics }: DanceScore): Accents {
  const chosen: { time: number; strength: number }[] = [];
  const isSilent = (time: number) =>
    (dynamics?.breaks ?? []).some(({ start, end }) => time > start && time < end - 0.02);
  const add = (time: number, strength: number) => {
    if (isSilent(time) || chosen.some((other) => Math.abs(other.time - time) < ACCENT_GAP)) return;
    chosen.push({ time, strength });
  };
  for (const time of dynamics?.hits ?? []) add(time, 1);
  const energy = dynamics?.energy ?? [];
  for (const [i, time] of beats.entries()) add(time, BEAT.quiet + (BEAT.loud - BEAT.quiet) * (energy[i] ?? 0.5));
  chosen.sort((a, b) => a.time - b.time);
  return {
    times: Float64Array.from(chosen, ({ time }) => time),
    strengths: Float64Array.from(chosen, ({ strength }) => strength),
  };
}

/** Seconds before an accent in which the light rises, and in which it falls to a third. */
const RISE_S = 0.04;
const FALL_S = 0.13;

/** How bright the last accent still is at a time, 0 to 1. */
export function accentAt({ times, strengths }: Accents, seconds: number): number {
  let low = 0;
  let high = times.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (numberAt(times, middle) - RISE_S <= seconds) low = middle + 1;
    else high = middle;
  }
  if (low === 0) return 0;
  const since = seconds - float64At(times, low - 1);
  const before =
    low > 1 ? float64At(strengths, low - 2) * Math.exp(-(seconds - float64At(times, low - 2)) / FALL_S) : 0;
  const strength = float64At(strengths, low - 1);
  return since < 0
    ? Math.max(before, strength * (1 + since / RISE_S))
    : Math.max(before, strength * Math.exp(-since / FALL_S));
}
