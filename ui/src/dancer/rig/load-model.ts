import type { Bone, Group, Mesh, Object3D, SkinnedMesh } from "three";
import { MeshoptDecoder } from "three/addons/libs/meshopt_decoder.module.js";
import { GLTFLoader } from "three/addons/loaders/GLTFLoader.js";

// By three's own flags: where a page has two copies of three, instanceof fails between them.
const isBone = (object: Object3D): object is Bone => (object as Partial<Bone>).isBone === true;
const isMesh = (object: Object3D): object is Mesh => (object as Partial<Mesh>).isMesh === true;
const isSkinnedMesh = (object: Object3D): object is SkinnedMesh =>
  (object as Partial<SkinnedMesh>).isSkinnedMesh === true;

/** A baked dancer as it comes from its file: bones by name, and one skinned mesh a layer. */
export interface LoadedModel {
  scene: Group;
  bones: Map<string, Bone>;
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

/** Reads a baked dancer from its bytes. */
export async function parseModel(bytes: ArrayBuffer): Promise<LoadedModel> {
  const { scene } = await new GLTFLoader().setMeshoptDecoder(MeshoptDecoder).parseAsync(bytes, "");
  const bones = new Map<string, Bone>();
  const meshes: SkinnedMesh[] = [];
  scene.traverse((object) => {
    if (isBone(object)) bones.set(object.name, object);
    if (isSkinnedMesh(object)) meshes.push(object);
  });
  const palette = scene.userData.palette as PaletteEntry[] | undefined;
  if (!palette || !bones.has("hips")) throw new Error("The file is no dancer.");
  return { scene, bones, meshes, palette };
}

/** Frees the geometry and materials of a whole tree. */
export function disposeTree(root: Object3D): void {
  root.traverse((object) => {
    if (!isMesh(object)) return;
    object.geometry.dispose();
    for (const material of Array.isArray(object.material) ? object.material : [object.material]) material.dispose();
    if (isSkinnedMesh(object)) object.skeleton.dispose();
  });
}
