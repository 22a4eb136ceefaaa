/** A run of the same letters in two texts: from where in each, and how many. */
export interface LetterRun {
  one: number;
  other: number;
  length: number;
}

const SAME = 1;
const DIFFERENT = -0.5;
/** A letter of the first text that the second lacks, and the other way round. */
const MISSING = -0.1;
const ADDED = -0.3;
/** Fewer letters in a row are the same by chance. */
const SHORTEST_RUN = 3;

const Step = {
  Both: 1,
  One: 2,
  Other: 3,
} as const;

/**
 * The letters that two texts have in common, in their order: a global alignment by dynamic programming (Needleman and
 * Wunsch 1970), with both ends of both texts free. Chance letters are left out.
 */
export function matchLetters(one: readonly string[], other: readonly string[]): LetterRun[] {
  const width = other.length + 1;
  const steps = new Uint8Array((one.length + 1) * width);
  let above = new Float32Array(width);
  let best = { score: 0, i: 0, j: 0 };
  for (let i = 1; i <= one.length; i++) {
    const row = new Float32Array(width);
    for (let j = 1; j < width; j++) {
      const both = (above[j - 1] as number) + (one[i - 1] === other[j - 1] ? SAME : DIFFERENT);
      const skipOne = (above[j] as number) + MISSING;
      const skipOther = (row[j - 1] as number) + ADDED;
      const score = Math.max(both, skipOne, skipOther);
      row[j] = Math.max(score, 0);
      if (score > 0) steps[i * width + j] = score === both ? Step.Both : score === skipOne ? Step.One : Step.Other;
      if (score > best.score) best = { score, i, j };
    }
    above = row;
  }

  const runs: LetterRun[] = [];
  let length = 0;
  let { i, j } = best;
  const endRun = () => {
    if (length >= SHORTEST_RUN) runs.unshift({ one: i, other: j, length });
    length = 0;
  };
  for (let step = steps[i * width + j]; step; step = steps[i * width + j]) {
    const isSame = step === Step.Both && one[i - 1] === other[j - 1];
    if (!isSame) endRun();
    if (step !== Step.Other) i--;
    if (step !== Step.One) j--;
    if (isSame) length++;
  }
  endRun();
  return runs;
}
