import { float32At, numberAt } from "@nataraj/sdk/arrays";
import { tempoEvidence } from "../model/tempo-classes.ts";
import { FRAME_RATE } from "../spectrum/features.ts";
import type { Onsets } from "../spectrum/onsets.ts";
import { TEMPO_MODEL } from "./intervals.ts";

/** Onsets half-way between beats may be beats themselves if they are this many times as strong as onsets on beats. */
const ALTERNATES = 1.2;
/** By how much the network's log-probability of the tempo must be above that of its double to leave no doubt. */
const CLEAR = 12;
/** Frames around a moment in which an onset counts as its own. */
const ONSET_REACH_FRAMES = 4;

/**
 * How clearly the tempo is not half the true one, 0 to 1. A bass and chords in turn, as in stride, ska or a polka, may be beats
 * and off-beats or all be beats: the onsets do not tell. Where more begins half-way between the beats than on
 * them, only the network's evidence for the two tempi speaks for one of them.
 * @param beats frames
 * @param tempo evidence for TEMPO_CLASSES
 */
export function doubleTempoMargin(beats: readonly number[], { all }: Onsets, tempo: Float32Array): number {
  const bpm = (60 * FRAME_RATE * (beats.length - 1)) / ((beats.at(-1) ?? 0) - (beats[0] ?? 0));
  if (!(2 * bpm <= TEMPO_MODEL.maxBpm)) return 1;
  const between = beats.slice(1).map((beat, i) => Math.round((beat + numberAt(beats, i)) / 2));
  if (meanOnset(all, between) <= ALTERNATES * meanOnset(all, beats)) return 1;
  return Math.max(0, Math.min(1, (tempoEvidence(tempo, bpm) - tempoEvidence(tempo, 2 * bpm)) / CLEAR));
}

/** The mean over frames of the strongest onset near each. */
function meanOnset(onsets: Float32Array, frames: readonly number[]): number {
  const sum = frames.reduce((total, frame) => {
    let most = 0;
    for (
      let t = Math.max(0, frame - ONSET_REACH_FRAMES);
      t <= Math.min(onsets.length - 1, frame + ONSET_REACH_FRAMES);
      t++
    )
      most = Math.max(most, float32At(onsets, t));
    return total + most;
  }, 0);
  return sum / Math.max(1, frames.length);
}
