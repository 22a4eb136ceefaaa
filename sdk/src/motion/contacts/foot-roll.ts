import { lerp, smoothstep } from "../math/curves.ts";
import type { FootEvent } from "./footwork.ts";

/** The heel rises in this time before the foot leaves, and comes down in half of it after it lands. Seconds. */
const ROLL = 0.115;
/** How far it rises; where a step lands on the ball it is up by half of it, and where it lands on the heel the toes are. Degrees. */
const PEEL_ANGLE = 24;

/** How far the heel of a standing foot is up, degrees: it rises before the next event and comes down after the last. */
export function pitchStanding(previous: FootEvent | undefined, next: FootEvent | undefined, t: number): number {
  let pitch = 0;
  if (next && t > next.start - ROLL && (next.kind === "jump" || isLifted(next))) {
    // A foot that has only just landed has less time.
    const peel = Math.min(ROLL, next.start - (previous?.end ?? Number.NEGATIVE_INFINITY));
    const near = smoothstep((t - next.start) / peel + 1);
    pitch += PEEL_ANGLE * near * near;
  }
  if (previous && previous.kind !== "pivot")
    pitch += landingPitch(previous) * (1 - smoothstep((t - previous.end) / (ROLL / 2)));
  return pitch;
}

/**
 * How far the heel of a foot in the air is up, degrees. `u` is the share of its time, `s` the share of its way, 0 to 1.
 */
export function pitchCarried(event: FootEvent, u: number, s: number): number {
  const { from, to } = event;
  let pitch = from.frame === "floor" ? 0 : from.point * (1 - s);
  if (from.frame === "floor" && isLifted(event)) pitch += PEEL_ANGLE * (1 - smoothstep(u));
  return pitch + (to.frame === "floor" ? landingPitch(event) * smoothstep(2 * u - 1) : to.point * s);
}

/** The same in a jump: the toes point at its top, where `arc` is 1. */
export function pitchFlying(event: FootEvent, u: number, arc: number): number {
  return lerp(PEEL_ANGLE, landingPitch(event), u) + PEEL_ANGLE * arc;
}

/** Whether a foot leaves the floor heel first. A foot that slides or turns on its ball does not. */
function isLifted({ kind, height }: FootEvent): boolean {
  return kind === "lift" || (kind !== "pivot" && kind !== "slide" && height > 0);
}

function landingPitch({ kind, height, landing }: FootEvent): number {
  if (kind === "jump") return PEEL_ANGLE;
  if (height <= 0) return 0;
  return landing === "heel" ? -PEEL_ANGLE / 2 : landing === "ball" ? PEEL_ANGLE / 2 : 0;
}
