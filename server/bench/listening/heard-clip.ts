import type { Listening } from "../../src/music/analysis.ts";
import { amlt, boundaryF, cmlt, fMeasure, type LabelledSection, mean, repetitionF } from "./measures.ts";

/** A piece of music with its true beats, as far as they are known. Seconds. */
export interface Truth {
  beats: readonly number[];
  downbeats: readonly number[];
  sections?: readonly LabelledSection[];
}

/** A piece of music as it is and as it was heard. */
export interface HeardClip {
  name: string;
  truth: Truth;
  heard: Listening;
}

/** How a clip was heard wrongly, if it was. */
export type Failure = "octave" | "off-beat" | "other beats" | "meter" | "bar phase";

const GOOD = 0.8;

/** What went wrong first: other beats than the true ones, or the true ones in other bars. */
export function failureOf({ truth, heard }: HeardClip): Failure | undefined {
  if (fMeasure(truth.beats, heard.beats) < GOOD) {
    const ratio = meanInterval(truth.beats) / meanInterval(heard.beats);
    if (Math.abs(Math.log2(ratio)) > 0.4) return "octave";
    const between = truth.beats.slice(1).map((beat, i) => (beat + (truth.beats[i] as number)) / 2);
    return fMeasure(between, heard.beats) >= GOOD ? "off-beat" : "other beats";
  }
  if (truth.downbeats.length === 0 || fMeasure(truth.downbeats, heard.downbeats) >= GOOD) return undefined;
  const inBar = truth.beats.length / truth.downbeats.length;
  return Math.abs(inBar - heard.meter) > 0.5 ? "meter" : "bar phase";
}

function meanInterval(beats: readonly number[]): number {
  return ((beats.at(-1) ?? 0) - (beats[0] ?? 0)) / Math.max(1, beats.length - 1);
}

/** A line of the table: means over clips, and how many failed in which way. */
export function summary(set: string, clips: readonly HeardClip[]): Record<string, string | number> {
  const average = (of: readonly HeardClip[], value: (clip: HeardClip) => number) =>
    of.length > 0 ? mean(of.map(value)).toFixed(3) : "";
  const barred = clips.filter(({ truth }) => truth.downbeats.length > 0);
  const formed = clips.filter(({ truth }) => truth.sections !== undefined);
  const starts = (sections: readonly LabelledSection[] = []) => sections.slice(1).map(({ start }) => start);
  const boundaries = ({ truth, heard }: HeardClip, tolerance: number) =>
    boundaryF(starts(truth.sections), starts(heard.sections), tolerance);
  const failures = clips.map(failureOf).filter((failure) => failure !== undefined);
  const kinds = [...new Set(failures)].map((kind) => `${failures.filter((other) => other === kind).length} ${kind}`);
  return {
    set,
    clips: clips.length,
    F: average(clips, ({ truth, heard }) => fMeasure(truth.beats, heard.beats)),
    CMLt: average(clips, ({ truth, heard }) => cmlt(truth.beats, heard.beats)),
    AMLt: average(clips, ({ truth, heard }) => amlt(truth.beats, heard.beats)),
    "downbeat F": average(barred, ({ truth, heard }) => fMeasure(truth.downbeats, heard.downbeats)),
    "sections 0.5 s": average(formed, (clip) => boundaries(clip, 0.5)),
    "sections 3 s": average(formed, (clip) => boundaries(clip, 3)),
    repeats: average(formed, ({ truth, heard }) => repetitionF(truth.sections ?? [], heard.sections, heard.duration)),
    failures: kinds.join(", "),
  };
}
