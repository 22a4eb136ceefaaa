import { clamp, smoothstep } from "../../motion/math/curves.ts";
import type { DanceScore } from "../../motion/sequence/score.ts";
import { meanEnergy } from "../music/energy.ts";
import { SAMPLE_RATE } from "./body-samples.ts";
import type { Shot } from "./shots.ts";

/** From where a camera looks at a time. */
export interface Direction {
  /** Degrees round the dancer and over the floor. */
  azimuth: number;
  elevation: number;
  /** Share of the picture's height that a standing dancer has. */
  size: number;
  /** How much a pose is held, 0 to 1: the camera closes in on it. */
  hold: number;
  /** Whether the leader of several is seen from nearby. */
  isNear: boolean;
}

/** Degrees a second at which a camera goes round: in the quietest music, and what the loudest adds. */
const SPEED = { quiet: 2, loud: 12 };
/** Degrees that a build lifts the camera, and the share of the picture that it comes nearer. */
const BUILD = { rise: 4, nearer: 0.05 };
/** A break that is shorter is no pose to look at. Seconds. */
const SHORTEST_HOLD = 0.45;
/** Seconds in which the camera closes in, and in which it goes back. */
const HOLD = { in: 0.9, out: 0.7 };
/** Energy is heard over this time. Seconds. */
const HEARD = 2;

/** The directions of a shot at sample times from `from` on, seconds. */
export function directionsOf(shot: Shot, score: DanceScore, from: number, count: number): Direction[] {
  const speeds: number[] = [];
  const holds: number[] = [];
  for (let i = 0; i < count; i++) {
    const time = from + i / SAMPLE_RATE;
    const energy = meanEnergy(score, time - HEARD, time + HEARD);
    const hold = holdAt(score, time);
    holds.push(hold);
    speeds.push((SPEED.quiet + SPEED.loud * energy) * (1 - 0.85 * hold));
  }
  const total = speeds.reduce((sum, speed) => sum + speed / SAMPLE_RATE, 0);
  const share = Math.min(1, shot.arc / Math.max(total, 1e-6));
  let gone = -total / 2;
  return speeds.map((speed, i) => {
    const build = buildAt(score, from + i / SAMPLE_RATE);
    const azimuth = shot.azimuth + shot.direction * gone * share;
    gone += speed / SAMPLE_RATE;
    return {
      azimuth,
      elevation: shot.elevation + BUILD.rise * build,
      size: shot.size + BUILD.nearer * build,
      hold: holds[i] ?? 0,
      isNear: shot.isNear,
    };
  });
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

/** How far a build has gathered at a time, 0 to 1; gone with a shot, for a drop begins another one. */
function buildAt({ dynamics }: DanceScore, time: number): number {
  const build = dynamics?.builds.find(({ start, end }) => time >= start && time < end + 1.5);
  if (!build) return 0;
  const gathered = smoothstep(clamp((time - build.start) / (build.end - build.start), 0, 1));
  return gathered * smoothstep((build.end + 1.5 - time) / 1.5);
}
