import { float64At, intAt } from "@nataraj/sdk/arrays";
/**
 * Lets paths change the interval between beats. The function that it makes is given the best score of a path by its
 * last interval: `scores` become those by the next interval, and `before` says which interval each of them comes from.
 * Costs add up frame by frame, so that one pass up and one down find the best change of all (a distance transform,
 * Felzenszwalb and Huttenlocher 2012).
 * @param costs of changing each interval by a frame; the first half frame is what rounding alone may do, and free
 */
export function intervalChanger(costs: Float64Array): (scores: Float64Array, before: Int16Array) => void {
  const last = costs.length - 1;
  /** Best score of the paths that come from a longer interval, and from which. */
  const shortened = new Float64Array(costs.length);
  const shortenedFrom = new Int16Array(costs.length);
  return (scores, before) => {
    let [best, from] = [Number.NEGATIVE_INFINITY, -1];
    for (let k = last; k >= 0; k--) {
      shortened[k] = best;
      shortenedFrom[k] = from;
      const cost = float64At(costs, k);
      const own = float64At(scores, k) - cost / 2;
      best -= cost;
      if (own > best) [best, from] = [own, k];
    }
    [best, from] = [Number.NEGATIVE_INFINITY, -1];
    for (let k = 0; k <= last; k++) {
      const here = float64At(scores, k);
      const shorter = float64At(shortened, k);
      const changed = Math.max(shorter, best);
      before[k] = here >= changed ? k : shorter > best ? intAt(shortenedFrom, k) : from;
      scores[k] = Math.max(here, changed);
      const cost = float64At(costs, k);
      best -= cost;
      if (here - cost / 2 > best) [best, from] = [here - cost / 2, k];
    }
  };
}
