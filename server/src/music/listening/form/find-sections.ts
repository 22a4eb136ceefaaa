import type { Section } from "../../analysis.ts";
import { likeness } from "../spectrum/likeness.ts";
import { vectorsOfChange } from "./beat-vectors.ts";
import { labelSections } from "./label-sections.ts";
import { novelty } from "./novelty.ts";

/** What sections are found in. */
export interface FormTask {
  /** Seconds. */
  beats: readonly number[];
  /** Position of each beat in its bar. */
  positions: readonly number[];
  meter: number;
  /** What each beat sounds like. */
  vectors: readonly Float32Array[];
  /** At each beat, 0 to 1. */
  energy: readonly number[];
  duration: number;
}

/** Bars that a section has at least, and at the ends of the clip, where it may be cut. */
const SHORTEST_BARS = { within: 4, cut: 2 };
/** Bars to either side that are compared. */
const REACH_BARS = 5;
/** A boundary's novelty lies this many deviations above the clip's mean. */
const STANDS_OUT = 1;
const LEAST_NOVELTY = 0.13;

/** Divides a clip where its character changes, on downbeats, and says which parts repeat each other. */
export function findSections(task: FormTask): { sections: Section[]; confidence: number } {
  const { beats, vectors, energy, duration, meter } = task;
  const similarity = selfSimilarity(vectors);
  const curve = novelty(selfSimilarity(vectorsOfChange(vectors)), REACH_BARS * meter, SHORTEST_BARS.cut * meter);
  const cuts = chooseBoundaries(curve, task);
  const spans = [0, ...cuts].map((first, i) => ({ first, last: cuts[i] ?? beats.length }));
  const labels = labelSections(spans, similarity);
  const sections = spans.map(({ first, last }, i) => ({
    start: i === 0 ? 0 : (beats[first] as number),
    end: last < beats.length ? (beats[last] as number) : duration,
    label: labels[i] as string,
    energy: energy.slice(first, last).reduce((sum, e) => sum + e, 0) / Math.max(1, last - first),
  }));
  const heights = cuts.map((cut) => curve[cut] as number);
  const confidence = heights.reduce((sum, h) => sum + Math.min(1, h / 0.4), 0) / Math.max(1, heights.length);
  return { sections, confidence };
}

function selfSimilarity(vectors: readonly Float32Array[]): Float32Array[] {
  return vectors.map((a) => Float32Array.from(vectors, (b) => likeness(a, b)));
}

/** The highest peaks first, each on a downbeat, none nearer to another or to an end than sections are short. */
function chooseBoundaries(curve: Float32Array, { beats, positions, meter }: FormTask): number[] {
  const [apart, edge] = [SHORTEST_BARS.within * meter, SHORTEST_BARS.cut * meter];
  const mean = curve.reduce((a, b) => a + b, 0) / Math.max(1, curve.length);
  const deviation = Math.sqrt(curve.reduce((sum, v) => sum + (v - mean) ** 2, 0) / Math.max(1, curve.length));
  const threshold = Math.max(LEAST_NOVELTY, mean + STANDS_OUT * deviation);
  const peaks = [...curve.keys()]
    .filter((i) => {
      const value = curve[i] as number;
      return value >= threshold && value >= (curve[i - 1] ?? 0) && value > (curve[i + 1] ?? 0);
    })
    .sort((a, b) => (curve[b] as number) - (curve[a] as number))
    .map((i) => nearestDownbeat(positions, i, meter));
  const chosen: number[] = [];
  for (const i of peaks) {
    const isInside = i >= edge - 1 && beats.length - i >= edge - 1;
    if (isInside && chosen.every((other) => Math.abs(other - i) >= apart - 1)) chosen.push(i);
  }
  return chosen.sort((a, b) => a - b);
}

function nearestDownbeat(positions: readonly number[], i: number, meter: number): number {
  for (let away = 0; away <= meter / 2; away++) {
    if (positions[i - away] === 0) return i - away;
    if (positions[i + away] === 0) return i + away;
  }
  return i;
}
