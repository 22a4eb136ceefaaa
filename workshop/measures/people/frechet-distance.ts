import { numberAt } from "@nataraj/sdk/arrays";
import { EigenvalueDecomposition, Matrix } from "ml-matrix";
import people from "./people.json" with { type: "json" };
import { mean } from "./statistics.ts";

/** Fréchet distance of windows of dancing from people's, over eight principal components of people's measures. */
export function frechetDistance(windows: readonly Record<string, number>[]): number {
  const scores = windows.map((window) =>
    people.components.map((component) =>
      people.core.reduce((sum, name, i) => {
        const standard = ((window[name] ?? Number.NaN) - numberAt(people.mean, i)) / numberAt(people.sd, i);
        return sum + standard * numberAt(component, i);
      }, 0),
    ),
  );
  const centre = people.components.map((_, i) => mean(scores.map((score) => numberAt(score, i))));
  const ours = centre.map((_, a) =>
    centre.map((_, b) => {
      const products = scores.map(
        (score) => (numberAt(score, a) - numberAt(centre, a)) * (numberAt(score, b) - numberAt(centre, b)),
      );
      return products.reduce((sum, product) => sum + product, 0) / (scores.length - 1);
    }),
  );
  const product = new Matrix(people.score_cov).mmul(new Matrix(ours));
  const roots = new EigenvalueDecomposition(product).realEigenvalues.map((value) => Math.sqrt(Math.max(0, value)));
  const trace = (matrix: readonly (readonly number[])[]) => matrix.reduce((sum, row, i) => sum + numberAt(row, i), 0);
  const apart = centre.reduce((sum, value, i) => sum + (value - numberAt(people.score_mean, i)) ** 2, 0);
  return apart + trace(people.score_cov) + trace(ours) - 2 * roots.reduce((sum, root) => sum + root, 0);
}
