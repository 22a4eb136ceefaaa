/** One example: what it is, and its features. */
export interface Example<Label> {
  label: Label;
  features: readonly number[];
}

/** Share of the covariances between features that is not believed: there are more features than examples. */
const SHRINKAGE = 0.1;

/**
 * Linear discriminant analysis with a shrunk covariance (Friedman 1989): the class whose mean is nearest in the space in
 * which the classes' own scatter is round.
 * @returns Tells the class of other features.
 */
export function trainClassifier<Label>(examples: readonly Example<Label>[]): (features: readonly number[]) => Label {
  const labels = [...new Set(examples.map((example) => example.label))];
  const means = labels.map((label) => meanOf(examples.filter((e) => e.label === label).map((e) => e.features)));
  const size = (means[0] as number[]).length;
  const strays = examples.map(({ label, features }) => {
    const mean = means[labels.indexOf(label)] as number[];
    return features.map((value, i) => value - (mean[i] as number));
  });
  const scales = Array.from({ length: size }, (_, i) =>
    Math.sqrt(strays.reduce((sum, stray) => sum + (stray[i] as number) ** 2, 0) / strays.length + 1e-7),
  );
  const whiten = whitener(
    strays.map((stray) => stray.map((value, i) => value / (scales[i] as number))),
    size,
  );
  const project = (features: readonly number[]) => whiten(features.map((value, i) => value / (scales[i] as number)));
  const centres = means.map(project);
  return (features) => {
    const point = project(features);
    const distances = centres.map((centre) => centre.reduce((sum, v, i) => sum + (v - (point[i] as number)) ** 2, 0));
    return labels[distances.indexOf(Math.min(...distances))] as Label;
  };
}

function meanOf(rows: readonly (readonly number[])[]): number[] {
  return (rows[0] as number[]).map((_, i) => rows.reduce((sum, row) => sum + (row[i] as number), 0) / rows.length);
}

/** Makes the scatter round: solves with the Cholesky factor of its shrunk covariance. */
function whitener(strays: readonly (readonly number[])[], size: number): (v: readonly number[]) => number[] {
  const factor = Array.from({ length: size }, (_, i) =>
    Float64Array.from({ length: i + 1 }, (_, j) => {
      const covariance = strays.reduce((sum, s) => sum + (s[i] as number) * (s[j] as number), 0) / strays.length;
      return i === j ? covariance + 1e-6 : covariance * (1 - SHRINKAGE);
    }),
  );
  const at = (i: number, j: number) => factor[i]?.[j] as number;
  for (let i = 0; i < size; i++)
    for (let j = 0; j <= i; j++) {
      let rest = at(i, j);
      for (let k = 0; k < j; k++) rest -= at(i, k) * at(j, k);
      (factor[i] as Float64Array)[j] = i === j ? Math.sqrt(rest) : rest / at(j, j);
    }
  return (v) => {
    const out: number[] = [];
    for (let i = 0; i < size; i++) {
      let rest = v[i] as number;
      for (let k = 0; k < i; k++) rest -= at(i, k) * (out[k] as number);
      out.push(rest / at(i, i));
    }
    return out;
  };
}
