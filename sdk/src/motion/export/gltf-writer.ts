type Components = Uint8Array | Uint16Array | Uint32Array | Float32Array;
type ElementType = "SCALAR" | "VEC2" | "VEC3" | "VEC4" | "MAT4";

const SIZES: Readonly<Record<ElementType, number>> = { SCALAR: 1, VEC2: 2, VEC3: 3, VEC4: 4, MAT4: 16 };
const componentOf = (array: Components): number => {
  if (array instanceof Uint8Array) return 5121;
  if (array instanceof Uint16Array) return 5123;
  return array instanceof Uint32Array ? 5125 : 5126;
};

/** What the numbers of an accessor are for; without a use they are read by themselves (animation, skins). */
export interface AccessorUse {
  /** Buffer that they will lie in on the GPU. */
  target?: "vertices" | "indices";
  /** Integers stand for 0 to 1. */
  normalized?: boolean;
  /** Write their least and greatest values, which positions and times must have. */
  bounded?: boolean;
}

/** Gathers numbers and pictures into one buffer and writes it with its description as binary glTF 2.0. */
export interface GltfWriter {
  /** Adds numbers, elements one after the other; elements must fill whole words of four bytes. Returns the accessor. */
  accessor(array: Components, type: ElementType, use?: AccessorUse): number;
  /** Adds the bytes of a picture. Returns the buffer view. */
  picture(bytes: Uint8Array): number;
  /** The file. `json` is all of glTF but accessors, views, buffer and asset. */
  write(json: Record<string, unknown>): Uint8Array<ArrayBuffer>;
}

const GLTF = 0x46546c67;
const JSON_CHUNK = 0x4e4f534a;
const BINARY_CHUNK = 0x004e4942;
const TARGETS = { vertices: 34962, indices: 34963 } as const;
const padded = (length: number) => Math.ceil(length / 4) * 4;

/** Collects the numbers of a GLB file and writes it. */
export function createGltfWriter(): GltfWriter {
  const accessors: object[] = [];
  const bufferViews: object[] = [];
  const parts: Uint8Array[] = [];
  let length = 0;

  function view(bytes: Uint8Array, target?: number): number {
    bufferViews.push({ buffer: 0, byteOffset: length, byteLength: bytes.length, target });
    parts.push(bytes);
    length += padded(bytes.length);
    return bufferViews.length - 1;
  }

  return {
    accessor(array, type, { target, normalized, bounded } = {}) {
      const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
      accessors.push({
        bufferView: view(bytes, target && TARGETS[target]),
        componentType: componentOf(array),
        normalized,
        count: array.length / SIZES[type],
        type,
        ...(bounded && bounds(array, SIZES[type])),
      });
      return accessors.length - 1;
    },
    picture: (bytes) => view(bytes),
    write: (json) =>
      container(
        {
          asset: { version: "2.0", generator: "Nataraj" },
          ...json,
          accessors,
          bufferViews,
          buffers: [{ byteLength: length }],
        },
        parts,
        length,
      ),
  };
}

function bounds(array: Components, size: number): { min: number[]; max: number[] } {
  const min = new Array<number>(size).fill(Number.POSITIVE_INFINITY);
  const max = new Array<number>(size).fill(Number.NEGATIVE_INFINITY);
  for (let i = 0; i < array.length; i++) {
    min[i % size] = Math.min(min[i % size] ?? Number.POSITIVE_INFINITY, array[i] ?? Number.NaN);
    max[i % size] = Math.max(max[i % size] ?? Number.NEGATIVE_INFINITY, array[i] ?? Number.NaN);
  }
  return { min, max };
}

function container(json: object, parts: readonly Uint8Array[], length: number): Uint8Array<ArrayBuffer> {
  const text = new TextEncoder().encode(JSON.stringify(json));
  const binaryAt = 20 + padded(text.length);
  const file = new Uint8Array(binaryAt + 8 + length);
  const words = new DataView(file.buffer);
  [GLTF, 2, file.length, padded(text.length), JSON_CHUNK].forEach((word, i) => {
    words.setUint32(4 * i, word, true);
  });
  file.fill(0x20, 20, binaryAt);
  file.set(text, 20);
  words.setUint32(binaryAt, length, true);
  words.setUint32(binaryAt + 4, BINARY_CHUNK, true);
  let at = binaryAt + 8;
  for (const part of parts) {
    file.set(part, at);
    at += padded(part.length);
  }
  return file;
}
