import { float32At } from "@nataraj/sdk/arrays";
import { expect, it } from "vitest";
import { BAR_FEATURES } from "../beats/bar-features.ts";
import { convolutionsOf } from "./convolutions.ts";
import { type Layer, type Network, runNetwork } from "./network.ts";
import { parseNetworkFile, readNetworkFile } from "./network-file.ts";
import { probability, smallNetwork } from "./small-network.ts";
import { TEMPO_CLASSES } from "./tempo-classes.ts";

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

it("reads the shipped networks, and refuses a file that lacks a tensor", () => {
  const file = readNetworkFile("beats");
  const network = convolutionsOf(file);
  expect(network.blocks).toHaveLength(file.dilations.length);
  expect(network.head.outputs).toBe(2 + TEMPO_CLASSES.length);
  const tensors = new Map(file.tensors);
  tensors.delete("head.bias");
  expect(() => convolutionsOf({ ...file, tensors })).toThrow("The network beats has no head.bias.");
});

it("ships a network of bars that reads the features of a beat and answers with one number", () => {
  const network = convolutionsOf(readNetworkFile("bars"));
  expect(network.front.inputs).toBe(BAR_FEATURES);
  expect(runNetwork(network, numbers(20 * BAR_FEATURES, 5))).toHaveLength(20);
});

/** A network's file, as the workshop writes one. */
function fileOf(header: object, numbers: Uint8Array): Uint8Array {
  const json = new TextEncoder().encode(JSON.stringify(header));
  const bytes = new Uint8Array(4 + json.length + numbers.length);
  new DataView(bytes.buffer).setUint32(0, json.length, true);
  bytes.set(json, 4);
  bytes.set(numbers, 4 + json.length);
  return bytes;
}

it("reads tensors of both types, and refuses a file that is too short or too long", () => {
  const bytes = new Uint8Array(2 * 2 + 8);
  const view = new DataView(bytes.buffer);
  view.setInt16(0, -3, true);
  view.setInt16(2, 4, true);
  view.setFloat64(4, 0.6529, true);
  const tensors = [
    { name: "a", shape: [2, 1], type: "int16", scale: 0.5 },
    { name: "b", shape: [1], type: "float64" },
  ];
  const header = { name: "try", version: 3, tensors };
  const file = parseNetworkFile(fileOf(header, bytes));
  expect(file).toMatchObject({ name: "try", version: 3, dilations: [] });
  expect(file.tensors.get("a")).toEqual({ shape: [2, 1], values: new Float64Array([-1.5, 2]) });
  expect(file.tensors.get("b")?.values).toEqual(new Float64Array([0.6529]));
  expect(() => parseNetworkFile(fileOf(header, bytes.subarray(0, 11)))).toThrow("The network try ends within b.");
  expect(() => parseNetworkFile(fileOf(header, new Uint8Array(13)))).toThrow("longer than its header says");
});

it("gives probabilities by one hidden layer", () => {
  const network = { hidden: new Float64Array([1, 0, 0.5, 0, 2, -1]), output: new Float64Array([2, -1, 0.25]) };
  const [x, y] = [0.3, -0.2];
  const odds = 2 * Math.tanh(x + 0.5) - Math.tanh(2 * y - 1) + 0.25;
  expect(probability(network, [x, y])).toBeCloseTo(1 / (1 + Math.exp(-odds)), 12);
  for (const name of ["strikes", "stops", "drops"] as const) {
    const { hidden, output } = smallNetwork(name);
    expect(hidden.length % (output.length - 1)).toBe(0);
  }
});
