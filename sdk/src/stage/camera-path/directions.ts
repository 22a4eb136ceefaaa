import { float64At } from "../../arrays/index.ts";
import { clamp, smoothstep } from "../../motion/math/curves.ts";
import type { DanceScore } from "../../motion/sequence/score.ts";
import { type BodySamples, SAMPLE_RATE } from "./body-samples.ts";
import { type Orbit, onArc } from "./orbit.ts";
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

/** Degrees that a build lifts the camera, and the share of the picture that it comes nearer. */
const BUILD = { rise: 4, nearer: 0.05 };

/** The directions of a shot at each of its samples. */
export function directionsOf(shot: Shot, { dance, from }: BodySamples, orbit: Orbit): Direction[] {
  return Array.from({ length: shot.last - shot.first + 1 }, (_, i) => {
    const index = shot.first + i;
    const build = buildAt(dance.score, from + index / SAMPLE_RATE);
    return {
      azimuth: shot.azimuth + shot.direction * onArc(orbit, shot, index),
      elevation: shot.elevation + BUILD.rise * build,
      size: shot.size + BUILD.nearer * build,
      hold: float64At(orbit.holds, index),
      isNear: shot.isNear,
    };
  });
}

/** How far a build has gathered at a time, 0 to 1; gone with a shot, for a drop begins another one. */
function buildAt({ dynamics }: DanceScore, time: number): number {
  const build = dynamics?.builds.find(({ start, end }) => time >= start && time < end + 1.5);
  if (!build) return 0;
  const gathered = smoothstep(clamp((time - build.start) / (build.end - build.start), 0, 1));
  return gathered * smoothstep((build.end + 1.5 - time) / 1.5);
}
