import { at, at32 } from "../math/at.ts";
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
  for (let i = 0; i < local.length; i++) local[i] = at32(pose.rotations, i);
  for (let k = 0; k < 3; k++) positions[k] = at32(pose.hips, k);
  copyQuaternion(rotations, 0, local, 0);
  for (let i = 1; i < COUNT; i++) {
    const parent = parentOf(i);
    setVec3(offset, at(rig.offsets, 3 * i), at(rig.offsets, 3 * i + 1), at(rig.offsets, 3 * i + 2));
    rotateVec3(offset, rotations, 4 * parent);
    positions[3 * i] = at32(positions, 3 * parent) + offset.x;
    positions[3 * i + 1] = at32(positions, 3 * parent + 1) + offset.y;
    positions[3 * i + 2] = at32(positions, 3 * parent + 2) + offset.z;
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
