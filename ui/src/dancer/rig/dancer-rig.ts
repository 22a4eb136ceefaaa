import { BONES, DEFAULT_RIG, type Pose } from "@nataraj/sdk/motion";
import { type Bone, Group, Matrix4, SkinnedMesh, Sphere, Vector3 } from "three";
import type { Quality } from "../stage/quality.ts";
import type { PoseSource } from "./anchor-history.ts";
import { createExpressions } from "./expressions.ts";
import { joinLayers } from "./join-layers.ts";
import { disposeTree, type LoadedModel, type PaletteEntry } from "./load-model.ts";
import { createWardrobe, type Wardrobe } from "./materials.ts";
import { createReflection, type Reflection } from "./reflection.ts";
import type { StageDancer } from "./stage-dancer.ts";
import { createSway, type Sway } from "./sway.ts";

/** One of our own dancers. Its root is put into a scene; mirroring turns the whole of it over. */
export class DancerRig implements StageDancer {
  readonly root = new Group();
  readonly proportions = DEFAULT_RIG;
  readonly size = 1;
  readonly #bones: Bone[];
  readonly #express: ReturnType<typeof createExpressions>;
  readonly #sway: Sway;
  readonly #mesh: SkinnedMesh;
  readonly #palette: readonly PaletteEntry[];
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
    this.#palette = model.palette;
    this.#mesh = meshOf(model);
    const { skeleton } = this.#mesh;
    this.#toHead = skeleton.boneInverses[skeleton.bones.indexOf(model.bones.get("head") as Bone)] as Matrix4;
    this.setQuality(quality);
    this.root.add(model.scene, this.#mesh);
  }

  /** Dresses the dancer in materials that the quality can afford. */
  setQuality(quality: Quality): void {
    if (quality === this.#quality) return;
    this.#quality = quality;
    this.#wardrobe?.dispose();
    this.#wardrobe = createWardrobe(this.#palette, quality, this.#toHead);
    this.#wardrobe.recolor(this.#colors);
    this.#mesh.material = this.#wardrobe.material;
    this.#mesh.castShadow = quality === "full";
    this.#mesh.receiveShadow = quality === "full";
    this.#reflection?.dispose();
    this.#reflection = quality === "full" ? createReflection(this.#mesh) : undefined;
    if (this.#reflection) this.root.add(this.#reflection.image);
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

/** All that is seen of a dancer, still without a material. */
function meshOf({ meshes }: LoadedModel): SkinnedMesh {
  const mesh = new SkinnedMesh(joinLayers(meshes));
  mesh.bind((meshes[0] as SkinnedMesh).skeleton, new Matrix4());
  const face = meshes.find(({ morphTargetInfluences }) => morphTargetInfluences);
  if (face?.morphTargetInfluences) mesh.morphTargetInfluences = face.morphTargetInfluences;
  mesh.frustumCulled = false;
  // Never used to leave a dancer out of a picture; three would work it out over every vertex to sort what it draws.
  mesh.boundingSphere = new Sphere(new Vector3(0, 1, 0), 2);
  return mesh;
}
