import { float32At } from "@nataraj/sdk/arrays";
import { expect, it } from "vitest";
import { BAR_FEATURES } from "../beats/bar-features.ts";
import { TEMPO_CLASSES } from "../beats/tempo-classes.ts";
import { BAR_NETWORK } from "./bar-network.generated.ts";
import { PACKED_NETWORK } from "./network.generated.ts";
import { type Layer, type Network, runNetwork } from "./network.ts";
import { unpackNetwork } from "./unpack-network.ts";

/** Numbers between -0.5 and 0.5 that look like chance. */
const numbers = (count: number, seed: number) =>
  Float32Array.from({ length: count }, (_, i) => ((Math.sin(seed + i * 12.9898) * 43758.5453) % 1) / 2);

const layer = (taps: number, inputs: number, outputs: number, seed: number): Layer => {
  return { taps, inputs, outputs, weights: numbers(taps * inputs * outputs, seed), bias: numbers(outputs, seed + 1) };
};

/** Convolution as its definition says. */
function reference({ taps, inputs, outputs, weights, bias }: Layer, input: Float32Array, dilation: number) {
  const frames = input.length / inputs;
  return Float32Array.from({ length: frames * outputs }, (_, at) => {
    const [t, o] = [Math.floor(at / outputs), at % outputs];
    let sum = float32At(bias, o);
    for (let tap = 0; tap < taps; tap++)
      for (let i = 0; i < inputs; i++)
        sum +=
          float32At(weights, (tap * inputs + i) * outputs + o) *
          (input[(t + (tap - (taps >> 1)) * dilation) * inputs + i] ?? 0);
    return sum;
  });
}

it.each([1, 2, 17])("computes convolutions over %d frames as they are defined", (frames) => {
  const network: Network = {
    front: layer(3, 5, 6, 1),
    blocks: [1, 4].map((dilation) => ({ dilation, spread: layer(5, 6, 6, 10 + dilation), mix: layer(1, 6, 6, 20) })),
    head: layer(1, 6, 2, 30),
  };
  const input = numbers(frames * 5, 3);
  const positive = (values: Float32Array) => values.map((v) => Math.max(0, v));
  let state = positive(reference(network.front, input, 1));
  for (const { dilation, spread, mix } of network.blocks) {
    const change = reference(mix, positive(reference(spread, state, dilation)), 1);
    state = state.map((v, i) => v + float32At(change, i));
  }
  const expected = reference(network.head, positive(state), 1);
  const found = runNetwork(network, input);
  expect(found).toHaveLength(frames * 2);
  found.forEach((value, i) => {
    expect(value).toBeCloseTo(float32At(expected, i), 4);
  });
});

it("unpacks what is shipped, and refuses what lacks a tensor", () => {
  const network = unpackNetwork(PACKED_NETWORK);
  expect(network.blocks).toHaveLength(PACKED_NETWORK.dilations.length);
  expect(network.head.outputs).toBe(2 + TEMPO_CLASSES.length);
  const lacking = { ...PACKED_NETWORK, tensors: PACKED_NETWORK.tensors.slice(0, -1) };
  expect(() => unpackNetwork(lacking)).toThrow("head.bias");
});

it("ships a network of bars that reads what is known of a beat, and says one number of it", () => {
  const network = unpackNetwork(BAR_NETWORK);
  expect(network.front.inputs).toBe(BAR_FEATURES);
  expect(runNetwork(network, numbers(20 * BAR_FEATURES, 5))).toHaveLength(20);
});
