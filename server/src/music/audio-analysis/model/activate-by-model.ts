import { float32At } from "@nataraj/sdk/arrays";
import { BANDS, type Features } from "../spectrum/features.ts";
import { harmonicChange } from "../spectrum/harmonic-change.ts";
import type { BeatActivation } from "./activation.ts";
import { convolutionsOf } from "./convolutions.ts";
import { modelLoudness } from "./loudness.ts";
import { type Network, runNetwork } from "./network.ts";
import { readNetworkFile } from "./network-file.ts";
import { TEMPO_CLASSES } from "./tempo-classes.ts";

/** Frames of the features for one of the network. */
const STEP = 2;

/** Distances over which the network is told of changes of harmony, in rows of the chromagram. */
export const CHANGE_REACHES = [5, 12] as const;

/** Outputs of the network for a frame: a beat, a downbeat, and one for each tempo. */
const OUTPUTS = 2 + TEMPO_CLASSES.length;

/** Numbers that the network reads for a frame. */
const WIDTH = 2 * BANDS + CHANGE_REACHES.length;

let shipped: Network | undefined;

/** Activation by the trained network, which runs at half the rate of the features. */
export function activateByModel(features: Features): BeatActivation {
  shipped ??= convolutionsOf(readNetworkFile("beats"));
  const logOdds = runNetwork(shipped, networkInput(features));
  return {
    beat: probabilities(logOdds, 0, features.frames),
    downbeat: probabilities(logOdds, 1, features.frames),
    tempo: meanLogProbabilities(logOdds),
  };
}

/** Level and rise by band, and changes of harmony, as `inputs` in train.py makes them: its twin, to be changed together. */
function networkInput(features: Features): Float32Array {
  const loud = modelLoudness(features);
  const frames = Math.floor(features.frames / STEP);
  const input = new Float32Array(frames * WIDTH);
  const changes = CHANGE_REACHES.map((reach) => harmonicChange(features, reach));
  const rise = (t: number, band: number) =>
    t < 2 ? 0 : Math.max(0, float32At(loud, t * BANDS + band) - float32At(loud, (t - 2) * BANDS + band));
  for (let t = 0; t < frames; t++) {
    const row = t * WIDTH;
    for (let band = 0; band < BANDS; band++) {
      input[row + band] = (float32At(loud, t * STEP * BANDS + band) - 2.5) / 2;
      input[row + BANDS + band] = 2 * Math.max(rise(t * STEP, band), rise(t * STEP + 1, band));
    }
    changes.forEach((change, i) => {
      input[row + 2 * BANDS + i] = 4 * float32At(change, t * STEP);
    });
  }
  return input;
}

/** One output of the network as probabilities at the rate of the features. */
function probabilities(logOdds: Float32Array, output: number, frames: number): Float32Array {
  const coarse = Float32Array.from(
    { length: logOdds.length / OUTPUTS },
    (_, t) => 1 / (1 + Math.exp(-float32At(logOdds, OUTPUTS * t + output))),
  );
  const last = coarse.length - 1;
  return Float32Array.from({ length: frames }, (_, t) => {
    const low = Math.min(last, Math.floor(t / STEP));
    const share = t / STEP - low;
    return (coarse[low] ?? 0) * (1 - share) + (coarse[Math.min(last, low + 1)] ?? 0) * share;
  });
}

/** The mean over frames of each tempo's log-probability. */
function meanLogProbabilities(logOdds: Float32Array): Float32Array {
  const means = new Float32Array(TEMPO_CLASSES.length);
  const frames = logOdds.length / OUTPUTS;
  for (let t = 0; t < frames; t++) {
    const row = logOdds.subarray(t * OUTPUTS + 2, (t + 1) * OUTPUTS);
    const most = row.reduce((a, b) => Math.max(a, b));
    const total = most + Math.log(row.reduce((sum, v) => sum + Math.exp(v - most), 0));
    for (let i = 0; i < means.length; i++) means[i] = float32At(means, i) + (float32At(row, i) - total) / frames;
  }
  return means;
}
