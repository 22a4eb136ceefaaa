/** One example: its class and its features. */
export interface Example<Label> {
  label: Label;
  features: readonly number[];
}

/** Share by which covariances between features are shrunk, because there are more features than examples. */
const SHRINKAGE = 0.1;

/**
 * Linear discriminant analysis with a shrunk covariance (Friedman 1989). It chooses the class with the nearest mean, in
 * the space in which the scatter within classes is the same in all directions.
 * @returns A function from features to their class.
 */
export function trainClassifier<Label>(examples: readonly Example<Label>[]): (features: readonly number[]) => Label {
  const labels = [...new Set(examples.map((example) => example.label))];
  const means = labels.map((label) => meanOf(examples.filter((e) => e.label === label).map((e) => e.features)));
  const size = means[0]?.length ?? 0;
  const strays = examples.map(({ label, features }) => {
    const mean = means[labels.indexOf(label)];
    return Float64Array.from(features, (value, i) => value - (mean ? (mean[i] ?? 0) : 0));
  });
  const scales = Float64Array.from({ length: size }, (_, i) =>
    Math.sqrt(strays.reduce((sum, stray) => sum + (stray[i] ?? 0) ** 2, 0) / strays.length + 1e-7),
  );
  const whiten = whitener(
    strays.map((stray) => stray.map((value, i) => value / (scales[i] ?? 0))),
    size,
  );
  const project = (features: ArrayLike<number>) =>
    whiten(Float64Array.from(features, (value, i) => value / (scales[i] ?? 0)));
  const classes = labels.map((label, i) => ({ label, centre: project(means[i] ?? []) }));
  return (features) => {
    const point = project(features);
    const distance = (centre: Float64Array) => centre.reduce((sum, v, i) => sum + (v - (point[i] ?? 0)) ** 2, 0);
    const ranked = classes.map(({ label, centre }) => ({ label, distance: distance(centre) }));
    return ranked.reduce((best, each) => (each.distance < best.distance ? each : best)).label;
  };
}

function meanOf(rows: readonly (readonly number[])[]): Float64Array {
  return Float64Array.from(rows[0] ?? [], (_, i) => rows.reduce((sum, row) => sum + (row[i] ?? 0), 0) / rows.length);
}

/** Whitens the features: solves with the Cholesky factor of their shrunk covariance. */
function whitener(strays: readonly Float64Array[], size: number): (v: Float64Array) => Float64Array {
  // The lower triangle, row after row.
  const factor = Float64Array.from({ length: size * size }, (_, n) => {
    const [i, j] = [Math.floor(n / size), n % size];
    if (j > i) return 0;
    const covariance = strays.reduce((sum, s) => sum + (s[i] ?? 0) * (s[j] ?? 0), 0) / strays.length;
    return i === j ? covariance + 1e-6 : covariance * (1 - SHRINKAGE);
  });
  const entry = (i: number, j: number) => factor[i * size + j] ?? 0;
  for (let i = 0; i < size; i++)
    for (let j = 0; j <= i; j++) {
      let rest = entry(i, j);
      for (let k = 0; k < j; k++) rest -= entry(i, k) * entry(j, k);
      factor[i * size + j] = i === j ? Math.sqrt(rest) : rest / entry(j, j);
    }
  return (v) => {
    const out = new Float64Array(size);
    for (let i = 0; i < size; i++) {
      let rest = v[i] ?? 0;
      for (let k = 0; k < i; k++) rest -= entry(i, k) * (out[k] ?? 0);
      out[i] = rest / entry(i, i);
    }
    return out;
  };
}
