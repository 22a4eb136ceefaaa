import { Bone, BufferGeometry, Group, Matrix4, type Mesh, type Object3D, SkinnedMesh } from "three";
import { type Glb, type GltfPrimitive, openGlb } from "./glb.ts";
import { PosedSkeleton } from "./posed-skeleton.ts";

/** A baked dancer as it comes from its file: bones by name, at rest in a scene, and one skinned mesh a layer. */
export interface LoadedModel {
  scene: Group;
  bones: Map<string, Bone>;
  skeleton: PosedSkeleton;
  meshes: SkinnedMesh[];
  palette: PaletteEntry[];
}

/** One colour of the baked palette. */
export interface PaletteEntry {
  slot: string;
  color: string;
  roughness: number;
  metalness: number;
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
  const glb = await openGlb(bytes);
  const { json } = glb;
  const palette = json.scenes?.[json.scene ?? 0]?.extras?.palette as PaletteEntry[] | undefined;
  const skin = json.skins?.[0];
  if (!palette || !skin) throw new Error("The file is no dancer.");

  const scene = new Group();
  const nodes = json.nodes.map(({ name, translation, extras }, i) => {
    if (!skin.joints.includes(i)) return undefined;
    const bone = new Bone();
    bone.name = name;
    if (translation) bone.position.set(...translation);
    if (extras) bone.userData = extras;
    return bone;
  });
  json.nodes.forEach(({ children = [] }, i) => {
    for (const child of children) if (nodes[child]) nodes[i]?.add(nodes[child]);
  });
  const joints = skin.joints.map((joint) => nodes[joint] as Bone);
  for (const bone of joints) if (!bone.parent) scene.add(bone);
  const inverse = glb.attribute(skin.inverseBindMatrices).array;
  const skeleton = new PosedSkeleton(
    joints,
    joints.map((_, i) => new Matrix4().fromArray(inverse, i * 16)),
  );

  const meshes = json.nodes.flatMap(({ name, mesh }) => {
    const definition = mesh === undefined ? undefined : json.meshes[mesh];
    if (!definition) return [];
    const skinned = new SkinnedMesh(geometryOf(glb, definition.primitives[0] as GltfPrimitive));
    skinned.name = name;
    skinned.bind(skeleton, new Matrix4());
    const targets = definition.extras?.targetNames ?? [];
    skinned.morphTargetDictionary = Object.fromEntries(targets.map((target, i) => [target, i]));
    return [skinned];
  });
  return { scene, bones: new Map(joints.map((bone) => [bone.name, bone])), skeleton, meshes, palette };
}

function geometryOf(glb: Glb, { indices, attributes, targets = [] }: GltfPrimitive): BufferGeometry {
  const geometry = new BufferGeometry();
  geometry.setIndex(glb.attribute(indices));
  for (const [name, accessor] of Object.entries(attributes)) {
    geometry.setAttribute(ATTRIBUTES[name] ?? name.toLowerCase(), glb.attribute(accessor));
  }
  if (targets.length > 0) {
    geometry.morphAttributes.position = targets.map(({ POSITION }) => glb.attribute(POSITION));
    geometry.morphTargetsRelative = true;
  }
  return geometry;
}

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
