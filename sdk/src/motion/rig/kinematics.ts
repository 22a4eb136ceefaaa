import { copyQuaternion, multiply, rotateVec3 } from "../math/quaternion.ts";
import { setVec3, vec3 } from "../math/vec3.ts";
import type { Pose } from "./pose.ts";
import { DEFAULT_RIG, type Rig } from "./rig.ts";
import { BONES, parentOf } from "./skeleton.ts";

const COUNT = BONES.length;
const local = new Float64Array(4 * COUNT);
const offset = vec3();

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
  for (let i = 0; i < local.length; i++) local[i] = pose.rotations[i] ?? 0;
  for (let k = 0; k < 3; k++) positions[k] = pose.hips[k] ?? 0;
  copyQuaternion(rotations, 0, local, 0);
  for (let i = 1; i < COUNT; i++) {
    const parent = parentOf(i);
    setVec3(offset, rig.offsets[3 * i] ?? 0, rig.offsets[3 * i + 1] ?? 0, rig.offsets[3 * i + 2] ?? 0);
    rotateVec3(offset, rotations, 4 * parent);
    positions[3 * i] = (positions[3 * parent] ?? 0) + offset.x;
    positions[3 * i + 1] = (positions[3 * parent + 1] ?? 0) + offset.y;
    positions[3 * i + 2] = (positions[3 * parent + 2] ?? 0) + offset.z;
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
