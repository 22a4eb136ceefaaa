import type { Layer, Network } from "./network.ts";

/** A network as it is shipped: whole numbers of 16 bits in base64, each tensor with a scale of its own. */
export interface PackedNetwork {
  dilations: readonly number[];
  /** In the order of the data. Convolutions are `outputs × inputs × taps`. */
  tensors: readonly { name: string; shape: readonly number[]; scale: number }[];
  data: string;
}

/** Weights that are read one by one, in the order of the shape. */
export interface Tensor {
  shape: readonly number[];
  length: number;
  at(index: number): number;
}

/** The tensors of a network by their names. */
export function unpackTensors({ tensors, data }: PackedNetwork): Map<string, Tensor> {
  const bytes = new Uint8Array(Buffer.from(data, "base64"));
  const numbers = new DataView(bytes.buffer);
  const values = new Map<string, Tensor>();
  let offset = 0;
  for (const { name, shape, scale } of tensors) {
    const first = offset;
    const length = shape.reduce((product, n) => product * n, 1);
    values.set(name, { shape, length, at: (i) => numbers.getInt16(first + 2 * i, true) * scale });
    offset += 2 * length;
  }
  return values;
}

/** @throws {Error} when a tensor is missing: the data and the code do not belong together. */
export function unpackNetwork(packed: PackedNetwork): Network {
  const values = unpackTensors(packed);
  const tensor = (name: string) => {
    const found = values.get(name);
    if (!found) throw new Error(`The network has no ${name}.`);
    return found;
  };
  const layer = (name: string): Layer => {
    const { shape, at } = tensor(`${name}.weight`);
    const bias = tensor(`${name}.bias`);
    const [outputs = 0, inputs = 0, taps = 1] = shape;
    const weights = new Float32Array(taps * inputs * outputs);
    for (let o = 0; o < outputs; o++)
      for (let i = 0; i < inputs; i++)
        for (let tap = 0; tap < taps; tap++)
          weights[(tap * inputs + i) * outputs + o] = at((o * inputs + i) * taps + tap);
    return { taps, inputs, outputs, weights, bias: Float32Array.from({ length: bias.length }, (_, i) => bias.at(i)) };
  };
  return {
    front: layer("front"),
    blocks: packed.dilations.map((dilation, i) => ({
      dilation,
      spread: layer(`blocks.${i}.spread`),
      mix: layer(`blocks.${i}.mix`),
    })),
    head: layer("head"),
  };
}
