import { numberAt } from "@nataraj/sdk/arrays";

/** Beats in the first seconds are not counted, as is the custom (Davies, Degara and Plumbley 2009). */
const SKIPPED = 5;

function counted(beats: readonly number[]): number[] {
  return beats.filter((beat) => beat >= SKIPPED);
}

/** F-measure of beats: found and true ones that lie within 70 ms of each other, each used once. */
export function fMeasure(truth: readonly number[], found: readonly number[], tolerance = 0.07): number {
  return matched(counted(truth), counted(found), tolerance);
}

/** F-measure of places where sections begin, start of the clip not counted. Seconds. */
export const boundaryF = matched;

/** A section from its start, in seconds, to the next; those with one label repeat each other. */
export interface LabelledSection {
  start: number;
  label: string;
}

/** Seconds between the moments that are compared. */
const EVERY = 0.5;

/**
 * F-measure of which moments of a clip belong together: pairs of moments in sections of one label (Levy and Sandler
 * 2008), found against true.
 */
export function repetitionF(
  truth: readonly LabelledSection[],
  found: readonly LabelledSection[],
  duration: number,
): number {
  const moments = Array.from({ length: Math.floor(duration / EVERY) }, (_, i) => (i + 0.5) * EVERY);
  const labelAt = (sections: readonly LabelledSection[], time: number) =>
    sections.findLast(({ start }) => start <= time)?.label ?? sections[0]?.label;
  const labels = moments.map((time) => [labelAt(truth, time), labelAt(found, time)] as const);
  let [inTruth, inFound, inBoth] = [0, 0, 0];
  labels.forEach(([a, x], i) => {
    for (const [b, y] of labels.slice(0, i)) {
      if (a === b) inTruth++;
      if (x === y) inFound++;
      if (a === b && x === y) inBoth++;
    }
  });
  return inTruth + inFound > 0 ? (2 * inBoth) / (inTruth + inFound) : 1;
}

function matched(a: readonly number[], b: readonly number[], tolerance: number): number {
  if (a.length + b.length === 0) return 1;
  let [i, j, hits] = [0, 0, 0];
  while (i < a.length && j < b.length) {
    const difference = numberAt(b, j) - numberAt(a, i);
    if (Math.abs(difference) <= tolerance) {
      hits++;
      i++;
      j++;
    } else if (difference > 0) i++;
    else j++;
  }
  return (2 * hits) / (a.length + b.length);
}

/** How far a beat and its interval may be off, as shares of the true interval. */
const CONTINUITY = 0.175;

/** Share of beats that follow each other as the true ones do: right place, right tempo. */
export function cmlt(truth: readonly number[], found: readonly number[]): number {
  const [a, b] = [counted(truth), counted(found)];
  if (a.length < 2 || b.length < 2) return a.length === b.length ? 1 : 0;
  let hits = 0;
  const used = new Set<number>();
  b.forEach((beat, j) => {
    let i = 0;
    while (i + 1 < a.length && Math.abs(numberAt(a, i + 1) - beat) <= Math.abs(numberAt(a, i) - beat)) i++;
    if (used.has(i)) return;
    const trueInterval = i > 0 ? numberAt(a, i) - numberAt(a, i - 1) : numberAt(a, 1) - numberAt(a, 0);
    const interval = j > 0 ? beat - numberAt(b, j - 1) : numberAt(b, 1) - beat;
    const near = Math.abs(beat - numberAt(a, i)) < CONTINUITY * trueInterval;
    if (near && Math.abs(1 - interval / trueInterval) < CONTINUITY) {
      hits++;
      used.add(i);
    }
  });
  return hits / Math.max(a.length, b.length);
}

/** The same, where double, half and off-beat count as right too. */
export function amlt(truth: readonly number[], found: readonly number[]): number {
  const between = truth.slice(1).map((beat, i) => (beat + numberAt(truth, i)) / 2);
  const doubled = [...truth, ...between].sort((x, y) => x - y);
  const readings = [truth, between, doubled, truth.filter((_, i) => i % 2 === 0), truth.filter((_, i) => i % 2 === 1)];
  return Math.max(...readings.map((reading) => cmlt(reading, found)));
}

export function mean(values: readonly number[]): number {
  return values.reduce((a, b) => a + b, 0) / Math.max(1, values.length);
}
