import { copyVec3, setVec3, type Vec3, vec3 } from "../math/vec3.ts";
import { FLESH } from "../rig/flesh.ts";
import { LIMBS, type Side, TRUNK } from "../rig/limbs.ts";
import { getPosition } from "./place-bone.ts";
import type { BodyState } from "./state.ts";

/** A part of the body as a line with a radius, from one bone to another. */
interface Capsule {
  from: number;
  to: number;
  radius: number;
  /** Replaces the second bone: the line ends this far above the first bone. Metres. */
  up?: number;
}

/** What the arms must not go through. */
const OBSTACLES: readonly Capsule[] = [
  { from: TRUNK.hips, to: TRUNK.spine, radius: FLESH.radius.pelvis },
  { from: TRUNK.spine, to: TRUNK.chest, radius: FLESH.radius.waist },
  { from: TRUNK.chest, to: TRUNK.upperChest, radius: FLESH.radius.chest },
  { from: TRUNK.head, to: TRUNK.head, radius: FLESH.radius.head, up: FLESH.skull },
  { from: LIMBS[0].upperLeg, to: LIMBS[0].lowerLeg, radius: FLESH.radius.thigh },
  { from: LIMBS[1].upperLeg, to: LIMBS[1].lowerLeg, radius: FLESH.radius.thigh },
];

const start = vec3();
const end = vec3();
const obstacleStart = vec3();
const obstacleEnd = vec3();
const along = vec3();
const between = vec3();
const other = vec3();

/**
 * How deep forearm and hand of one side are in the trunk, head or thighs, metres.
 * @param near How far away from them still counts, metres: then the depth is negative.
 * @returns `-near` where they are further away.
 */
export function armDepth(state: BodyState, side: Side, near = 0): number {
  const { lowerArm, hand } = LIMBS[side];
  getPosition(start, state, lowerArm);
  getPosition(end, state, hand);
  const forearm = depthOf(state, FLESH.radius.forearm, near);
  copyVec3(start, end);
  setVec3(along, side === 0 ? FLESH.handLength : -FLESH.handLength, 0, 0);
  addAlongBone(end, state, hand);
  return Math.max(forearm, depthOf(state, FLESH.radius.hand, near));
}

/** How deep a capsule from `start` to `end` is in any obstacle, metres; `-near` where it is further away from all. */
function depthOf(state: BodyState, radius: number, near: number): number {
  let deepest = -near;
  for (let k = 0; k < OBSTACLES.length; k++) {
    const obstacle = OBSTACLES[k];
    if (!obstacle) continue;
    getPosition(obstacleStart, state, obstacle.from);
    getPosition(obstacleEnd, state, obstacle.to);
    if (obstacle.up) {
      setVec3(along, 0, obstacle.up, 0);
      addAlongBone(obstacleEnd, state, obstacle.from);
    }
    const depth = radius + obstacle.radius - segmentDistance(start, end, obstacleStart, obstacleEnd);
    if (depth > deepest) deepest = depth;
  }
  return deepest;
}

/** Adds `along`, which is in the axes of a bone and has no z, to a point of the world. */
function addAlongBone(point: Vec3, { world }: BodyState, bone: number): void {
  const q = 4 * bone;
  const qx = world[q] ?? 0;
  const qy = world[q + 1] ?? 0;
  const qz = world[q + 2] ?? 0;
  const qw = world[q + 3] ?? 0;
  const { x, y } = along;
  point.x = point.x + x * (1 - 2 * (qy * qy + qz * qz)) + y * 2 * (qx * qy - qw * qz);
  point.y = point.y + x * 2 * (qx * qy + qw * qz) + y * (1 - 2 * (qx * qx + qz * qz));
  point.z = point.z + x * 2 * (qx * qz - qw * qy) + y * 2 * (qy * qz + qw * qx);
}

/** Distance of two segments, from p1 to q1 and from p2 to q2 (Ericson, Real-Time Collision Detection, 5.1.9). */
export function segmentDistance(
  p1: Readonly<Vec3>,
  q1: Readonly<Vec3>,
  p2: Readonly<Vec3>,
  q2: Readonly<Vec3>,
): number {
  const d1 = between;
  const d2 = other;
  setVec3(d1, q1.x - p1.x, q1.y - p1.y, q1.z - p1.z);
  setVec3(d2, q2.x - p2.x, q2.y - p2.y, q2.z - p2.z);
  const rx = p1.x - p2.x;
  const ry = p1.y - p2.y;
  const rz = p1.z - p2.z;
  const aa = d1.x * d1.x + d1.y * d1.y + d1.z * d1.z || 1e-12;
  const ee = d2.x * d2.x + d2.y * d2.y + d2.z * d2.z || 1e-12;
  const f = d2.x * rx + d2.y * ry + d2.z * rz;
  const cc = d1.x * rx + d1.y * ry + d1.z * rz;
  const bb = d1.x * d2.x + d1.y * d2.y + d1.z * d2.z;
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
  const x = rx + d1.x * s - d2.x * t;
  const y = ry + d1.y * s - d2.y * t;
  const z = rz + d1.z * s - d2.z * t;
  return Math.sqrt(x * x + y * y + z * z);
}
