import { numberAt } from "@nataraj/sdk/arrays";

export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Standard deviation of the values themselves, not of what they are drawn from. */
export function deviation(values: readonly number[]): number {
  const centre = mean(values);
  return Math.sqrt(mean(values.map((value) => (value - centre) ** 2)));
}

/** Interpolated between the two nearest values, as numpy does. @param percent 0 to 100. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = Float64Array.from(values).sort();
  const at = ((sorted.length - 1) * percent) / 100;
  const below = sorted[Math.floor(at)] ?? Number.NaN;
  return below + ((sorted[Math.ceil(at)] ?? below) - below) * (at - Math.floor(at));
}

export const median = (values: readonly number[]) => percentile(values, 50);

/** Greatest value less the least. */
export function range(values: readonly number[]): number {
  let [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const value of values) {
    least = Math.min(least, value);
    most = Math.max(most, value);
  }
  return most - least;
}

/** Pearson's correlation; not a number where one side does not vary. */
export function correlation(a: readonly number[], b: readonly number[]): number {
  const [meanA, meanB] = [mean(a), mean(b)];
  let [ab, aa, bb] = [0, 0, 0];
  a.forEach((value, i) => {
    const [x, y] = [value - meanA, numberAt(b, i) - meanB];
    ab += x * y;
    aa += x * x;
    bb += y * y;
  });
  return ab / Math.sqrt(aa * bb);
}

/** The place of each value in the order of all, 0 the least. */
export function ranks(values: readonly number[]): number[] {
  const order = values.map((_, i) => i).sort((a, b) => numberAt(values, a) - numberAt(values, b));
  const result = new Array<number>(values.length);
  order.forEach((index, rank) => {
    result[index] = rank;
  });
  return result;
}

/** Means of a number of neighbours, without the ends that have fewer. */
export function movingMean(values: readonly number[], width: number): number[] {
  const means: number[] = [];
  let sum = 0;
  values.forEach((value, i) => {
    sum += value - (i >= width ? numberAt(values, i - width) : 0);
    if (i >= width - 1) means.push(sum / width);
  });
  return means;
}

/** Angles without jumps of a whole turn. Radians. */
export function unwrapped(angles: readonly number[]): number[] {
  let turns = 0;
  return angles.map((angle, i) => {
    const step = i > 0 ? angle - numberAt(angles, i - 1) : 0;
    turns -= Math.round(step / (2 * Math.PI));
    return angle + turns * 2 * Math.PI;
  });
}

/** Change at each place, from its neighbours; at the ends from one. */
export function gradient(values: readonly number[]): number[] {
  const last = values.length - 1;
  return values.map((_, i) => {
    const [from, to] = [Math.max(0, i - 1), Math.min(last, i + 1)];
    return (numberAt(values, to) - numberAt(values, from)) / Math.max(1, to - from);
  });
}
