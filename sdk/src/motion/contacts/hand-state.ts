import { lerp, smootherstep, smoothstep } from "../math/curves.ts";
import type { HandEvent } from "./footwork.ts";

/** A hand on the floor, or on its way there. Filled in place. */
export interface HandState {
  /** Where it is on the floor, metres. */
  x: number;
  z: number;
  /** Where the fingers point, degrees. */
  yaw: number;
  /** How much it is bound to that spot, 0 to 1. */
  share: number;
  /** Over the floor, metres, on its way from one spot to the next. */
  y: number;
  /** Whether it carries. */
  down: boolean;
}

/** The state of a hand that is free. */
export function createHandState(): HandState {
  return { x: 0, z: 0, yaw: 0, share: 0, y: 0, down: false };
}

/** Beats of the move in which a hand takes and leaves the floor. */
const TAKES = 0.48;
/** A hand that is back on the floor within this time goes from spot to spot as a foot does, beats. */
const STEPS_WITHIN = 1.9;
/** How high it is lifted on such a way, metres for a beat of it: over the body that passes under it. */
const LIFTED = 0.75;

/** A hand at a time, from its list of supports in order. */
export function handAt(events: readonly HandEvent[], t: number, out: HandState): void {
  out.share = 0;
  out.y = 0;
  out.down = false;
  for (let i = 0; i < events.length; i++) {
    const event = events[i];
    if (!event) continue;
    const next = events[i + 1];
    if (next && t > event.end && t < next.start && next.start - event.end < STEPS_WITHIN * event.beat) {
      step(event, next, t, out);
      return;
    }
    const takes = TAKES * event.beat;
    const share = Math.min(smoothstep((t - event.start + takes) / takes), 1 - smoothstep((t - event.end) / takes));
    if (share <= out.share) continue;
    out.share = share;
    out.down = share === 1;
    out.x = event.x;
    out.z = event.z;
    out.yaw = event.yaw;
  }
}

function step(from: HandEvent, to: HandEvent, t: number, out: HandState): void {
  const seconds = to.start - from.end;
  const u = (t - from.end) / seconds;
  const s = smootherstep(u);
  out.share = 1;
  out.down = false;
  out.yaw = lerp(from.yaw, to.yaw, s);
  out.x = lerp(from.x, to.x, s);
  out.z = lerp(from.z, to.z, s);
  out.y = LIFTED * (seconds / from.beat) * 16 * (u * (1 - u)) ** 2;
}
