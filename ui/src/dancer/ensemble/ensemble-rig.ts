import type { Dance } from "@nataraj/sdk/motion";
import { type Bone, DetachedBindMode, Group, Matrix4, SkinnedMesh, Sphere, Vector3 } from "three";
import type { Quality } from "../quality/quality.ts";
import { joinLayers } from "../rig/join-layers.ts";
import type { LoadedModel } from "../rig/load-model.ts";
import { PosedSkeleton } from "../rig/posed-skeleton.ts";
import { createReflection, type Reflection } from "../rig/reflection.ts";
import { ContactShadows } from "./contact-shadows.ts";
import { createEnsembleMaterial, type EnsembleMaterial } from "./ensemble-material.ts";
import { Member } from "./member.ts";
import { mergeDancers } from "./merge-dancers.ts";

/** How one dancer of an ensemble is drawn. */
export interface MemberLook {
  model: LoadedModel;
  /** Colours by slot, over the model's own. */
  colors: Readonly<Record<string, string>>;
  mirrored: boolean;
}

/** What a dancer does at a time, metres and seconds. */
export interface MemberMoment {
  dance: Dance;
  seconds: number;
  x: number;
  z: number;
}

/**
 * All dancers beside the leader as one mesh over one skeleton: one draw call, at the quality `full` with their shadows
 * and mirror images three, however many they are; the soft shadows under their feet are one more.
 */
export class EnsembleRig {
  readonly root = new Group();
  readonly #looks: readonly MemberLook[];
  readonly #skeleton: PosedSkeleton;
  readonly #members: readonly Member[];
  readonly #mesh: SkinnedMesh;
  readonly #ends: readonly number[];
  readonly #faces: Float32Array;
  readonly #contacts: ContactShadows;
  #material: EnsembleMaterial | undefined;
  #reflection: Reflection | undefined;
  #shown: number;

  constructor(looks: readonly MemberLook[], quality: Quality) {
    this.#looks = looks;
    this.#shown = looks.length;
    const skeletons = looks.map(({ model }) => model.skeleton);
    this.#skeleton = new PosedSkeleton(
      skeletons.flatMap(({ bones }) => bones),
      skeletons.flatMap(({ boneInverses }) => boneInverses),
    );
    const merged = mergeDancers(
      looks.map(({ model, mirrored }) => ({
        geometry: joinLayers(model.meshes),
        joints: model.skeleton.bones.length,
        mirrored,
      })),
    );
    this.#ends = merged.ends;
    const morphs = merged.geometry.morphAttributes.position?.length ?? 0;
    this.#faces = new Float32Array(looks.length * Math.max(1, morphs));
    let start = 0;
    this.#members = looks.map(({ model }, i) => {
      const member = new Member(model, start, this.#faces.subarray(i * morphs, (i + 1) * morphs));
      start += model.skeleton.bones.length;
      return member;
    });
    this.#mesh = new SkinnedMesh(merged.geometry);
    this.#mesh.bindMode = DetachedBindMode;
    this.#mesh.bind(this.#skeleton, new Matrix4());
    this.#mesh.frustumCulled = false;
    // Never used to leave anyone out of a picture; three would work it out over every vertex to sort what it draws.
    this.#mesh.boundingSphere = new Sphere(new Vector3(0, 1, 0), 5);
    this.#contacts = new ContactShadows(looks.length);
    this.root.add(this.#mesh, this.#contacts.mesh);
    this.setQuality(quality);
  }

  /** Gives the dancers the materials of a quality. */
  setQuality(quality: Quality): void {
    this.#material?.dispose();
    const looks = this.#looks.map(({ model, colors }) => ({
      palette: model.palette,
      colors,
      toHead: headOf(model),
    }));
    this.#material = createEnsembleMaterial(looks, this.#faces, quality);
    this.#mesh.material = this.#material.material;
    this.#mesh.castShadow = quality === "full";
    this.#mesh.receiveShadow = quality === "full";
    this.#reflection?.dispose();
    this.#reflection = quality === "full" ? createReflection(this.#mesh) : undefined;
    if (this.#reflection) this.root.add(this.#reflection.image);
    this.root.updateMatrixWorld(true);
  }

  /** Mirrors all of them together. */
  setMirrored(mirrored: boolean): void {
    this.root.scale.x = mirrored ? -1 : 1;
    this.root.updateMatrixWorld(true);
  }

  /** Sets how many are drawn, from the first on; the others cost nothing. */
  show(count: number): void {
    this.#shown = Math.min(count, this.#members.length);
    this.#mesh.geometry.setDrawRange(0, this.#ends[this.#shown - 1] ?? 0);
    this.root.visible = this.#shown > 0;
    this.#contacts.show(this.#shown);
  }

  /** Puts each dancer where it is at a time. */
  apply(momentOf: (member: number) => MemberMoment): void {
    for (let i = 0; i < this.#shown; i++) {
      const member = this.#members[i] as Member;
      const { dance, seconds, x, z } = momentOf(i);
      member.take(dance, seconds, x, z);
      this.#skeleton.put(member.joints, member.world);
      this.#skeleton.put(member.swinging, member.sway.swung);
      const mirrored = this.#looks[i]?.mirrored === true;
      if (mirrored) this.#mirror(member);
      this.#contacts.put(i, member.world.positions, mirrored);
    }
  }

  dispose(): void {
    this.root.removeFromParent();
    this.#reflection?.dispose();
    this.#contacts.dispose();
    this.#material?.dispose();
    this.#mesh.geometry.dispose();
    this.#skeleton.dispose();
  }

  #mirror({ joints, swinging }: Member): void {
    const matrices = this.#skeleton.boneMatrices as Float32Array;
    for (const list of [joints, swinging])
      for (let i = 0; i < list.length; i++)
        for (let at = 16 * (list[i] as number), k = 0; k < 4; k++, at += 4) matrices[at] = -(matrices[at] as number);
  }
}

/** From the space of a model's mesh to its head's. */
function headOf({ skeleton, bones }: LoadedModel): Matrix4 {
  return skeleton.boneInverses[skeleton.bones.indexOf(bones.get("head") as Bone)] as Matrix4;
}
