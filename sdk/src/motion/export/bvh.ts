import { RADIANS } from "../math/curves.ts";
import type { Dance } from "../pose/dance.ts";
import { poseAt } from "../pose/dance.ts";
import { createPose, type Pose } from "../rig/pose.ts";
import { BONES, PARENTS } from "../rig/skeleton.ts";

/** A dance as Biovision hierarchy (BVH), in centimetres and degrees; joint rotations in the order Z, X, Y. */
export function bvhOf(dance: Dance, fps = 60): string {
  const count = Math.floor(dance.score.duration * fps + 1e-9) + 1;
  const order: number[] = [];
  const head = ["HIERARCHY", ...hierarchy(0, 0, dance, order)];
  const pose = createPose();
  const rows = Array.from({ length: count }, (_, i) => frame(poseAt(dance, i / fps, pose), order));
  return [...head, "MOTION", `Frames: ${count}`, `Frame Time: ${(1 / fps).toFixed(7)}`, ...rows, ""].join("\n");
}

function hierarchy(bone: number, depth: number, dance: Dance, order: number[]): string[] {
  order.push(bone);
  const pad = "  ".repeat(depth);
  const children = PARENTS.flatMap((parent, i) => (parent === bone ? [i] : []));
  const position = bone === 0 ? "6 Xposition Yposition Zposition" : "3";
  const offset = bone === 0 ? "0 0 0" : offsetOf(bone, dance);
  return [
    `${pad}${bone === 0 ? "ROOT" : "JOINT"} ${BONES[bone]}`,
    `${pad}{`,
    `${pad}  OFFSET ${offset}`,
    `${pad}  CHANNELS ${position} Zrotation Xrotation Yrotation`,
    ...(children.length
      ? children.flatMap((child) => hierarchy(child, depth + 1, dance, order))
      : [`${pad}  End Site`, `${pad}  {`, `${pad}    OFFSET ${offset}`, `${pad}  }`]),
    `${pad}}`,
  ];
}

function offsetOf(bone: number, { rig }: Dance): string {
  return [0, 1, 2].map((k) => ((rig.offsets[3 * bone + k] ?? 0) * 100).toFixed(4)).join(" ");
}

function frame(pose: Pose, order: readonly number[]): string {
  const hips = Array.from(pose.hips, (metres) => (metres * 100).toFixed(4));
  return [...hips, ...order.flatMap((bone) => eulerZXY(pose.rotations, 4 * bone))].join(" ");
}

/** Angles of R = Rz · Rx · Ry, degrees. */
function eulerZXY(q: Float32Array, o: number): string[] {
  const x = q[o] ?? 0;
  const y = q[o + 1] ?? 0;
  const z = q[o + 2] ?? 0;
  const w = q[o + 3] ?? 1;
  const sine = Math.max(-1, Math.min(1, 2 * (y * z + w * x)));
  const aroundZ = Math.atan2(-2 * (x * y - w * z), 1 - 2 * (x * x + z * z));
  const aroundY = Math.atan2(-2 * (x * z - w * y), 1 - 2 * (x * x + y * y));
  return [aroundZ, Math.asin(sine), aroundY].map((radians) => (radians / RADIANS).toFixed(4));
}
