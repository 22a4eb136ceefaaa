import { type Glb, type GlbAttribute, type GltfPrimitive, openGlb } from "./glb.ts";
import type { Sway } from "./sway-settings.ts";

/** A baked dancer as its file has it: joints at rest, and one skinned mesh a layer. */
export interface Model {
  readonly joints: readonly Joint[];
  /** From the dancer's space to each joint's at rest: sixteen numbers each, column by column. */
  readonly inverseBinds: Float32Array;
  readonly layers: readonly Layer[];
  readonly palette: readonly PaletteEntry[];
}

/** A joint of a baked dancer. Parents stand before their children. */
export interface Joint {
  readonly name: string;
  /** Index of the joint above it, −1 where there is none. */
  readonly parent: number;
  /** From the joint above it, metres. */
  readonly position: readonly [x: number, y: number, z: number];
  /** How it swings, and where it ends, metres from the joint; absent where only the dance moves it. */
  readonly sway?: Sway & { readonly tip: readonly [x: number, y: number, z: number] };
}

/** A mesh of a baked dancer. */
export interface Layer {
  /** Those whose names begin with `cloth` are seen from both sides. */
  readonly name: string;
  readonly indices: GlbAttribute;
  /** By their names in glTF: POSITION, NORMAL, TEXCOORD_0, COLOR_0, JOINTS_0, WEIGHTS_0. */
  readonly attributes: Readonly<Record<string, GlbAttribute>>;
  /** Offsets of the positions, and their names, of what a face can do. */
  readonly morphs: readonly GlbAttribute[];
  readonly morphNames: readonly string[];
}

/** One colour of the baked palette. */
export interface PaletteEntry {
  readonly slot: string;
  readonly color: string;
  readonly roughness: number;
  readonly metalness: number;
}

/**
 * Reads a baked dancer from its bytes.
 * @throws {Error} when it is no dancer of ours.
 */
export async function readModel(bytes: ArrayBuffer): Promise<Model> {
  const glb = await openGlb(bytes);
  const { json } = glb;
  const palette = json.scenes?.[json.scene ?? 0]?.extras?.palette as PaletteEntry[] | undefined;
  const skin = json.skins?.[0];
  if (!palette || !skin) throw new Error("The file is no dancer.");
  const parents = new Map(json.nodes.flatMap(({ children = [] }, i) => children.map((child) => [child, i] as const)));
  const joints = skin.joints.map((node): Joint => {
    const { name, translation = [0, 0, 0], extras } = json.nodes[node] ?? { name: "" };
    const sway = extras?.sway as Joint["sway"];
    const parent = skin.joints.indexOf(parents.get(node) ?? -1);
    return { name, parent, position: translation, ...(sway && { sway }) };
  });
  const layers = json.nodes.flatMap(({ name, mesh }) => {
    const definition = mesh === undefined ? undefined : json.meshes[mesh];
    if (!definition) return [];
    const morphNames = definition.extras?.targetNames ?? [];
    return [{ name, morphNames, ...readPrimitive(glb, definition.primitives[0] as GltfPrimitive) }];
  });
  const inverseBinds = glb.attribute(skin.inverseBindMatrices).array as Float32Array;
  return { joints, inverseBinds, layers, palette };
}

function readPrimitive(glb: Glb, { indices, attributes, targets = [] }: GltfPrimitive) {
  return {
    indices: glb.attribute(indices),
    attributes: Object.fromEntries(
      Object.entries(attributes).map(([name, accessor]) => [name, glb.attribute(accessor)]),
    ),
    morphs: targets.map(({ POSITION }) => glb.attribute(POSITION)),
  };
}
