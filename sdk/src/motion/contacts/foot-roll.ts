import { lerp, smoothstep } from "../math/curves.ts";
import type { FootEvent } from "./footwork.ts";

/** The heel begins to rise this long before the foot leaves, and comes down this long after it lands. Seconds. */
const PEEL = 0.115;
const SETTLE = 0.055;
const PEEL_ANGLE = 24;
/** How far the heel is up where a step lands on the ball, and the toes where it lands on the heel. */
const LANDING_ANGLE = 14;

/** Seconds in which a standing foot raises its heel before it leaves: less for a foot that has only just landed. */
export function peelTime(previous: FootEvent | undefined, next: FootEvent | undefined): number {
  return Math.max(0.02, Math.min(PEEL, next && previous ? next.start - previous.end : PEEL));
}

/** How far the heel of a standing foot is up, degrees: it rises before the next event and comes down after the last. */
export function pitchStanding(
  previous: FootEvent | undefined,
  next: FootEvent | undefined,
  t: number,
  peel: number,
): number {
  let pitch = 0;
  if (next && t > next.start - peel && (next.kind === "jump" || isLifted(next))) {
    const near = smoothstep((t - (next.start - peel)) / peel);
    pitch += PEEL_ANGLE * near * near;
  }
  if (previous && previous.kind !== "pivot" && t < previous.end + PEEL)
    pitch += landingPitch(previous) * (1 - smoothstep((t - previous.end) / SETTLE));
  return pitch;
}

/**
 * How far the heel of a foot in the air is up, degrees. `u` is the share of its time, `s` the share of its way, 0 to 1.
 */
export function pitchCarried(event: FootEvent, u: number, s: number): number {
  const { from, to } = event;
  const fromFloor = from.frame === "floor";
  let pitch = 0;
  if (fromFloor && isLifted(event))
    pitch += PEEL_ANGLE * (u < 0.35 ? 1 - smoothstep(u / 0.35) * 0.4 : 0.6 * (1 - smoothstep((u - 0.35) / 0.4)));
  if (to.frame === "floor") pitch += landingPitch(event) * smoothstep((u - 0.55) / 0.4);
  else pitch += to.point * s;
  if (!fromFloor) pitch += from.point * (1 - s);
  return pitch;
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
  return landing === "heel" ? -LANDING_ANGLE : landing === "ball" ? LANDING_ANGLE : 0;
}
