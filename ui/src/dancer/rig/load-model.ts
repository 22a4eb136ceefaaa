import { type GlbAttribute, type Layer, type Model, readModel } from "@nataraj/sdk/dancer";
import { Bone, BufferAttribute, BufferGeometry, Group, Matrix4, type Mesh, type Object3D, SkinnedMesh } from "three";
import { PosedSkeleton } from "./posed-skeleton.ts";

/** A baked dancer for three.js: bones by name, at rest in a scene, and one skinned mesh a layer. */
export interface LoadedModel extends Pick<Model, "joints" | "palette"> {
  scene: Group;
  bones: Map<string, Bone>;
  skeleton: PosedSkeleton;
  meshes: SkinnedMesh[];
}

/**
 * Loads a baked dancer.
 * @throws {Error} when the file cannot be had or is no dancer of ours.
 */
export async function loadModel(url: string, signal?: AbortSignal): Promise<LoadedModel> {
  const response = await fetch(url, signal ? { signal } : {});
  if (!response.ok) throw new Error(`The dancer's model could not be loaded (${response.status}).`);
  return parseModel(await response.arrayBuffer());
}

/** What three calls the attributes of glTF. */
const ATTRIBUTES: Record<string, string> = {
  POSITION: "position",
  NORMAL: "normal",
  TEXCOORD_0: "uv",
  COLOR_0: "color",
  JOINTS_0: "skinIndex",
  WEIGHTS_0: "skinWeight",
};

/**
 * Reads a baked dancer from its bytes. The meshes have no materials yet: they are the rig's.
 * @throws {Error} when it is no dancer of ours.
 */
export async function parseModel(bytes: ArrayBuffer): Promise<LoadedModel> {
  const { joints, inverseBinds, layers, palette } = await readModel(bytes);
  const bones = joints.map(({ name, position }) => {
    const bone = new Bone();
    bone.name = name;
    bone.position.set(...position);
    return bone;
  });
  const scene = new Group();
  bones.forEach((bone, i) => {
    (bones[joints[i]?.parent ?? -1] ?? scene).add(bone);
  });
  const skeleton = new PosedSkeleton(
    bones,
    bones.map((_, i) => new Matrix4().fromArray(inverseBinds, i * 16)),
  );
  const meshes = layers.map((layer) => {
    const skinned = new SkinnedMesh(geometryOf(layer));
    skinned.name = layer.name;
    skinned.bind(skeleton, new Matrix4());
    skinned.morphTargetDictionary = Object.fromEntries(layer.morphNames.map((name, i) => [name, i]));
    return skinned;
  });
  return { joints, palette, scene, bones: new Map(bones.map((bone) => [bone.name, bone])), skeleton, meshes };
}

function geometryOf({ indices, attributes, morphs }: Layer): BufferGeometry {
  const geometry = new BufferGeometry();
  geometry.setIndex(attributeOf(indices));
  for (const [name, attribute] of Object.entries(attributes)) {
    geometry.setAttribute(ATTRIBUTES[name] ?? name.toLowerCase(), attributeOf(attribute));
  }
  if (morphs.length > 0) {
    geometry.morphAttributes.position = morphs.map(attributeOf);
    geometry.morphTargetsRelative = true;
  }
  return geometry;
}

const attributeOf = ({ array, itemSize, normalized }: GlbAttribute) => new BufferAttribute(array, itemSize, normalized);

/** Frees the geometry and materials of a whole tree. */
export function disposeTree(root: Object3D): void {
  root.traverse((object) => {
    const mesh = object as Mesh;
    if (!mesh.isMesh) return;
    mesh.geometry.dispose();
    for (const material of Array.isArray(mesh.material) ? mesh.material : [mesh.material]) material.dispose();
    (mesh as Partial<SkinnedMesh>).skeleton?.dispose();
  });
}
