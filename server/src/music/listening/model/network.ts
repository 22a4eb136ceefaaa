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
    for (let i = 0; i < state.length; i++) state[i] = (state[i] as number) + (change[i] as number);
  }
  return convolve(head, rectify(state), 1);
}

/** Convolution over time, centred, with silence before and after. */
function convolve(
  { taps, inputs, outputs, weights, bias }: Layer,
  input: Float32Array,
  dilation: number,
): Float32Array {
  const frames = input.length / inputs;
  const output = new Float32Array(frames * outputs);
  const sums = new Float32Array(outputs);
  for (let t = 0; t < frames; t++) {
    sums.set(bias);
    for (let tap = 0; tap < taps; tap++) {
      const from = t + (tap - (taps >> 1)) * dilation;
      if (from < 0 || from >= frames) continue;
      for (let i = 0; i < inputs; i++) {
        const value = input[from * inputs + i] as number;
        if (value === 0) continue;
        const row = (tap * inputs + i) * outputs;
        for (let o = 0; o < outputs; o++) sums[o] = (sums[o] as number) + (weights[row + o] as number) * value;
      }
    }
    output.set(sums, t * outputs);
  }
  return output;
}

function rectify(values: Float32Array): Float32Array {
  for (let i = 0; i < values.length; i++) if ((values[i] as number) < 0) values[i] = 0;
  return values;
}
