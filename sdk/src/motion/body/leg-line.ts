import { lerp, RADIANS, smoothstep } from "../curves.ts";
import { column } from "../dance/columns.ts";
import { SIDE_STRIDE } from "../format/channels.ts";
import { rotate } from "../quaternion.ts";
import { LIMBS } from "./bones.ts";
import type { BodyState } from "./state.ts";
import { acrossLimb, swingPole, swingTo } from "./swing.ts";

const TURN = column("turn");
const YAW = column("yaw");
const KNEE = column("knee.L");

/** Knee and foot are those of a leg in the air this much earlier than its place is counted from the pelvis. */
const HANGS = 2;

const front = new Float64Array(3);
const down = new Float64Array(3);
const standing = new Float64Array(3);

/** How far knee and foot are those of a leg in the air, 0 to 1. */
export function hangShare(body: number): number {
  return smoothstep(body * HANGS);
}

/** From the hip joint to where the ankle has to be, metres; a leg in the air is counted from the pelvis. */
export function setLegLine(out: Float64Array, { world, positions, ankles, feet }: BodyState, side: 0 | 1): void {
  const h = 3 * LIMBS[side].upperLeg;
  const s = feet[side];
  for (let i = 0; i < 3; i++) out[i] = (ankles[3 * side + i] as number) - (positions[h + i] as number);
  if (s.body <= 0) return;
  rotate(down, 0, world, 0, s.bodyX, s.bodyY, s.bodyZ);
  const tx = out[0] as number;
  const ty = out[1] as number;
  const tz = out[2] as number;
  swingTo(out, tx, ty, tz, down[0] as number, down[1] as number, down[2] as number, s.body);
}

/**
 * Which way the knee goes, for a leg along the unit vector d: with the foot on the floor mostly where the foot points, in the
 * air where the pelvis does.
 */
export function setKneePole(
  out: Float64Array,
  { row, world, feet }: BodyState,
  side: 0 | 1,
  dx: number,
  dy: number,
  dz: number,
): void {
  const s = feet[side];
  const outward = side === 0 ? 1 : -1;
  const heading = (row[TURN] as number) + (row[YAW] as number);
  const knee = outward * (row[KNEE + side * SIDE_STRIDE] as number);
  const angle = (s.yaw * 0.75 + heading * 0.25 + knee) * RADIANS;
  swingPole(out, Math.sin(angle), 0, Math.cos(angle), 0, -1, 0, dx, dy, dz);
  if (s.body <= 0) return;
  const hung = hangShare(s.body);
  standing.set(out);
  rotate(front, 0, world, 0, Math.sin(knee * RADIANS), 0, Math.cos(knee * RADIANS));
  rotate(down, 0, world, 0, 0, -1, 0);
  const fx = front[0] as number;
  const fy = front[1] as number;
  const fz = front[2] as number;
  swingPole(out, fx, fy, fz, down[0] as number, down[1] as number, down[2] as number, dx, dy, dz);
  const px = lerp(standing[0] as number, out[0] as number, hung);
  const py = lerp(standing[1] as number, out[1] as number, hung);
  const pz = lerp(standing[2] as number, out[2] as number, hung);
  acrossLimb(out, px, py, pz, dx, dy, dz);
}
