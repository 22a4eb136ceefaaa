import type { Pose } from "./pose.ts";
import { multiply, rotate } from "./quaternion.ts";
import { DEFAULT_RIG, type Rig } from "./rig.ts";
import { BONES, PARENTS } from "./skeleton.ts";

const COUNT = BONES.length;
const local = new Float64Array(4 * COUNT);
const turned = new Float64Array(3);

/** World position and rotation of every bone, in the order of `BONES`. */
export interface WorldTransforms {
  /** Metres, 3 per bone. */
  readonly positions: Float32Array;
  /** Quaternions x, y, z, w. */
  readonly rotations: Float64Array;
}

/** Empty transforms to be filled and reused. */
export function createWorldTransforms(): WorldTransforms {
  return { positions: new Float32Array(3 * COUNT), rotations: new Float64Array(4 * COUNT) };
}

/** Forward kinematics: where every bone of a pose is and how it is turned in the world. */
export function worldTransforms(
  pose: Pose,
  out: WorldTransforms = createWorldTransforms(),
  rig: Rig = DEFAULT_RIG,
): WorldTransforms {
  const { positions, rotations } = out;
  for (let i = 0; i < local.length; i++) local[i] = pose.rotations[i] as number;
  for (let i = 0; i < COUNT; i++) {
    const parent = PARENTS[i] as number;
    if (parent < 0) {
      for (let k = 0; k < 4; k++) rotations[4 * i + k] = local[4 * i + k] as number;
      for (let k = 0; k < 3; k++) positions[3 * i + k] = pose.hips[k] as number;
      continue;
    }
    const o = rig.offsets;
    rotate(turned, 0, rotations, 4 * parent, o[3 * i] as number, o[3 * i + 1] as number, o[3 * i + 2] as number);
    for (let k = 0; k < 3; k++) positions[3 * i + k] = (positions[3 * parent + k] as number) + (turned[k] as number);
    multiply(rotations, 4 * i, rotations, 4 * parent, local, 4 * i);
  }
  return out;
}

const scratch = createWorldTransforms();

/** Where every bone of a pose is in the world, metres, 3 numbers per bone in the order of `BONES`. */
export function worldPositions(pose: Pose, out?: Float32Array, rig: Rig = DEFAULT_RIG): Float32Array {
  worldTransforms(pose, scratch, rig);
  if (!out) return scratch.positions.slice();
  out.set(scratch.positions);
  return out;
}
