import { lerp, smoothstep } from "../math/curves.ts";
import type { FootEvent } from "./footwork.ts";

/** Time in which weight leaves a foot around lift-off, arrives around touch-down, and settles after a slide or a jump. Seconds. */
const TRANSFER = 0.17;
/** In a slide and a jump both feet count equally, so that the hips follow the middle between them. */
const SHARED = 0.5;

/** Share of the body's weight, 0 to 1, on a foot that is moving. */
export function weightOnTheWay(event: FootEvent, t: number): number {
  const { kind, from, to } = event;
  if (kind === "pivot") return 1;
  if (kind === "slide" || kind === "jump") return SHARED;
  const left = from.frame === "floor" ? unloaded(event, t) : 0;
  return to.frame === "floor" ? Math.max(left, loaded(event, t)) : left;
}

/** The same on a foot that stands. */
export function weightStanding(previous: FootEvent | undefined, next: FootEvent | undefined, t: number): number {
  let weight = 1;
  if (next?.kind === "step" || next?.kind === "lift") weight = unloaded(next, t);
  else if (next && next.kind !== "pivot") weight = lerp(1, SHARED, smoothstep((t - next.start) / TRANSFER + 1));
  if (!previous || previous.kind === "pivot") return weight;
  if (previous.kind === "step" || previous.kind === "lift") return weight * loaded(previous, t);
  return weight * lerp(SHARED, 1, smoothstep((t - previous.end) / TRANSFER));
}

/** Weight that is left on a foot around its lift-off. */
function unloaded({ start }: FootEvent, t: number): number {
  return 1 - smoothstep((t - start) / TRANSFER + 0.5);
}

/** Weight that has arrived on a foot around its landing. */
function loaded({ end }: FootEvent, t: number): number {
  return smoothstep((t - end) / TRANSFER + 0.5);
}
