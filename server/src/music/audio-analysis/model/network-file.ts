import { readFileSync } from "node:fs";

/**
 * A trained network as it lies in `assets/networks/{name}.bin`: the length of a header in bytes (32 bits, unsigned), the
 * header as JSON, and the numbers of its tensors one after the other. All numbers are little-endian.
 */
export interface NetworkFile {
  /** What the network is for: its file's name. */
  name: string;
  /** Counts the trainings that were shipped. */
  version: number;
  /** Of a network of convolutions: the dilation of each block. */
  dilations: readonly number[];
  tensors: ReadonlyMap<string, Tensor>;
}

/** Weights in the order of their shape. */
export interface Tensor {
  shape: readonly number[];
  values: Float64Array;
}

interface Header {
  name: string;
  version: number;
  dilations?: readonly number[];
  /** `int16` numbers are multiplied by the scale. */
  tensors: readonly { name: string; shape: readonly number[]; type: "int16" | "float64"; scale?: number }[];
}

const FOLDER = new URL("../../../../../assets/networks/", import.meta.url);

/**
 * Reads a network of `assets/networks`.
 * @throws {Error} where there is no such file, or it is not whole.
 */
export function readNetworkFile(name: string): NetworkFile {
  return parseNetworkFile(readFileSync(new URL(`${name}.bin`, FOLDER)));
}

/** Reads the bytes of a network. @throws {Error} where they are not whole. */
export function parseNetworkFile(bytes: Uint8Array): NetworkFile {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const headerEnd = 4 + view.getUint32(0, true);
  const header = JSON.parse(new TextDecoder().decode(bytes.subarray(4, headerEnd))) as Header;
  let offset = headerEnd;
  const tensors = new Map<string, Tensor>();
  for (const { name, shape, type, scale = 1 } of header.tensors) {
    const length = shape.reduce((product, n) => product * n, 1);
    const size = type === "int16" ? 2 : 8;
    if (offset + length * size > bytes.length) throw new Error(`The network ${header.name} ends within ${name}.`);
    const at = (i: number) =>
      type === "int16" ? view.getInt16(offset + 2 * i, true) * scale : view.getFloat64(offset + 8 * i, true);
    tensors.set(name, { shape, values: Float64Array.from({ length }, (_, i) => at(i)) });
    offset += length * size;
  }
  if (offset !== bytes.length) throw new Error(`The network ${header.name} is longer than its header says.`);
  return { name: header.name, version: header.version, dilations: header.dilations ?? [], tensors };
}

/** A tensor of a network. @throws {Error} where it is missing: the file and the code do not belong together. */
export function tensorOf({ name, tensors }: NetworkFile, tensor: string): Tensor {
  const found = tensors.get(tensor);
  if (!found) throw new Error(`The network ${name} has no ${tensor}.`);
  return found;
}
