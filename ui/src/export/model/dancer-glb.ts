import {
  createAnimation,
  createGltfWriter,
  type Dance,
  frameTimes,
  keyframesOf,
  poseAt,
  setRotation,
} from "@nataraj/sdk/motion";
import { DancerRig } from "../../dancer/rig/dancer-rig.ts";
import type { LoadedModel } from "../../dancer/rig/load-model.ts";
import { paletteMaterials } from "./palette-materials.ts";
import { canvasPngRow, type EncodeRow } from "./png.ts";
import { inverseBinds, writeMeshes } from "./skinned-meshes.ts";

/** A dancer of the file. Its model is used up: it must not be shown afterwards. */
export interface Performer {
  model: LoadedModel;
  dance: Dance;
  /** Colours by slot, over the dancer's own. */
  colors?: Readonly<Record<string, string>>;
  /** As in a mirror. */
  mirrored?: boolean;
}

export interface DancerGlbOptions {
  fps?: number;
  /** Of the animation. */
  name?: string;
  /** How pictures are encoded where there is no canvas. */
  encodeRow?: EncodeRow;
}

/**
 * Dancers and their dance as one binary glTF file, for Blender, Unity and others: bones, hair and cloth, and the faces.
 * Plain glTF 2.0 without extensions; one animation moves them all.
 */
export async function dancerGlb(
  performers: readonly [Performer, ...Performer[]],
  { fps = 30, name = "Dance", encodeRow = canvasPngRow }: DancerGlbOptions = {},
): Promise<Uint8Array<ArrayBuffer>> {
  const writer = createGltfWriter();
  const nodes: object[] = [];
  const meshes: object[] = [];
  const skins: object[] = [];
  const roots: number[] = [];
  const looks = { images: [], samplers: [], textures: [], materials: [] } as Record<string, object[]>;
  const animation = createAnimation(writer, name, frameTimes(performers[0].dance.score.duration, fps));
  for (const [dancer, { model, dance, colors = {}, mirrored = false }] of performers.entries()) {
    model.scene.updateMatrixWorld(true);
    const first = nodes.length;
    const joints = [...model.bones.values()];
    const [skinned] = model.meshes;
    if (!skinned) throw new Error("The dancer has no body.");
    const inverseBindMatrices = writer.accessor(inverseBinds(skinned), "MAT4");
    const written = writeMeshes(writer, model.meshes, { dancer, mirrored });
    nodes.push(
      ...joints.map((bone) => ({
        name: bone.name,
        translation: bone.position.toArray(),
        ...(bone.children.length > 0 && {
          children: bone.children.map((child) => first + joints.indexOf(child as typeof bone)),
        }),
      })),
    );
    const firstMesh = nodes.length;
    for (const [mesh, { name: layer }] of model.meshes.entries())
      nodes.push({ name: layer, mesh: meshes.length + mesh, skin: dancer });
    meshes.push(...written);
    skins.push({ joints: joints.map((_, i) => first + i), skeleton: first, inverseBindMatrices });
    if (mirrored) nodes.push({ name: "mirrored", children: [first], scale: [-1, 1, 1] });
    roots.push(mirrored ? nodes.length - 1 : first, ...model.meshes.map((_, i) => firstMesh + i));
    const described = await paletteMaterials(writer, model.palette, colors, encodeRow, dancer);
    for (const [kind, parts] of Object.entries(described)) looks[kind]?.push(...parts);

    const tracks = record(model, dance, fps);
    animation.track(first, "translation", tracks.hips);
    tracks.rotations.forEach((values, joint) => {
      animation.track(first + joint, "rotation", values);
    });
    if (tracks.face >= 0) animation.track(firstMesh + tracks.face, "weights", tracks.weights);
  }
  return writer.write({
    scene: 0,
    scenes: [{ name, nodes: roots }],
    nodes,
    meshes,
    skins,
    ...looks,
    animations: [animation.json],
  });
}

/** Lets the dancer perform, and writes down how each joint turns, plait and cloth too, and what the face does. */
function record(model: LoadedModel, dance: Dance, fps: number) {
  const rig = new DancerRig(model, "lite");
  rig.setMotionSource((seconds, out) => void poseAt(dance, seconds, out));
  const face = model.meshes.findIndex((mesh) => (mesh.morphTargetInfluences?.length ?? 0) > 0);
  const influences = model.meshes[face]?.morphTargetInfluences ?? [];
  const weights: number[] = [];
  const turns: number[][] = model.skeleton.bones.map(() => []);
  const { hips } = keyframesOf(dance, fps, (pose, seconds) => {
    rig.apply(pose, seconds);
    const rotations = model.skeleton.localRotations();
    turns.forEach((values, i) => {
      values.push(...rotations.subarray(i * 4, i * 4 + 4));
    });
    weights.push(...influences);
  });
  rig.dispose();
  const rotations = turns.map((values) => {
    const track = new Float32Array(values.length);
    for (let i = 0; i < values.length; i += 4) setRotation(track, i / 4, values.slice(i, i + 4));
    return track;
  });
  return { hips, rotations, face, weights: Float32Array.from(weights) };
}
