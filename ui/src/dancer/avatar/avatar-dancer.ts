import { numberAt } from "@nataraj/sdk/arrays";
import { BONES, createWorldTransforms, PARENTS, type Pose, type Rig, worldTransforms } from "@nataraj/sdk/motion";
import { type VRM, type VRMHumanBoneName, VRMUtils } from "@pixiv/three-vrm";
import { Group, type Mesh, type Object3D, Quaternion, Vector3 } from "three";
import type { Quality } from "../quality/quality.ts";
import type { DancerModel } from "../rig/dancer-model.ts";
import { createEyeContact } from "../rig/eye-contact.ts";
import { createAvatarFace } from "./avatar-face.ts";
import { turnOf } from "./mirror-transforms.ts";
import { measureProportions } from "./proportions.ts";
import { readAvatar } from "./read-avatar.ts";
import { hasBone, sourceOf } from "./rest-positions.ts";

/** Hips that are lower or higher than this on the stage, metres, are brought there: no giants, nobody to search for. */
const HIPS = { lowest: 0.55, highest: 1.15 };
/** A step in time longer than this is a seek: hair and cloth come to rest. Seconds. */
const SEEK = 0.2;

interface AvatarBone {
  node: Object3D;
  /** Index in `BONES` of the bone whose turn it takes. */
  source: number;
  straighten: Quaternion;
  /** Index in the list of the bone above; −1 for the hips. */
  parent: number;
  /** Its turn in the world. */
  turn: Quaternion;
}

const inverse = new Quaternion();

/**
 * A person's own VRM avatar. The dance is solved for its limbs, so that its feet stand as firmly as our own dancers'.
 * Hair and cloth are the avatar's own springs; unlike ours they are integrated from frame to frame, and come to rest at
 * a seek.
 */
class AvatarDancer implements DancerModel {
  readonly root = new Group();
  readonly proportions: Rig;
  readonly size: number;
  readonly world = createWorldTransforms();
  readonly #vrm: VRM;
  readonly #bones: AvatarBone[] = [];
  readonly #face: ReturnType<typeof createAvatarFace>;
  readonly #eyes = createEyeContact();
  readonly #eye = new Vector3();
  #isSeen = false;
  readonly #scale: number;
  /** VRM 0.x avatars look to −Z in their own space. */
  readonly #front: 1 | -1;
  #mirrored = false;
  #before = Number.NaN;

  /** @throws {AvatarError} when its body is none that could stand. */
  constructor(vrm: VRM, quality: Quality) {
    const { rig, scale, straighten } = measureProportions(vrm);
    this.#vrm = vrm;
    this.#scale = scale;
    this.#front = vrm.meta.metaVersion === "0" ? -1 : 1;
    this.proportions = rig;
    const hips = rig.hipsHeight / scale;
    const fit = Math.min(HIPS.highest, Math.max(HIPS.lowest, hips)) / hips;
    this.size = fit / scale;
    this.#face = createAvatarFace(vrm);
    const place = new Map<number, number>();
    BONES.forEach((name, i) => {
      const node = vrm.humanoid.getNormalizedBoneNode(name as VRMHumanBoneName);
      if (!node) return;
      let above = numberAt(PARENTS, i);
      while (above >= 0 && !hasBone(vrm, BONES[above] as string)) above = numberAt(PARENTS, above);
      place.set(i, this.#bones.length);
      this.#bones.push({
        node,
        source: sourceOf(vrm, name),
        straighten: straighten[i] as Quaternion,
        parent: place.get(above) ?? -1,
        turn: new Quaternion(),
      });
    });
    this.setQuality(quality);
    this.root.add(vrm.scene);
    this.root.scale.setScalar(fit);
  }

  setQuality(quality: Quality): void {
    this.#vrm.scene.traverse((object) => {
      if (!(object as Mesh).isMesh) return;
      object.frustumCulled = false;
      object.castShadow = quality === "full";
      object.receiveShadow = quality === "full";
    });
  }

  setMotionSource(): void {
    this.#before = Number.NaN;
  }

  recolor(): void {}

  setMirrored(mirrored: boolean): void {
    this.#mirrored = mirrored;
  }

  setEye(eye: Vector3 | undefined): void {
    this.#isSeen = eye !== undefined;
    if (!eye) return;
    // Into the space of the dance, which is not mirrored.
    this.#eye.copy(eye).divideScalar(this.size);
    if (this.#mirrored) this.#eye.x *= -1;
  }

  apply(pose: Pose, seconds: number): void {
    worldTransforms(pose, this.world, this.proportions);
    const s = this.#front;
    for (const { node, source, straighten, parent, turn } of this.#bones) {
      turnOf(this.world, source, this.#mirrored, turn).multiply(straighten);
      const above = this.#bones[parent];
      node.quaternion.copy(turn);
      if (above) node.quaternion.premultiply(inverse.copy(above.turn).invert());
      node.quaternion.set(node.quaternion.x * s, node.quaternion.y, node.quaternion.z * s, node.quaternion.w);
    }
    const [x, y, z] = pose.hips as unknown as [number, number, number];
    const scale = s / this.#scale;
    this.#bones[0]?.node.position.set(x * scale * (this.#mirrored ? -1 : 1), y / this.#scale, z * scale);
    const face = this.#isSeen ? this.#eyes.meet(pose.face, this.world, this.#eye) : pose.face;
    this.#face(face, this.#mirrored);
    this.#move(seconds);
    this.root.updateMatrixWorld();
  }

  dispose(): void {
    this.root.removeFromParent();
    VRMUtils.deepDispose(this.root);
  }

  /** Lets the avatar's own machinery follow: limbs, face, hair and cloth. */
  #move(seconds: number): void {
    const since = seconds - this.#before;
    this.#before = seconds;
    if (since >= 0 && since < SEEK) {
      this.#vrm.update(since);
      return;
    }
    this.#vrm.humanoid.update();
    this.root.updateMatrixWorld(true);
    this.#vrm.springBoneManager?.reset();
    this.#vrm.update(0);
  }
}

/**
 * A dancer from the bytes of a VRM file.
 * @throws {AvatarError} when it cannot be one.
 */
export async function createAvatarDancer(bytes: ArrayBuffer, quality: Quality): Promise<DancerModel> {
  const vrm = await readAvatar(bytes);
  try {
    return new AvatarDancer(vrm, quality);
  } catch (error) {
    VRMUtils.deepDispose(vrm.scene);
    throw error;
  }
}
