/** A part of a way in time that begins and ends somewhere. */
export interface Candidate<T> {
  value: T;
  /** Seconds. */
  start: number;
  end: number;
  /** Where it is at its start and at its end. */
  begins: number;
  ends: number;
  cost: number;
}

interface Chained<T> {
  candidate: Candidate<T>;
  total: number;
  before: Chained<T> | undefined;
}

/**
 * The cheapest chain of candidates that follow one another without a gap, from the first start to the last end (Viterbi's
 * algorithm). The same candidates give the same chain.
 * @param join The cost of the seam between one candidate and the next.
 */
export function cheapestChain<T>(
  candidates: readonly Candidate<T>[],
  join: (ends: number, begins: number) => number,
): Candidate<T>[] {
  const ending = new Map<number, Chained<T>[]>();
  const first = Math.min(...candidates.map(({ start }) => start));
  for (const candidate of candidates.toSorted((a, b) => a.start - b.start)) {
    const { start, end, begins, cost } = candidate;
    let best: Chained<T> | undefined;
    let least = start === first ? cost : Number.POSITIVE_INFINITY;
    for (const before of ending.get(start) ?? []) {
      const total = before.total + join(before.candidate.ends, begins) + cost;
      if (total < least) [least, best] = [total, before];
    }
    if (least === Number.POSITIVE_INFINITY) continue;
    const chained = { candidate, total: least, before: best };
    const others = ending.get(end);
    if (others) others.push(chained);
    else ending.set(end, [chained]);
  }
  const last = Math.max(...ending.keys());
  const cheapest = ending.get(last)?.reduce((a, b) => (b.total < a.total ? b : a));
  const chain: Candidate<T>[] = [];
  for (let at = cheapest; at; at = at.before) chain.unshift(at.candidate);
  return chain;
}
