import { float32At, numberAt } from "@nataraj/sdk/arrays";
import type { Section } from "../../analysis.ts";
import { cosineSimilarity } from "../spectrum/cosine-similarity.ts";
import { vectorsOfChange } from "./beat-vectors.ts";
import { chooseBoundaries, SHORTEST_BARS } from "./choose-boundaries.ts";
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

/** Bars to either side that are compared. */
const REACH_BARS = 5;

/** Divides a clip where its character changes, on downbeats, and says which parts repeat each other. */
export function findSections(task: FormTask): { sections: Section[]; confidence: number } {
  const { beats, vectors, energy, duration, meter } = task;
  const similarity = selfSimilarity(vectors);
  const curve = novelty(selfSimilarity(vectorsOfChange(vectors)), REACH_BARS * meter, SHORTEST_BARS.cut * meter);
  const cuts = chooseBoundaries(curve, task);
  const spans = [0, ...cuts].map((first, i) => ({ first, last: cuts[i] ?? beats.length }));
  const labels = labelSections(spans, similarity);
  const sections = spans.map(({ first, last }, i) => ({
    start: i === 0 ? 0 : numberAt(beats, first),
    end: last < beats.length ? numberAt(beats, last) : duration,
    label: labels[i] as string,
    energy: energy.slice(first, last).reduce((sum, e) => sum + e, 0) / Math.max(1, last - first),
  }));
  const heights = cuts.map((cut) => float32At(curve, cut));
  const confidence = heights.reduce((sum, h) => sum + Math.min(1, h / 0.4), 0) / Math.max(1, heights.length);
  return { sections, confidence };
}

function selfSimilarity(vectors: readonly Float32Array[]): Float32Array[] {
  return vectors.map((a) => Float32Array.from(vectors, (b) => cosineSimilarity(a, b)));
}
