import { createJointMatrices, type JointMatrices, putJoints } from "@nataraj/sdk/dancer";
import { multiplyInverse, type WorldTransforms } from "@nataraj/sdk/motion";
import { type Bone, Matrix4, Skeleton } from "three";

/**
 * A skeleton whose joints are set from flat arrays. Its bones are not in the scene, because three would visit each of
 * them several times a frame and find nothing new.
 */
export class PosedSkeleton extends Skeleton {
  readonly #matrices: JointMatrices;
  #moved = true;

  constructor(bones: Bone[], inverses: Matrix4[]) {
    super(bones, inverses);
    this.#matrices = createJointMatrices(inverses.flatMap(({ elements }) => elements));
  }

  /** Puts joint `joints[i]` where the i-th of the transforms is; allocates nothing. */
  put(joints: ArrayLike<number>, transforms: WorldTransforms): void {
    putJoints(this.#matrices, joints, transforms, this.boneMatrices as Float32Array);
    this.#moved = true;
  }

  /** How each joint is turned against the one above it: quaternions in the order of the bones. */
  localRotations(): Float64Array {
    const turns = this.#matrices.rotations;
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
