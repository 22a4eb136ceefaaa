import { float64At, numberAt } from "@nataraj/sdk/arrays";
import { readNetworkFile, tensorOf } from "./network-file.ts";

/** A network with one hidden layer. */
export interface SmallNetwork {
  /** For each hidden unit its weights and, last, its bias, one unit after the other. Features are standardised in them. */
  hidden: Float64Array;
  /** A weight for each hidden unit and, last, a bias. */
  output: Float64Array;
}

const read = new Map<string, SmallNetwork>();

/** The network of this name in `assets/networks`, read when it is first asked for. */
export function smallNetwork(name: "strikes" | "stops" | "drops"): SmallNetwork {
  const network = read.get(name) ?? readSmallNetwork(name);
  read.set(name, network);
  return network;
}

function readSmallNetwork(name: string): SmallNetwork {
  const file = readNetworkFile(name);
  return { hidden: tensorOf(file, "hidden").values, output: tensorOf(file, "output").values };
}

/** The probability that a network gives to features, 0 to 1. */
export function probability({ hidden, output }: SmallNetwork, features: readonly number[]): number {
  const units = output.length - 1;
  const width = features.length + 1;
  let sum = float64At(output, units);
  for (let unit = 0; unit < units; unit++) {
    let total = float64At(hidden, unit * width + features.length);
    for (let i = 0; i < features.length; i++) total += numberAt(features, i) * float64At(hidden, unit * width + i);
    sum += float64At(output, unit) * Math.tanh(total);
  }
  return 1 / (1 + Math.exp(-sum));
}
