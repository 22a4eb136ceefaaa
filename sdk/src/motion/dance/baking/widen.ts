/** Each value becomes the largest of its neighbourhood, so that smoothing leaves no need unmet. None is below 0. */
export function widen(values: Float64Array, reach: number): Float64Array {
  return values.map((_, f) => {
    let most = 0;
    for (let k = Math.max(0, f - reach); k <= Math.min(values.length - 1, f + reach); k++)
      if ((values[k] as number) > most) most = values[k] as number;
    return most;
  });
}
