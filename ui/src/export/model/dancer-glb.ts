import { createAnimation, createGltfWriter, type Dance, keyframesOf, poseAt, setRotation } from "@nataraj/sdk/motion";
import { DancerRig } from "../../dancer/rig/dancer-rig.ts";
import type { LoadedModel } from "../../dancer/rig/load-model.ts";
import { paletteMaterials } from "./palette-materials.ts";
import { canvasPngRow, type EncodeRow } from "./png.ts";
import { inverseBinds, writeMeshes } from "./skinned-meshes.ts";

export interface DancerGlbOptions {
  fps?: number;
  /** Of the animation. */
  name?: string;
  /** Colours by slot, over the dancer's own. */
  colors?: Readonly<Record<string, string>>;
  /** How pictures are encoded where there is no canvas. */
  encodeRow?: EncodeRow;
}

/**
 * A dancer and its dance as one binary glTF file, for Blender, Unity and others: bones, hair and cloth, and the face.
 * Plain glTF 2.0 without extensions. The model is used up: it must not be shown afterwards.
 */
export async function dancerGlb(
  model: LoadedModel,
  dance: Dance,
  { fps = 30, name = "Dance", colors = {}, encodeRow = canvasPngRow }: DancerGlbOptions = {},
): Promise<Uint8Array<ArrayBuffer>> {
  const writer = createGltfWriter();
  model.scene.updateMatrixWorld(true);
  const joints = [...model.bones.values()];
  const nodes: object[] = joints.map((bone) => ({
    name: bone.name,
    translation: bone.position.toArray(),
    ...(bone.children.length > 0 && { children: bone.children.map((child) => joints.indexOf(child as typeof bone)) }),
  }));
  const [skinned] = model.meshes;
  if (!skinned) throw new Error("The dancer has no body.");
  const inverseBindMatrices = writer.accessor(inverseBinds(skinned), "MAT4");
  const meshes = writeMeshes(writer, model.meshes);
  const firstMesh = nodes.length;
  for (const [mesh, { name: layer }] of model.meshes.entries()) nodes.push({ name: layer, mesh, skin: 0 });

  const tracks = record(model, dance, fps);
  const animation = createAnimation(writer, name, tracks.times);
  animation.track(0, "translation", tracks.hips);
  tracks.rotations.forEach((values, joint) => {
    animation.track(joint, "rotation", values);
  });
  if (tracks.face >= 0) animation.track(firstMesh + tracks.face, "weights", tracks.weights);

  return writer.write({
    scene: 0,
    scenes: [{ name, nodes: nodes.flatMap((_, i) => (i === 0 || i >= firstMesh ? [i] : [])) }],
    nodes,
    meshes,
    skins: [{ joints: joints.map((_, i) => i), skeleton: 0, inverseBindMatrices }],
    ...(await paletteMaterials(writer, model.palette, colors, encodeRow)),
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
  const { times, hips } = keyframesOf(dance, fps, (pose, seconds) => {
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
  return { times, hips, rotations, face, weights: Float32Array.from(weights) };
}
