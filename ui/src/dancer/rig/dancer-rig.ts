import { BONES, DEFAULT_RIG, type Pose } from "@nataraj/sdk/motion";
import { type Bone, Group, type Matrix4, type SkinnedMesh } from "three";
import type { Quality } from "../stage/quality.ts";
import type { PoseSource } from "./anchor-history.ts";
import { createExpressions } from "./expressions.ts";
import { disposeTree, type LoadedModel } from "./load-model.ts";
import { createWardrobe, type Wardrobe } from "./materials.ts";
import { createReflection, type Reflection } from "./reflection.ts";
import type { StageDancer } from "./stage-dancer.ts";
import { createSway, type Sway } from "./sway.ts";

/** What each layer of a dancer is dressed in. */
const MATERIALS: Readonly<Record<string, "twoSided" | "face">> = { cloth: "twoSided", face: "face" };

/** One of our own dancers. Its root is put into a scene; mirroring turns the whole of it over. */
export class DancerRig implements StageDancer {
  readonly root = new Group();
  readonly proportions = DEFAULT_RIG;
  readonly size = 1;
  readonly #bones: Bone[];
  readonly #express: ReturnType<typeof createExpressions>;
  readonly #sway: Sway;
  readonly #model: LoadedModel;
  readonly #toHead: Matrix4;
  #quality: Quality | undefined;
  #wardrobe: Wardrobe | undefined;
  #reflection: Reflection | undefined;
  #colors: Readonly<Record<string, string>> = {};

  /** @throws {Error} when the model lacks a bone of the humanoid skeleton. */
  constructor(model: LoadedModel, quality: Quality) {
    this.#bones = BONES.map((name) => {
      const bone = model.bones.get(name);
      if (!bone) throw new Error(`The dancer's model has no bone named "${name}".`);
      return bone;
    });
    this.#express = createExpressions(model.meshes);
    this.#sway = createSway(model.scene);
    this.#model = model;
    const { skeleton } = model.meshes[0] as SkinnedMesh;
    this.#toHead = skeleton.boneInverses[skeleton.bones.indexOf(model.bones.get("head") as Bone)] as Matrix4;
    this.setQuality(quality);
    this.root.add(model.scene);
  }

  /** Dresses the dancer in materials that the quality can afford. */
  setQuality(quality: Quality): void {
    if (quality === this.#quality) return;
    this.#quality = quality;
    this.#wardrobe?.dispose();
    const wardrobe = createWardrobe(this.#model.palette, quality, this.#toHead);
    wardrobe.recolor(this.#colors);
    for (const mesh of this.#model.meshes) {
      mesh.material = wardrobe[MATERIALS[mesh.name] ?? "oneSided"];
      mesh.frustumCulled = false;
      mesh.castShadow = quality === "full";
      mesh.receiveShadow = quality === "full";
    }
    this.#wardrobe = wardrobe;
    this.#reflection?.dispose();
    this.#reflection = quality === "full" ? createReflection(this.#model.meshes) : undefined;
    if (this.#reflection) this.root.add(this.#reflection.group);
    this.setMirrored(this.root.scale.x < 0);
  }

  /** The dance whose past moves hair and cloth. */
  follow(source: PoseSource): void {
    this.#sway.follow(source);
  }

  /** Colours by slot, over the look's own. */
  recolor(colors: Readonly<Record<string, string>>): void {
    this.#colors = colors;
    this.#wardrobe?.recolor(colors);
  }

  /** A mirror image: what the left hand did, the right hand does. */
  setMirrored(mirrored: boolean): void {
    this.root.scale.x = mirrored ? -1 : 1;
    this.#reflection?.setMirrored(mirrored);
  }

  /** Takes the pose at a time; allocates nothing. */
  apply(pose: Pose, seconds: number): void {
    (this.#bones[0] as Bone).position.fromArray(pose.hips);
    for (let i = 0; i < this.#bones.length; i++) (this.#bones[i] as Bone).quaternion.fromArray(pose.rotations, i * 4);
    this.#sway.apply(pose, seconds);
    this.#express(pose.face);
  }

  /** World position of each bone of `BONES`, metres, three numbers each. */
  worldPositions(): Float32Array {
    this.root.updateMatrixWorld(true);
    const out = new Float32Array(this.#bones.length * 3);
    this.#bones.forEach((bone, i) => {
      out.set(bone.matrixWorld.elements.slice(12, 15), i * 3);
    });
    return out;
  }

  dispose(): void {
    this.root.removeFromParent();
    this.#reflection?.dispose();
    disposeTree(this.root);
    this.#wardrobe?.dispose();
  }
}
