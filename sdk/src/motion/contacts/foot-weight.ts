import { lerp, smoothstep } from "../math/curves.ts";
import type { FootEvent } from "./footwork.ts";

/**
 * Weight leaves a foot around lift-off and arrives around touch-down: from so long before to so long after. Seconds.
 */
const LEAVES = 0.13;
const LEAVES_AFTER = 0.04;
const ARRIVES_BEFORE = 0.07;
const ARRIVES = 0.11;
/** After a slide or a jump the weight settles on the foot within this time. Seconds. */
const SETTLES = 0.15;
const SLIDE_WEIGHT = 0.35;
/** In a jump both feet count equally, so that the hips follow the middle between them. */
const FLIGHT_WEIGHT = 0.5;

/** Share of the body's weight, 0 to 1, on a foot that is moving. */
export function weightOnTheWay(event: FootEvent, t: number): number {
  const { kind, from, to } = event;
  if (kind === "slide") return SLIDE_WEIGHT;
  if (kind === "pivot") return 1;
  if (kind === "jump") return FLIGHT_WEIGHT;
  const left = from.frame === "floor" ? unloaded(event, t) : 0;
  return to.frame === "floor" ? Math.max(left, loaded(event, t)) : left;
}

/**
 * The same on a foot that stands.
 * @param peel Seconds before the next event in which the foot gets ready for it.
 */
export function weightStanding(
  previous: FootEvent | undefined,
  next: FootEvent | undefined,
  t: number,
  peel: number,
): number {
  let weight = 1;
  if (next?.kind === "step" || next?.kind === "lift") weight = unloaded(next, t);
  else if (next && t > next.start - peel) {
    const near = smoothstep((t - (next.start - peel)) / peel);
    if (next.kind === "slide") weight = lerp(1, SLIDE_WEIGHT, near);
    else if (next.kind === "jump") weight = lerp(1, FLIGHT_WEIGHT, near);
  }
  if (!previous || previous.kind === "pivot" || t >= previous.end + SETTLES) return weight;
  const settled = smoothstep((t - previous.end) / SETTLES);
  if (previous.kind === "slide") return weight * lerp(SLIDE_WEIGHT, 1, settled);
  if (previous.kind === "jump") return weight * lerp(FLIGHT_WEIGHT, 1, settled);
  return weight * loaded(previous, t);
}

/** Weight that is left on a foot around its lift-off. */
function unloaded({ start }: FootEvent, t: number): number {
  return 1 - smoothstep((t - (start - LEAVES)) / (LEAVES + LEAVES_AFTER));
}

/** Weight that has arrived on a foot around its landing. */
function loaded({ end }: FootEvent, t: number): number {
  return smoothstep((t - (end - ARRIVES_BEFORE)) / (ARRIVES_BEFORE + ARRIVES));
}
