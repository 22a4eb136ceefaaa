import { float64At } from "../../arrays/index.ts";
import { smoothstep } from "../../motion/math/curves.ts";
import type { DanceScore } from "../../motion/sequence/score.ts";
import { meanEnergy } from "../music/energy.ts";
import { type BodySamples, SAMPLE_RATE } from "./body-samples.ts";

/** How a camera goes round a dance, at each sample of its body. */
export interface Orbit {
  /** How much a pose is held, 0 to 1: the camera closes in on it, and stands nearly still. */
  readonly holds: Float64Array;
  /** Degrees gone since the first sample: more where the music is loud. */
  readonly gone: Float64Array;
}

/** Degrees a second at which a camera goes round: in the quietest music, and what the loudest adds. */
const SPEED = { quiet: 2, loud: 12 };
/** How much slower it is while a pose is held. */
const SLOWED_BY_HOLD = 0.85;
/** A break that is shorter is no pose to look at. Seconds. */
const SHORTEST_HOLD = 0.45;
/** Seconds in which the camera closes in, and in which it goes back. */
const HOLD = { in: 0.9, out: 0.7 };
/** Energy is heard over this time. Seconds. */
const ENERGY_WINDOW_S = 2;

/** How a camera goes round a dance with the energy of its music. */
export function orbitOf({ dance, from, count }: BodySamples): Orbit {
  const holds = new Float64Array(count);
  const gone = new Float64Array(count);
  for (let i = 0; i < count; i++) {
    const time = from + i / SAMPLE_RATE;
    holds[i] = holdAt(dance.score, time);
    if (i === 0) continue;
    const energy = meanEnergy(dance.score, time - ENERGY_WINDOW_S, time + ENERGY_WINDOW_S);
    const speed = (SPEED.quiet + SPEED.loud * energy) * (1 - SLOWED_BY_HOLD * float64At(holds, i));
    gone[i] = float64At(gone, i - 1) + speed / SAMPLE_RATE;
  }
  return { holds, gone };
}

/** How much a pose is held at a time: in the breaks, and on the last pose. */
function holdAt({ dynamics, duration }: DanceScore, time: number): number {
  const last = { start: duration - 2, end: duration + 60 };
  return Math.max(
    0,
    ...[...(dynamics?.breaks ?? []), last]
      .filter(({ start, end }) => end - start >= SHORTEST_HOLD)
      .map(({ start, end }) => smoothstep((time - start + 0.3) / HOLD.in) * smoothstep((end + 0.3 - time) / HOLD.out)),
  );
}

/** The part of an orbit between two samples, the last one too. */
export interface Arc {
  /** Index of the first sample. */
  first: number;
  last: number;
  /** Degrees at the most. */
  most: number;
}

/** Degrees from the middle of an arc to where a camera is on it at a sample; the arc is no longer than its most. */
export function onArc({ gone }: Orbit, { first, last, most }: Arc, index: number): number {
  const [from, to] = [float64At(gone, first), float64At(gone, last)];
  const share = Math.min(1, most / Math.max(to - from, 1e-6));
  return share * (float64At(gone, index) - (from + to) / 2);
}
