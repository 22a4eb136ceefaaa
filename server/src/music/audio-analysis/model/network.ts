import { float32At } from "@nataraj/sdk/arrays";
/** A layer of weights, `taps × inputs × outputs` in a row, and a bias for each output. */
export interface Layer {
  taps: number;
  inputs: number;
  outputs: number;
  weights: Float32Array;
  bias: Float32Array;
}

/** A stack of dilated convolutions over time with residual connections (Davies and Böck 2019). */
export interface Network {
  front: Layer;
  blocks: { dilation: number; spread: Layer; mix: Layer }[];
  head: Layer;
}

/** Runs the network over a table of `frames × inputs`; answers with `frames × outputs` of the head, as log-odds. */
export function runNetwork({ front, blocks, head }: Network, input: Float32Array): Float32Array {
  const state = rectify(convolve(front, input, 1));
  for (const { dilation, spread, mix } of blocks) {
    const change = convolve(mix, rectify(convolve(spread, state, dilation)), 1);
    for (let i = 0; i < state.length; i++) state[i] = float32At(state, i) + float32At(change, i);
  }
  return convolve(head, rectify(state), 1);
}

/** Outputs and frames that are summed side by side: as many sums as a processor keeps in its registers. */
const BLOCK = 4;

/** Convolution over time, centred, with silence before and after. */
function convolve(layer: Layer, input: Float32Array, dilation: number): Float32Array {
  const { taps, inputs, outputs } = layer;
  const frames = input.length / inputs;
  const reach = (taps >> 1) * dilation;
  // One frame more than are needed: sums are made for two frames at a time.
  const padded = new Float32Array((frames + 2 * reach + 1) * inputs);
  padded.set(input, reach * inputs);
  const output = new Float32Array((frames + 1) * outputs);
  for (let t = 0; t < frames; t += 2) {
    let o = 0;
    for (; o + BLOCK <= outputs; o += BLOCK) sumBlock(layer, padded, t, dilation, o, output);
    for (; o < outputs; o++) sumOne(layer, padded, t, dilation, o, output);
  }
  return output.subarray(0, frames * outputs);
}

/** BLOCK outputs of the frames t and t + 1. Written out, because nothing in the listening takes longer. */
function sumBlock(layer: Layer, padded: Float32Array, t: number, dilation: number, o: number, output: Float32Array) {
  const { taps, inputs, outputs, weights, bias } = layer;
  let [a0, a1, a2, a3] = [float32At(bias, o), float32At(bias, o + 1), float32At(bias, o + 2), float32At(bias, o + 3)];
  let [b0, b1, b2, b3] = [a0, a1, a2, a3];
  for (let tap = 0; tap < taps; tap++) {
    const first = (t + tap * dilation) * inputs;
    let w = tap * inputs * outputs + o;
    for (let at = first; at < first + inputs; at++, w += outputs) {
      const x = float32At(padded, at);
      const y = float32At(padded, at + inputs);
      const w0 = float32At(weights, w);
      const w1 = float32At(weights, w + 1);
      const w2 = float32At(weights, w + 2);
      const w3 = float32At(weights, w + 3);
      a0 += w0 * x;
      a1 += w1 * x;
      a2 += w2 * x;
      a3 += w3 * x;
      b0 += w0 * y;
      b1 += w1 * y;
      b2 += w2 * y;
      b3 += w3 * y;
    }
  }
  const row = t * outputs + o;
  output[row] = a0;
  output[row + 1] = a1;
  output[row + 2] = a2;
  output[row + 3] = a3;
  output[row + outputs] = b0;
  output[row + outputs + 1] = b1;
  output[row + outputs + 2] = b2;
  output[row + outputs + 3] = b3;
}

function sumOne(layer: Layer, padded: Float32Array, t: number, dilation: number, o: number, output: Float32Array) {
  const { taps, inputs, outputs, weights, bias } = layer;
  for (let next = t; next < t + 2; next++) {
    let sum = float32At(bias, o);
    for (let tap = 0; tap < taps; tap++)
      for (let i = 0; i < inputs; i++)
        sum +=
          float32At(weights, (tap * inputs + i) * outputs + o) *
          float32At(padded, (next + tap * dilation) * inputs + i);
    output[next * outputs + o] = sum;
  }
}

function rectify(values: Float32Array): Float32Array {
  for (let i = 0; i < values.length; i++) if (float32At(values, i) < 0) values[i] = 0;
  return values;
}
