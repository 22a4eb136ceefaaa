import { numberAt } from "@nataraj/sdk/arrays";
/** A part of the clip: its first beat and the one after its last. */
export interface BeatSpan {
  first: number;
  last: number;
}

/** Two parts repeat each other when their beats, side by side, are at least this much alike. */
const SAME_LABEL_SIMILARITY = 0.68;
/** Beats by which two parts may be shifted against each other. */
const SHIFT = 8;

/** Names parts "A", "B", … in order of appearance; parts that repeat each other share a name. */
export function labelSections(spans: readonly BeatSpan[], similarity: readonly Float32Array[]): string[] {
  const kinds: BeatSpan[][] = [];
  return spans.map((span) => {
    const scores = kinds.map((members) =>
      Math.max(...members.map((member) => spanSimilarity(span, member, similarity))),
    );
    const best = scores.indexOf(Math.max(...scores));
    const kind = best >= 0 && numberAt(scores, best) >= SAME_LABEL_SIMILARITY ? best : kinds.push([]) - 1;
    kinds[kind]?.push(span);
    return String.fromCharCode(65 + (kind % 26));
  });
}

/** Mean similarity of two parts played side by side, at the best of a few shifts. */
function spanSimilarity(a: BeatSpan, b: BeatSpan, similarity: readonly Float32Array[]): number {
  const length = Math.min(a.last - a.first, b.last - b.first);
  let best = 0;
  for (let shift = -SHIFT; shift <= SHIFT; shift++) {
    let sum = 0;
    let count = 0;
    for (let i = 0; i < length; i++) {
      const j = b.first + i + shift;
      if (j < b.first || j >= b.last) continue;
      sum += similarity[a.first + i]?.[j] ?? 0;
      count++;
    }
    if (count >= length / 2) best = Math.max(best, sum / count);
  }
  return best;
}
