import { numberAt } from "@nataraj/sdk/arrays";
import type { AudioAnalysis } from "../../../server/src/music/analysis.ts";
import { amlt, boundaryF, cmlt, fMeasure, type LabelledSection, mean, repetitionF } from "./measures.ts";

/** A piece of music with its true beats, as far as they are known. Seconds. */
export interface Truth {
  beats: readonly number[];
  downbeats: readonly number[];
  sections?: readonly LabelledSection[];
}

/** A piece of music as it is and as it was heard. */
export interface AnalysedClip {
  name: string;
  truth: Truth;
  analysis: AudioAnalysis;
}

/** How a clip was heard wrongly, if it was. */
export type Failure = "octave" | "off-beat" | "other beats" | "meter" | "bar phase";

const GOOD = 0.8;

/** What went wrong first: other beats than the true ones, or the true ones in other bars. */
export function failureOf({ truth, analysis }: AnalysedClip): Failure | undefined {
  if (fMeasure(truth.beats, analysis.beats) < GOOD) {
    const ratio = meanInterval(truth.beats) / meanInterval(analysis.beats);
    if (Math.abs(Math.log2(ratio)) > 0.4) return "octave";
    const between = truth.beats.slice(1).map((beat, i) => (beat + numberAt(truth.beats, i)) / 2);
    return fMeasure(between, analysis.beats) >= GOOD ? "off-beat" : "other beats";
  }
  if (truth.downbeats.length === 0 || fMeasure(truth.downbeats, analysis.downbeats) >= GOOD) return undefined;
  const inBar = truth.beats.length / truth.downbeats.length;
  return Math.abs(inBar - analysis.meter) > 0.5 ? "meter" : "bar phase";
}

function meanInterval(beats: readonly number[]): number {
  return ((beats.at(-1) ?? 0) - (beats[0] ?? 0)) / Math.max(1, beats.length - 1);
}

/** A line of the table: means over clips, and how many failed in which way. */
export function summary(set: string, clips: readonly AnalysedClip[]): Record<string, string | number> {
  const average = (of: readonly AnalysedClip[], value: (clip: AnalysedClip) => number) =>
    of.length > 0 ? mean(of.map(value)).toFixed(3) : "";
  const barred = clips.filter(({ truth }) => truth.downbeats.length > 0);
  const formed = clips.filter(({ truth }) => truth.sections !== undefined);
  const starts = (sections: readonly LabelledSection[] = []) => sections.slice(1).map(({ start }) => start);
  const boundaries = ({ truth, analysis }: AnalysedClip, tolerance: number) =>
    boundaryF(starts(truth.sections), starts(analysis.sections), tolerance);
  const failures = clips.map(failureOf).filter((failure) => failure !== undefined);
  const kinds = [...new Set(failures)].map((kind) => `${failures.filter((other) => other === kind).length} ${kind}`);
  return {
    set,
    clips: clips.length,
    F: average(clips, ({ truth, analysis }) => fMeasure(truth.beats, analysis.beats)),
    CMLt: average(clips, ({ truth, analysis }) => cmlt(truth.beats, analysis.beats)),
    AMLt: average(clips, ({ truth, analysis }) => amlt(truth.beats, analysis.beats)),
    "downbeat F": average(barred, ({ truth, analysis }) => fMeasure(truth.downbeats, analysis.downbeats)),
    "sections 0.5 s": average(formed, (clip) => boundaries(clip, 0.5)),
    "sections 3 s": average(formed, (clip) => boundaries(clip, 3)),
    repeats: average(formed, ({ truth, analysis }) =>
      repetitionF(truth.sections ?? [], analysis.sections, analysis.duration),
    ),
    failures: kinds.join(", "),
  };
}
