import { float64At } from "@nataraj/sdk/arrays";
import type { Layer, Network } from "./network.ts";
import { type NetworkFile, tensorOf } from "./network-file.ts";

/**
 * A network of convolutions, ready to be run. In the file they are `outputs × inputs × taps`.
 * @throws {Error} where a tensor is missing.
 */
export function convolutionsOf(file: NetworkFile): Network {
  const layer = (name: string): Layer => {
    const { shape, values } = tensorOf(file, `${name}.weight`);
    const [outputs = 0, inputs = 0, taps = 1] = shape;
    const weights = new Float32Array(taps * inputs * outputs);
    for (let o = 0; o < outputs; o++)
      for (let i = 0; i < inputs; i++)
        for (let tap = 0; tap < taps; tap++)
          weights[(tap * inputs + i) * outputs + o] = float64At(values, (o * inputs + i) * taps + tap);
    return { taps, inputs, outputs, weights, bias: new Float32Array(tensorOf(file, `${name}.bias`).values) };
  };
  return {
    front: layer("front"),
    blocks: file.dilations.map((dilation, i) => ({
      dilation,
      spread: layer(`blocks.${i}.spread`),
      mix: layer(`blocks.${i}.mix`),
    })),
    head: layer("head"),
  };
}
