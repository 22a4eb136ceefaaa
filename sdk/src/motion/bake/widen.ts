/**
 * A dilation: each value becomes the largest of its neighbourhood, so that smoothing does not lower a peak. Values are
 * ≥ 0.
 */
export function widen(values: Float64Array, reach: number): Float64Array {
  const out = new Float64Array(values.length);
  for (let f = 0; f < values.length; f++) {
    const value = values[f] ?? 0;
    // Most values are 0.
    if (value <= 0) continue;
    const last = Math.min(values.length - 1, f + reach);
    for (let k = Math.max(0, f - reach); k <= last; k++) if (value > (out[k] ?? 0)) out[k] = value;
  }
  return out;
}
