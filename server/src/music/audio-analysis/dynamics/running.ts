import { float32At, float64At } from "@nataraj/sdk/arrays";

/** Mean of any stretch of frames; stretches outside are cut to what there is. */
export type MeanOf = (from: number, to: number) => number;

/** Means over stretches of a curve, each in constant time. */
export function meansOf(values: Float32Array | Float64Array): MeanOf {
  const sums = new Float64Array(values.length + 1);
  for (let i = 0; i < values.length; i++) {
    const value = values instanceof Float32Array ? float32At(values, i) : float64At(values, i);
    sums[i + 1] = float64At(sums, i) + value;
  }
  return (from, to) => {
    const start = Math.max(0, Math.min(values.length - 1, Math.round(from)));
    const end = Math.max(start + 1, Math.min(values.length, Math.round(to)));
    return (float64At(sums, end) - float64At(sums, start)) / (end - start);
  };
}

/** The value below which a share of them lies. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.round(share * (sorted.length - 1))] ?? 0;
}
