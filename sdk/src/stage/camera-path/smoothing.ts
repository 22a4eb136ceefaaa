import { float64At } from "../../arrays/index.ts";

/** The largest value within `reach` of each index. @param reach Samples. */
function slidingMax(values: Float64Array, reach: number): Float64Array {
  return values.map((_, i) => {
    let most = Number.NEGATIVE_INFINITY;
    const end = Math.min(values.length - 1, i + reach);
    for (let k = Math.max(0, i - reach); k <= end; k++) most = Math.max(most, float64At(values, k));
    return most;
  });
}

/** Each value as the mean of those within `reach`, nearer ones counting more. @param reach Samples. */
function smooth(values: Float64Array, reach: number): Float64Array {
  return values.map((_, i) => {
    let sum = 0;
    let weights = 0;
    const end = Math.min(values.length - 1, i + reach);
    for (let k = Math.max(0, i - reach); k <= end; k++) {
      const weight = 1 + Math.cos((Math.PI * (k - i)) / (reach + 1));
      sum += weight * float64At(values, k);
      weights += weight;
    }
    return sum / weights;
  });
}

/**
 * A slow curve that is nowhere below the values: it rises before they do. Each of its values is a mean of maxima that all
 * hold this sample. @param reach Samples.
 */
export function upperEnvelope(values: Float64Array, reach: number): Float64Array {
  return smooth(slidingMax(values, reach), reach);
}
