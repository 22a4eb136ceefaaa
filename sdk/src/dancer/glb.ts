/** Reads the binary glTF files of our own dancers. */
import { MeshoptDecoder } from "meshoptimizer/decoder";
import { intAt, numberAt } from "../arrays/index.ts";

/** The parts of glTF 2.0 that our own baked dancers use; reading these alone costs a page a tenth of a full loader. */
interface Gltf {
  nodes: GltfNode[];
  scene?: number;
  scenes: { nodes: number[]; extras?: Record<string, unknown> }[];
  meshes: { extras?: { targetNames?: string[] }; primitives: GltfPrimitive[] }[];
  skins: { joints: number[]; inverseBindMatrices: number }[];
  accessors: GltfAccessor[];
  bufferViews: GltfView[];
}
interface GltfNode {
  name: string;
  children?: number[];
  translation?: [number, number, number];
  mesh?: number;
  extras?: Record<string, unknown>;
}
export interface GltfPrimitive {
  indices: number;
  attributes: Record<string, number>;
  targets?: { POSITION: number }[];
}
interface GltfAccessor {
  bufferView: number;
  byteOffset?: number;
  componentType: number;
  normalized?: boolean;
  count: number;
  type: string;
}
interface Packed {
  byteOffset?: number;
  byteLength: number;
  byteStride?: number;
}
interface GltfView extends Packed {
  extensions?: {
    EXT_meshopt_compression?: Packed & { count: number; byteStride: number; mode: string; filter?: string };
  };
}

/** The arrays of glTF's component types. */
export type Numbers = Int8Array | Uint8Array | Int16Array | Uint16Array | Uint32Array | Float32Array;
const COMPONENTS: Record<number, new (length: number) => Numbers> = {
  5120: Int8Array,
  5121: Uint8Array,
  5122: Int16Array,
  5123: Uint16Array,
  5125: Uint32Array,
  5126: Float32Array,
};
const SIZES: Record<string, number> = { SCALAR: 1, VEC2: 2, VEC3: 3, VEC4: 4, MAT4: 16 };

const GLTF = 0x46546c67;

/** A binary glTF file whose accessors can be asked for. */
export interface Glb {
  json: Gltf;
  attribute(accessor: number): GlbAttribute;
}

/** Numbers of a model, so many for each element. */
export interface GlbAttribute {
  readonly array: Numbers;
  readonly itemSize: number;
  /** Whether integers stand for −1 to 1, or 0 to 1. */
  readonly normalized: boolean;
}

/** A number of an element, as a fraction where it is normalised (glTF 2.0, 3.6.2.2). */
export function componentAt({ array, itemSize, normalized }: GlbAttribute, element: number, k: number): number {
  const value = numberAt(array, element * itemSize + k);
  if (!normalized || array instanceof Float32Array) return value;
  const most = 2 ** (8 * array.BYTES_PER_ELEMENT - (isSigned(array) ? 1 : 0)) - 1;
  return Math.max(-1, value / most);
}

const isSigned = (array: Numbers) => array instanceof Int8Array || array instanceof Int16Array;

/**
 * Opens a binary glTF.
 * @throws {Error} when the bytes are none.
 */
export async function openGlb(bytes: ArrayBuffer): Promise<Glb> {
  const header = new DataView(bytes);
  if (bytes.byteLength < 20 || header.getUint32(0, true) !== GLTF) throw new Error("The file is no dancer.");
  const jsonLength = header.getUint32(12, true);
  const json = JSON.parse(new TextDecoder().decode(new Uint8Array(bytes, 20, jsonLength))) as Gltf;
  const binary = new Uint8Array(bytes, 28 + jsonLength);
  await MeshoptDecoder.ready;
  const views = json.bufferViews.map((view) => unpack(view, binary));

  return {
    json,
    attribute(index) {
      const accessor = json.accessors[index] as GltfAccessor;
      const size = SIZES[accessor.type] as number;
      const array = new (COMPONENTS[accessor.componentType] as new (length: number) => Numbers)(accessor.count * size);
      const view = views[accessor.bufferView] as { bytes: Uint8Array; stride: number | undefined };
      const width = size * array.BYTES_PER_ELEMENT;
      const stride = view.stride ?? width;
      const tight = new Uint8Array(array.buffer);
      const start = accessor.byteOffset ?? 0;
      const { bytes } = view;
      // Elements may be padded to four bytes in the file; here they are tight.
      if (stride === width) tight.set(bytes.subarray(start, start + tight.length));
      else
        for (let from = start, to = 0; to < tight.length; from += stride - width)
          for (const end = to + width; to < end; ) tight[to++] = intAt(bytes, from++);
      return { array, itemSize: size, normalized: accessor.normalized === true };
    },
  };
}

function unpack(view: GltfView, binary: Uint8Array): { bytes: Uint8Array; stride: number | undefined } {
  const packed = view.extensions?.EXT_meshopt_compression;
  const at = packed ?? view;
  const source = binary.subarray(at.byteOffset ?? 0, (at.byteOffset ?? 0) + at.byteLength);
  if (!packed) return { bytes: source, stride: view.byteStride };
  const { count, byteStride, mode, filter } = packed;
  const bytes = new Uint8Array(count * byteStride);
  MeshoptDecoder.decodeGltfBuffer(bytes, count, byteStride, source, mode, filter ?? "NONE");
  return { bytes, stride: mode === "ATTRIBUTES" ? byteStride : undefined };
}
