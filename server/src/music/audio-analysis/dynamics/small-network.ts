import { numberAt } from "@nataraj/sdk/arrays";

/** A network with one hidden layer, trained offline (`workshop/networks/dynamics`). */
export interface SmallNetwork {
  /** For each hidden unit its weights and, last, its bias. Features are standardised in them. */
  hidden: readonly (readonly number[])[];
  /** A weight for each hidden unit and, last, a bias. */
  output: readonly number[];
}

/** The probability that a network gives to features, 0 to 1. */
export function probability({ hidden, output }: SmallNetwork, features: readonly number[]): number {
  const last = hidden.length;
  const sum = hidden.reduce(
    (total, unit, i) => total + numberAt(output, i) * Math.tanh(weigh(unit, features)),
    numberAt(output, last),
  );
  return 1 / (1 + Math.exp(-sum));
}

function weigh(weights: readonly number[], features: readonly number[]): number {
  return features.reduce((sum, value, i) => sum + value * numberAt(weights, i), numberAt(weights, features.length));
}
