import { LIMBS, TRUNK } from "./bones.ts";
import type { BodyState } from "./state.ts";

/** Radii of the body's parts, metres. */
export const RADII = {
  forearm: 0.034,
  hand: 0.036,
  upperArm: 0.04,
  pelvis: 0.125,
  waist: 0.105,
  chest: 0.112,
  head: 0.095,
  thigh: 0.072,
} as const;

/** A thick line of the body: bone, its end (bone, or an offset up from the first), radius. */
interface Capsule {
  from: number;
  to: number;
  radius: number;
  /** Instead of the second bone: a line this far up from the first, metres. */
  up?: number;
}

/** What the arms must not go through. */
export const OBSTACLES: readonly Capsule[] = [
  { from: TRUNK.hips, to: TRUNK.spine, radius: RADII.pelvis },
  { from: TRUNK.spine, to: TRUNK.chest, radius: RADII.waist },
  { from: TRUNK.chest, to: TRUNK.upperChest, radius: RADII.chest },
  { from: TRUNK.head, to: TRUNK.head, radius: RADII.head, up: 0.09 },
  { from: LIMBS[0].upperLeg, to: LIMBS[0].lowerLeg, radius: RADII.thigh },
  { from: LIMBS[1].upperLeg, to: LIMBS[1].lowerLeg, radius: RADII.thigh },
];

const a = new Float64Array(3);
const b = new Float64Array(3);
const c = new Float64Array(3);
const d = new Float64Array(3);

function point(state: BodyState, bone: number, out: Float64Array): void {
  for (let i = 0; i < 3; i++) out[i] = state.positions[3 * bone + i] as number;
}

/** A point along an axis of a bone. */
function alongBone(state: BodyState, bone: number, x: number, y: number, out: Float64Array): void {
  const w = state.world;
  const q = 4 * bone;
  const qx = w[q] as number;
  const qy = w[q + 1] as number;
  const qz = w[q + 2] as number;
  const qw = w[q + 3] as number;
  out[0] = (out[0] as number) + x * (1 - 2 * (qy * qy + qz * qz)) + y * 2 * (qx * qy - qw * qz);
  out[1] = (out[1] as number) + x * 2 * (qx * qy + qw * qz) + y * (1 - 2 * (qx * qx + qz * qz));
  out[2] = (out[2] as number) + x * 2 * (qx * qz - qw * qy) + y * 2 * (qy * qz + qw * qx);
}

/** How deep forearm and hand of one side are in the trunk, head or thighs, metres; 0 when clear. */
export function armDepth(state: BodyState, side: 0 | 1): number {
  const arm = LIMBS[side];
  let deepest = 0;
  for (let part = 0; part < 2; part++) {
    point(state, part === 0 ? arm.lowerArm : arm.hand, a);
    if (part === 0) point(state, arm.hand, b);
    else {
      point(state, arm.hand, b);
      alongBone(state, arm.hand, side === 0 ? 0.12 : -0.12, 0, b);
    }
    const radius = part === 0 ? RADII.forearm : RADII.hand;
    for (let k = 0; k < OBSTACLES.length; k++) {
      const o = OBSTACLES[k] as Capsule;
      point(state, o.from, c);
      point(state, o.to, d);
      if (o.up) alongBone(state, o.from, 0, o.up, d);
      const depth = radius + o.radius - segmentDistance(a, b, c, d);
      if (depth > deepest) deepest = depth;
    }
  }
  return deepest;
}

/** Distance of two line pieces (Ericson, Real-Time Collision Detection, 5.1.9). */
export function segmentDistance(p1: Float64Array, q1: Float64Array, p2: Float64Array, q2: Float64Array): number {
  const d1x = (q1[0] as number) - (p1[0] as number);
  const d1y = (q1[1] as number) - (p1[1] as number);
  const d1z = (q1[2] as number) - (p1[2] as number);
  const d2x = (q2[0] as number) - (p2[0] as number);
  const d2y = (q2[1] as number) - (p2[1] as number);
  const d2z = (q2[2] as number) - (p2[2] as number);
  const rx = (p1[0] as number) - (p2[0] as number);
  const ry = (p1[1] as number) - (p2[1] as number);
  const rz = (p1[2] as number) - (p2[2] as number);
  const aa = d1x * d1x + d1y * d1y + d1z * d1z || 1e-12;
  const ee = d2x * d2x + d2y * d2y + d2z * d2z || 1e-12;
  const f = d2x * rx + d2y * ry + d2z * rz;
  const cc = d1x * rx + d1y * ry + d1z * rz;
  const bb = d1x * d2x + d1y * d2y + d1z * d2z;
  const denominator = aa * ee - bb * bb;
  let s = denominator > 1e-12 ? Math.min(1, Math.max(0, (bb * f - cc * ee) / denominator)) : 0;
  let t = (bb * s + f) / ee;
  if (t < 0) {
    t = 0;
    s = Math.min(1, Math.max(0, -cc / aa));
  } else if (t > 1) {
    t = 1;
    s = Math.min(1, Math.max(0, (bb - cc) / aa));
  }
  const x = rx + d1x * s - d2x * t;
  const y = ry + d1y * s - d2y * t;
  const z = rz + d1z * s - d2z * t;
  return Math.sqrt(x * x + y * y + z * z);
}
