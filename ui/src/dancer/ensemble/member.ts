import { createExpressions, createSway, type Sway } from "@nataraj/sdk/dancer";
import { BONES, createPose, createWorldTransforms, type Dance, poseAt, worldTransforms } from "@nataraj/sdk/motion";
import type { LoadedModel } from "../rig/load-model.ts";

/** The moving parts of a dancer: bones, hair and cloth, and the face. The ensemble draws them. */
export class Member {
  readonly world = createWorldTransforms();
  readonly sway: Sway;
  /** Joints of the ensemble's skeleton: the body's, and those of hair and cloth. */
  readonly joints: Uint16Array;
  readonly swinging: Uint16Array;
  readonly #pose = createPose();
  readonly #express: ReturnType<typeof createExpressions>;
  #dance: Dance | undefined;

  /**
   * @param start The first of its joints in the ensemble's skeleton.
   * @param faces Where the weights of its face go.
   */
  constructor(model: LoadedModel, start: number, faces: Float32Array) {
    const { bones } = model.skeleton;
    this.joints = Uint16Array.from(BONES, (name) => start + bones.findIndex((bone) => bone.name === name));
    this.sway = createSway(model.joints);
    this.swinging = Uint16Array.from(this.sway.joints, (joint) => start + joint);
    const face = model.meshes.find(({ morphTargetInfluences }) => morphTargetInfluences);
    this.#express = createExpressions(Object.keys(face?.morphTargetDictionary ?? {}), faces);
  }

  /** Takes the pose of a dance at a time, seconds, moved aside by metres. */
  take(dance: Dance, seconds: number, x: number, z: number): void {
    if (dance !== this.#dance) {
      this.#dance = dance;
      this.sway.follow((at, out) => void poseAt(dance, at, out));
    }
    poseAt(dance, seconds, this.#pose);
    worldTransforms(this.#pose, this.world);
    this.sway.apply(this.world, seconds);
    this.#express(this.#pose.face);
    move(this.world.positions, x, z);
    move(this.sway.swung.positions, x, z);
  }
}

function move(positions: Float32Array, x: number, z: number): void {
  if (x === 0 && z === 0) return;
  for (let i = 0; i < positions.length; i += 3) {
    positions[i] = (positions[i] ?? 0) + x;
    positions[i + 2] = (positions[i + 2] ?? 0) + z;
  }
}
