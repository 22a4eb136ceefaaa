import { numberAt } from "@nataraj/sdk/arrays";
import type { AudioAnalysis } from "../analysis.ts";
import { activateByOnsets } from "./beats/activate-by-onsets.ts";
import { combineActivations } from "./beats/combine-activations.ts";
import { evenBeats } from "./beats/even-beats.ts";
import { findBars } from "./beats/find-bars.ts";
import { findBeats } from "./beats/find-beats.ts";
import { middleInterval } from "./beats/middle-interval.ts";
import { refineBeats } from "./beats/refine-beats.ts";
import { hearDynamics } from "./dynamics/hear-dynamics.ts";
import { findAccents } from "./form/accents.ts";
import { energyAtBeats } from "./form/beat-energy.ts";
import { beatVectors } from "./form/beat-vectors.ts";
import { findSections } from "./form/find-sections.ts";
import { activateByModel } from "./model/activate-by-model.ts";
import { ANALYSIS_RATE, extractFeatures } from "./spectrum/features.ts";
import { onsetStrength } from "./spectrum/onsets.ts";
import { pitchStability } from "./spectrum/pitch-stability.ts";
import { soundingRange } from "./spectrum/sounding-range.ts";

/** Below this clarity there is no beat to dance to, unless pitches stay: then it is music whose beat is hard to hear. */
const NO_BEAT = 0.2;
/** Below this clarity hardly anything is heard on the beats, as in drones. */
const NOTHING_ON_BEATS = 0.05;
/** Speech and noise were at most 1.17, nearly all music is above 1.2 (`pitchStability`). */
const PITCHES_STAY = 1.2;

/**
 * Everything that is heard in a clip. A pure function that computes for about a second for a minute of music: call it
 * in a worker (`analyseSong`).
 * @param samples mono, at ANALYSIS_RATE
 * @param onProgress told the share that is done, 0 to 1
 */
export function analyseAudio(samples: Float32Array, onProgress: (share: number) => void = () => {}): AudioAnalysis {
  const duration = samples.length / ANALYSIS_RATE;
  const features = extractFeatures(samples);
  onProgress(0.3);
  const onsets = onsetStrength(features);
  const model = activateByModel(features);
  const activation = combineActivations(model, activateByOnsets(features, onsets));
  const tracked = findBeats(activation, onsets, soundingRange(features.level));
  const found = findBars(tracked, { features, onsets, model });
  onProgress(0.8);
  const isSure = found.pulseClarity >= NO_BEAT;
  const isMusic = found.pulseClarity >= NOTHING_ON_BEATS && pitchStability(features.chroma) >= PITCHES_STAY;
  const hasBeat = (isSure || isMusic) && found.times.length >= 4;
  const beatsInUse = hasBeat ? { ...found, times: refineBeats(found.times, samples) } : evenBeats(duration);
  const energy = energyAtBeats(features, beatsInUse.times);
  const form = findSections({
    ...beatsInUse,
    beats: beatsInUse.times,
    vectors: beatVectors(features, beatsInUse.times),
    energy,
    duration,
  });
  const { times: beats, meter, positions } = beatsInUse;
  const downbeats = beats.filter((_, i) => positions[i] === 0);
  const dynamics = hearDynamics({ samples, features, beats, downbeats, meter, hasBeat, duration });
  onProgress(1);
  return {
    duration,
    tempo: tempoOf(beats),
    beats,
    downbeats,
    meter,
    hasBeat,
    confidence: { ...found.confidence, sections: form.confidence },
    sections: form.sections,
    energy,
    accents: findAccents(onsets),
    dynamics,
  };
}

/** Beats a minute by the middle interval, averaged over intervals near it. */
export function tempoOf(beats: readonly number[]): number {
  const intervals = beats.slice(1).map((beat, i) => beat - numberAt(beats, i));
  const middle = middleInterval(beats);
  const near = intervals.filter((interval) => Math.abs(interval / middle - 1) < 0.08);
  const mean = near.reduce((sum, interval) => sum + interval, 0) / near.length;
  return near.length > 0 ? 60 / mean : 0;
}
