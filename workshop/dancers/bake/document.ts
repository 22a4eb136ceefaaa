import { Document, Logger, type Material, type Mesh, type Node, type Texture } from "@gltf-transform/core";
import { intAt, numberAt } from "@nataraj/sdk/arrays";
import type { Look } from "@nataraj/sdk/looks";
import { BONES, boneIndex, PARENTS, REST_OFFSETS, REST_POSITIONS } from "@nataraj/sdk/motion";
import { conjugate, rotate, scale, subtract, type V3 } from "../generator/geometry/vector.ts";
import type { DancerModel, Layer } from "../generator/model.ts";
import { BIND_POSE, toBind } from "../generator/skin/bind-pose.ts";
import { type Merged, mergeLayer } from "./merge.ts";
import { pngRow } from "./png.ts";

/** Texels of a palette; the slot's index picks one. */
const PALETTE_WIDTH = 16;
/** glTF's numbers for how a palette is read: one texel at a time, and never round its ends. */
const NEAREST = 9728;
const CLAMP_TO_EDGE = 33071;

const rgb = (hex: string): [number, number, number] =>
  [1, 3, 5].map((i) => Number.parseInt(hex.slice(i, i + 2), 16)) as [number, number, number];

/** Hundredths of a millimetre are enough for a joint, and shorter to write. */
const rounded = ([x, y, z]: V3): [number, number, number] => {
  const round = (value: number) => Math.round(value * 1e5) / 1e5;
  return [round(x), round(y), round(z)];
};

/** Moves from the world to each bone's own frame, as it was when the skin was bound. */
function inverseBind(model: DancerModel): Float32Array {
  const transforms = [
    ...BIND_POSE,
    ...model.extraBones.map((bone) => {
      const human = humanAncestor(model, bone.name);
      return {
        rotation: (BIND_POSE[boneIndex(human)] as (typeof BIND_POSE)[number]).rotation,
        position: toBind(human, bone.position),
      };
    }),
  ];
  const matrices = new Float32Array(transforms.length * 16);
  transforms.forEach(({ rotation, position }, i) => {
    const back = conjugate(rotation);
    const columns: V3[] = [
      [1, 0, 0],
      [0, 1, 0],
      [0, 0, 1],
    ].map((axis) => rotate(back, axis as unknown as V3));
    const at = rotate(back, scale(position, -1));
    matrices.set([...columns.flatMap((column) => [...column, 0]), ...at, 1], i * 16);
  });
  return matrices;
}

/** The humanoid bone that a chain of extra bones hangs from. */
function humanAncestor(model: DancerModel, name: string): string {
  const own = model.extraBones.find((bone) => bone.name === name);
  return own ? humanAncestor(model, own.parent) : name;
}

function addSkeleton(document: Document, model: DancerModel): { nodes: Node[]; root: Node } {
  const names = [...BONES, ...model.extraBones.map((bone) => bone.name)];
  const nodes = names.map((name) => document.createNode(name));
  const root = nodes[0] as Node;
  BONES.forEach((_, i) => {
    (nodes[i] as Node).setTranslation(rounded(REST_OFFSETS[i] as V3));
    nodes[numberAt(PARENTS, i)]?.addChild(nodes[i] as Node);
  });
  model.extraBones.forEach((bone, i) => {
    const parent = names.indexOf(bone.parent);
    const rest =
      parent < BONES.length
        ? (REST_POSITIONS[parent] as V3)
        : (model.extraBones[parent - BONES.length]?.position as V3);
    const node = nodes[BONES.length + i] as Node;
    node
      .setTranslation(rounded(subtract(bone.position, rest)))
      .setExtras({ sway: { ...bone.sway, tip: rounded(subtract(bone.tip, bone.position)) } });
    (nodes[parent] as Node).addChild(node);
  });
  return { nodes, root };
}

function addMesh(document: Document, name: string, merged: Merged, material: Material): Mesh {
  const buffer = document.getRoot().listBuffers()[0] ?? document.createBuffer();
  const accessor = (
    type: "SCALAR" | "VEC2" | "VEC3" | "VEC4",
    array: Float32Array | Uint8Array | Uint16Array | Uint32Array,
    normalized = false,
  ) =>
    document
      .createAccessor()
      .setType(type)
      .setArray(array as Float32Array<ArrayBuffer>)
      .setNormalized(normalized)
      .setBuffer(buffer);
  const count = merged.positions.length / 3;
  const uv = new Float32Array(count * 2);
  for (let v = 0; v < count; v++) uv.set([(intAt(merged.slots, v) + 0.5) / PALETTE_WIDTH, 0.5], v * 2);
  const primitive = document
    .createPrimitive()
    .setMaterial(material)
    .setIndices(accessor("SCALAR", count > 65535 ? merged.indices : new Uint16Array(merged.indices)))
    .setAttribute("POSITION", accessor("VEC3", merged.positions))
    .setAttribute("NORMAL", accessor("VEC3", merged.normals))
    .setAttribute("TEXCOORD_0", accessor("VEC2", uv))
    .setAttribute("COLOR_0", accessor("VEC3", merged.shade, true))
    .setAttribute("JOINTS_0", accessor("VEC4", merged.joints))
    .setAttribute("WEIGHTS_0", accessor("VEC4", merged.weights));
  const mesh = document.createMesh(name).addPrimitive(primitive);
  for (const [expression, deltas] of merged.morphs) {
    primitive.addTarget(document.createPrimitiveTarget(expression).setAttribute("POSITION", accessor("VEC3", deltas)));
  }
  if (merged.morphs.length > 0) mesh.setExtras({ targetNames: merged.morphs.map(([expression]) => expression) });
  return mesh;
}

/**
 * The dancer as glTF: the humanoid skeleton with the swinging bones, and one mesh a layer. All colours are one palette,
 * so a layer is one draw call. With `textures` the palette travels as images, for other programs; ours makes it itself
 * from the extras, which spares the page a decoded image and lets colours be changed.
 */
export async function dancerDocument(look: Look, model: DancerModel, textures: boolean): Promise<Document> {
  const document = new Document().setLogger(new Logger(Logger.Verbosity.ERROR));
  document.createBuffer();
  const { nodes, root } = addSkeleton(document, model);
  const scene = document.createScene(look.name).addChild(root);
  const slots = Object.entries(look.palette);
  if (slots.length > PALETTE_WIDTH)
    throw new RangeError(`The palette of "${look.id}" has more than ${PALETTE_WIDTH} slots.`);
  scene.setExtras({ look: look.id, palette: slots.map(([slot, pigment]) => ({ slot, ...pigment })) });
  const skin = document
    .createSkin("dancer")
    .setSkeleton(root)
    .setInverseBindMatrices(
      document
        .createAccessor()
        .setType("MAT4")
        .setArray(inverseBind(model) as Float32Array<ArrayBuffer>)
        .setBuffer(document.getRoot().listBuffers()[0] ?? null),
    );
  for (const node of nodes) skin.addJoint(node);
  const pictures = textures ? await paintPalette(document, look) : undefined;
  const surface = (name: string, doubleSided: boolean) => {
    const material = document
      .createMaterial(name)
      .setDoubleSided(doubleSided)
      .setRoughnessFactor(textures ? 1 : 0.65)
      .setMetallicFactor(textures ? 1 : 0);
    if (pictures) paint(material, pictures);
    return material;
  };
  const oneSided = surface("body", false);
  const layers: [Layer, Material][] = [
    ["body", oneSided],
    ["cloth", surface("cloth", true)],
    ["face", oneSided],
  ];
  for (const [layer, material] of layers) {
    const merged = mergeLayer(model.parts, layer, Object.keys(look.palette));
    if (merged.indices.length === 0) continue;
    scene.addChild(
      document
        .createNode(layer)
        .setMesh(addMesh(document, layer, merged, material))
        .setSkin(skin),
    );
  }
  return document;
}

/** The palette's pictures: its colours, and how rough (green) and metallic (blue) each is. */
async function paintPalette(document: Document, look: Look): Promise<Record<"palette" | "sheen", Texture>> {
  const pigments = Object.values(look.palette);
  const picture = async (name: string, of: (pigment: (typeof pigments)[number]) => [number, number, number]) => {
    const texels = Array.from({ length: PALETTE_WIDTH }, (_, i) =>
      of((pigments[i] ?? pigments[0]) as (typeof pigments)[number]),
    );
    return document
      .createTexture(name)
      .setMimeType("image/png")
      .setImage(await pngRow(texels));
  };
  return {
    palette: await picture("palette", ({ color }) => rgb(color)),
    sheen: await picture("sheen", ({ roughness, metalness }) => [
      0,
      Math.round(roughness * 255),
      Math.round(metalness * 255),
    ]),
  };
}

function paint(material: Material, { palette, sheen }: Record<"palette" | "sheen", Texture>): void {
  material.setBaseColorTexture(palette).setMetallicRoughnessTexture(sheen);
  for (const info of [material.getBaseColorTextureInfo(), material.getMetallicRoughnessTextureInfo()]) {
    info?.setMagFilter(NEAREST).setMinFilter(NEAREST).setWrapS(CLAMP_TO_EDGE);
  }
}
