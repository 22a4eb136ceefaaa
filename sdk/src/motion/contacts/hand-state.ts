import { bump, lerp, smootherstep, smoothstep } from "../math/curves.ts";
import { HANDS_TAKE } from "../sequence/mark-move.ts";
import type { HandEvent } from "./footwork.ts";

/** A hand on the floor, or on its way there. Filled in place. */
export interface HandState {
  /** Where it is on the floor, metres. */
  x: number;
  z: number;
  /** Where the fingers point, degrees. */
  yaw: number;
  /** How far the hand is held at that spot, 0 (free) to 1 (on it). */
  share: number;
  /** Height over the floor on the way from one spot to the next, metres. */
  y: number;
  /** Whether it carries the body. */
  down: boolean;
}

/** The state of a hand that is free. */
export function createHandState(): HandState {
  return { x: 0, z: 0, yaw: 0, share: 0, y: 0, down: false };
}

/** How high a step from spot to spot lifts a hand, metres for each beat that it lasts, so that the body can pass under it. */
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
    // Who is on the floor again before it could leave and come back twice steps from spot to spot, as a foot does.
    if (next && t > event.end && t < next.start && next.start - event.end < 4 * HANDS_TAKE * event.beat) {
      step(event, next, t, out);
      return;
    }
    const takes = HANDS_TAKE * event.beat;
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
  out.y = LIFTED * (seconds / from.beat) * bump(u);
}
