import { createExpressions, createSway, type PaletteEntry, type PoseSource, type Sway } from "@nataraj/sdk/dancer";
import { BONES, createWorldTransforms, DEFAULT_RIG, type Pose, worldTransforms } from "@nataraj/sdk/motion";
import { type Bone, DetachedBindMode, Group, Matrix4, SkinnedMesh, Sphere, Vector3 } from "three";
import type { Quality } from "../quality/quality.ts";
import type { DancerModel } from "./dancer-model.ts";
import { createEyeContact } from "./eye-contact.ts";
import { joinLayers } from "./join-layers.ts";
import { disposeTree, type LoadedModel } from "./load-model.ts";
import { createDancerMaterial, type DancerMaterial } from "./materials.ts";
import type { PosedSkeleton } from "./posed-skeleton.ts";
import { createReflection, type Reflection } from "./reflection.ts";

/** One of our own dancers. Its root is put into a scene; mirroring turns the whole of it over. */
export class DancerRig implements DancerModel {
  readonly root = new Group();
  readonly proportions = DEFAULT_RIG;
  readonly size = 1;
  readonly world = createWorldTransforms();
  readonly #skeleton: PosedSkeleton;
  /** Where the skeleton has the bones of `BONES`. */
  readonly #joints: Uint8Array;
  readonly #express: ReturnType<typeof createExpressions>;
  readonly #eyes = createEyeContact();
  readonly #eye = new Vector3();
  #isSeen = false;
  readonly #sway: Sway;
  readonly #mesh: SkinnedMesh;
  readonly #palette: readonly PaletteEntry[];
  readonly #toHead: Matrix4;
  #quality: Quality | undefined;
  #material: DancerMaterial | undefined;
  #reflection: Reflection | undefined;
  #colors: Readonly<Record<string, string>> = {};

  /** @throws {Error} when the model lacks a bone of the humanoid skeleton. */
  constructor(model: LoadedModel, quality: Quality) {
    const { skeleton } = model;
    this.#skeleton = skeleton;
    this.#joints = Uint8Array.from(BONES, (name) => {
      const bone = model.bones.get(name);
      if (!bone) throw new Error(`The dancer's model has no bone named "${name}".`);
      return skeleton.bones.indexOf(bone);
    });
    const face = model.meshes.find(({ morphTargetInfluences }) => morphTargetInfluences);
    this.#express = createExpressions(
      Object.keys(face?.morphTargetDictionary ?? {}),
      face?.morphTargetInfluences ?? [],
    );
    this.#sway = createSway(model.joints);
    this.#palette = model.palette;
    this.#mesh = meshOf(model);
    this.#toHead = skeleton.boneInverses[skeleton.bones.indexOf(model.bones.get("head") as Bone)] as Matrix4;
    this.setQuality(quality);
    this.root.add(this.#mesh);
  }

  /** Gives the dancer the materials of a quality. */
  setQuality(quality: Quality): void {
    if (quality === this.#quality) return;
    this.#quality = quality;
    this.#material?.dispose();
    this.#material = createDancerMaterial(this.#palette, quality, this.#toHead);
    this.#material.recolor(this.#colors);
    this.#mesh.material = this.#material.material;
    this.#mesh.castShadow = quality === "full";
    this.#mesh.receiveShadow = quality === "full";
    this.#reflection?.dispose();
    this.#reflection = quality === "full" ? createReflection(this.#mesh) : undefined;
    if (this.#reflection) this.root.add(this.#reflection.image);
    this.root.updateMatrixWorld(true);
  }

  /** Sets the dance that hair and cloth are simulated for. */
  setMotionSource(source: PoseSource): void {
    this.#sway.follow(source);
  }

  /** Colours by slot, over the look's own. */
  recolor(colors: Readonly<Record<string, string>>): void {
    this.#colors = colors;
    this.#material?.recolor(colors);
  }

  /** Mirrors the dancer: the right hand does what the left hand did. */
  setMirrored(mirrored: boolean): void {
    this.root.scale.x = mirrored ? -1 : 1;
    this.root.updateMatrixWorld(true);
  }

  setEye(eye: Vector3 | undefined): void {
    this.#isSeen = eye !== undefined;
    if (eye) this.#eye.copy(eye);
    // A mirrored dancer has a mirrored camera.
    this.#eye.x *= this.root.scale.x;
  }

  /** Applies the pose at a time; allocates nothing. */
  apply(pose: Pose, seconds: number): void {
    worldTransforms(pose, this.world);
    this.#skeleton.put(this.#joints, this.world);
    this.#sway.apply(this.world, seconds);
    this.#skeleton.put(this.#sway.joints, this.#sway.swung);
    this.#express(this.#isSeen ? this.#eyes.meet(pose.face, this.world, this.#eye) : pose.face);
  }

  dispose(): void {
    this.root.removeFromParent();
    this.#reflection?.dispose();
    disposeTree(this.root);
    this.#material?.dispose();
  }
}

/** All that is seen of a dancer, still without a material. */
function meshOf({ meshes, skeleton }: LoadedModel): SkinnedMesh {
  const mesh = new SkinnedMesh(joinLayers(meshes));
  // The joints are put in the dancer's own space: its place and mirroring come with the mesh.
  mesh.bindMode = DetachedBindMode;
  mesh.bind(skeleton, new Matrix4());
  const face = meshes.find(({ morphTargetInfluences }) => morphTargetInfluences);
  if (face?.morphTargetInfluences) mesh.morphTargetInfluences = face.morphTargetInfluences;
  mesh.frustumCulled = false;
  // Never used to leave a dancer out of a picture; three would work it out over every vertex to sort what it draws.
  mesh.boundingSphere = new Sphere(new Vector3(0, 1, 0), 2);
  return mesh;
}
