import { numberAt } from "@nataraj/sdk/arrays";

/** A logistic regression that was fitted offline: weights of the features, and what is added. */
export interface Regression {
  weights: readonly number[];
  bias: number;
}

/** Probability by a logistic regression, 0 to 1. */
export function probability({ weights, bias }: Regression, features: readonly number[]): number {
  return 1 / (1 + Math.exp(-weights.reduce((sum, weight, i) => sum + weight * numberAt(features, i), bias)));
}
