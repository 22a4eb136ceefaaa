import { float32At, float64At, numberAt } from "../arrays/index.ts";
import type { WorldTransforms } from "../motion/index.ts";

/** Matrices of a skeleton's joints, which carry the skin from where it is at rest. */
export interface JointMatrices {
  /** Inverse bind matrices, their columns of three numbers one after the other. */
  readonly inverses: Float64Array;
  /** How each joint is turned in the dancer's space: quaternions x, y, z, w. */
  readonly rotations: Float64Array;
}

/** @param inverseBinds Sixteen numbers for each joint, column by column. */
export function createJointMatrices(inverseBinds: ArrayLike<number>): JointMatrices {
  return {
    inverses: Float64Array.from(Array.from(inverseBinds).filter((_, i) => i % 4 < 3)),
    rotations: new Float64Array(inverseBinds.length / 4),
  };
}

/**
 * Puts joint `joints[i]` where the i-th of the transforms is; allocates nothing.
 * @param out Sixteen numbers for each joint, column by column.
 */
export function putJoints(
  { inverses, rotations: turns }: JointMatrices,
  joints: ArrayLike<number>,
  { positions, rotations }: WorldTransforms,
  out: Float32Array,
): void {
  for (let i = 0; i < joints.length; i++) {
    const joint = numberAt(joints, i);
    const x = float64At(rotations, 4 * i);
    const y = float64At(rotations, 4 * i + 1);
    const z = float64At(rotations, 4 * i + 2);
    const w = float64At(rotations, 4 * i + 3);
    turns[4 * joint] = x;
    turns[4 * joint + 1] = y;
    turns[4 * joint + 2] = z;
    turns[4 * joint + 3] = w;
    const xx = 1 - 2 * (y * y + z * z);
    const xy = 2 * (x * y - w * z);
    const xz = 2 * (x * z + w * y);
    const yx = 2 * (x * y + w * z);
    const yy = 1 - 2 * (x * x + z * z);
    const yz = 2 * (y * z - w * x);
    const zx = 2 * (x * z - w * y);
    const zy = 2 * (y * z + w * x);
    const zz = 1 - 2 * (x * x + y * y);
    let to = 16 * joint;
    const end = 12 * joint + 12;
    for (let from = end - 12; from < end; from += 3) {
      const a = float64At(inverses, from);
      const b = float64At(inverses, from + 1);
      const c = float64At(inverses, from + 2);
      out[to] = xx * a + xy * b + xz * c;
      out[to + 1] = yx * a + yy * b + yz * c;
      out[to + 2] = zx * a + zy * b + zz * c;
      to += 4;
    }
    out[to - 4] = float32At(out, to - 4) + float32At(positions, 3 * i);
    out[to - 3] = float32At(out, to - 3) + float32At(positions, 3 * i + 1);
    out[to - 2] = float32At(out, to - 2) + float32At(positions, 3 * i + 2);
    out[to - 1] = 1;
  }
}
