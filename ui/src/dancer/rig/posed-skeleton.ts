import { float32At, float64At, numberAt } from "@nataraj/sdk/arrays";
import { multiplyInverse, type WorldTransforms } from "@nataraj/sdk/motion";
import { type Bone, Matrix4, Skeleton } from "three";

/**
 * A skeleton whose joints are set from flat arrays. Its bones are not in the scene, because three would visit each of
 * them several times a frame and find nothing new.
 */
export class PosedSkeleton extends Skeleton {
  /** Inverse bind matrices, their columns of three numbers one after the other. */
  readonly #inverses: Float64Array;
  /** How each joint is turned in the dancer's space. */
  readonly #rotations: Float64Array;
  #moved = true;

  constructor(bones: Bone[], inverses: Matrix4[]) {
    super(bones, inverses);
    this.#inverses = Float64Array.from(inverses.flatMap(({ elements }) => elements.filter((_, i) => i % 4 < 3)));
    this.#rotations = new Float64Array(4 * bones.length);
  }

  /** Puts joint `joints[i]` where the i-th of the transforms is; allocates nothing. */
  put(joints: ArrayLike<number>, { positions, rotations }: WorldTransforms): void {
    const inverses = this.#inverses;
    const turns = this.#rotations;
    const out = this.boneMatrices as Float32Array;
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
    this.#moved = true;
  }

  /** How each joint is turned against the one above it: quaternions in the order of the bones. */
  localRotations(): Float64Array {
    const turns = this.#rotations;
    const out = turns.slice();
    this.bones.forEach(({ parent }, joint) => {
      const above = this.bones.indexOf(parent as Bone);
      if (above >= 0) multiplyInverse(out, 4 * joint, turns, 4 * above, turns, 4 * joint);
    });
    return out;
  }

  /** Where each joint is as the skin is drawn: three numbers each, in the order of the bones. */
  drawnPositions(): Float32Array {
    const out = new Float32Array(3 * this.bones.length);
    const drawn = new Matrix4();
    const bind = new Matrix4();
    this.boneInverses.forEach((inverse, joint) => {
      drawn.fromArray(this.boneMatrices as Float32Array, 16 * joint).multiply(bind.copy(inverse).invert());
      out.set(drawn.elements.slice(12, 15), 3 * joint);
    });
    return out;
  }

  override update(): void {
    if (!this.#moved || !this.boneTexture) return;
    this.boneTexture.needsUpdate = true;
    this.#moved = false;
  }
}
