/** A figure at a time. */
export interface Sample {
  hours: number;
  value: number;
}

/** How a figure changes over time. */
export interface Slope {
  /** Of the samples that count, the mean. */
  mean: number;
  perHour: number;
  /** The slope is right to within this, with 99.2 % confidence. */
  within: number;
  verdict: "steady" | "grows" | "falls";
}

/** The begin of a run that does not count: code is compiled, caches and connections are filled. */
export const WARM_UP_SHARE = 1 / 3;
/**
 * The rest is cut into this many blocks, and a line is laid through their medians. Neighbouring samples are alike, since one
 * upload is seen in many of them. A slope through them would look surer than it is. Medians of blocks are hardly alike.
 */
const BLOCKS = 10;
/**
 * Student's t for two degrees of freedom less than there are blocks. Six figures are looked at: each is right with 99.2 %
 * confidence, so that all six are with 95 % (Bonferroni).
 */
const STUDENT_T = 3.479;

/**
 * The slope of a figure after the warm-up, by least squares, and whether it can be told from none.
 * @throws {RangeError} for fewer samples than there are blocks after the warm-up.
 */
export function slopeOf(samples: readonly Sample[]): Slope {
  const counted = samples.slice(Math.floor(samples.length * WARM_UP_SHARE));
  if (counted.length < BLOCKS) throw new RangeError("There are too few samples for a slope.");
  const blocks = Array.from({ length: BLOCKS }, (_, block) => {
    const part = counted.slice((counted.length * block) / BLOCKS, (counted.length * (block + 1)) / BLOCKS);
    return { hours: mean(part.map(({ hours }) => hours)), value: median(part.map(({ value }) => value)) };
  });
  const [hours, value] = [mean(blocks.map((block) => block.hours)), mean(blocks.map((block) => block.value))];
  const spread = sum(blocks.map((block) => (block.hours - hours) ** 2));
  const perHour = sum(blocks.map((block) => (block.hours - hours) * (block.value - value))) / spread;
  const rest = sum(blocks.map((block) => (block.value - value - perHour * (block.hours - hours)) ** 2));
  const within = STUDENT_T * Math.sqrt(rest / (BLOCKS - 2) / spread);
  const isSteady = Math.abs(perHour) <= within || perHour === 0;
  const verdict = isSteady ? "steady" : perHour > 0 ? "grows" : "falls";
  return { mean: mean(counted.map((sample) => sample.value)), perHour, within, verdict };
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function mean(values: readonly number[]): number {
  return sum(values) / values.length;
}

/** The middle one; of an even number the upper of the two. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
