import { lerp, RADIANS } from "../math/curves.ts";
import type { FootState } from "./foot-state.ts";
import type { Spot } from "./footwork.ts";
import { HOME_YAW } from "./home.ts";

/** Where the moving body is. Lifted feet are placed relative to it. */
export interface BodyFrame {
  x: number;
  z: number;
  turn: number;
}

/** Where a foot is in the world: metres, degrees. */
export interface FootPlace {
  x: number;
  z: number;
  yaw: number;
}

/** Where a spot is in the world. @param home The foot's home, metres to the left. */
export function spotToWorld(spot: Spot, frame: BodyFrame, home: number, out: FootPlace): void {
  if (spot.frame === "floor") {
    out.x = spot.x;
    out.z = spot.z;
    out.yaw = spot.yaw;
    return;
  }
  const a = frame.turn * RADIANS;
  const c = Math.cos(a);
  const s = Math.sin(a);
  const lx = spot.frame === "air" ? spot.x + home : home;
  const lz = spot.frame === "air" ? spot.z : 0;
  out.x = frame.x + lx * c + lz * s;
  out.z = frame.z - lx * s + lz * c;
  out.yaw = frame.turn + spot.yaw + (home > 0 ? HOME_YAW : -HOME_YAW);
}

/** How far a foot between two spots is in the pelvis's frame, 0 to 1, and its place in that frame. */
export function countFromPelvis(out: FootState, from: Spot, to: Spot, share: number): void {
  const a = from.frame === "body" ? 1 : 0;
  const b = to.frame === "body" ? 1 : 0;
  out.body = lerp(a, b, share);
  if (out.body === 0) return;
  const p = a ? from : to;
  const q = b ? to : from;
  out.bodyX = lerp(p.x, q.x, share);
  out.bodyY = lerp(p.y, q.y, share);
  out.bodyZ = lerp(p.z, q.z, share);
}
