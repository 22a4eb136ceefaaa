import { numberAt } from "@nataraj/sdk/arrays";
import { expect, it } from "vitest";
import { findBeats } from "../../../server/src/music/audio-analysis/beats/find-beats.ts";
import type { BeatActivation } from "../../../server/src/music/audio-analysis/model/activation.ts";
import { TEMPO_CLASSES } from "../../../server/src/music/audio-analysis/model/tempo-classes.ts";
import { fMeasure } from "./measures.ts";

/** What the network would hear of beats at these times, in seconds, of these strengths in turn, in bars of a meter. */
function heard(times: readonly number[], strengths: readonly number[], meter = 4): BeatActivation {
  const beat = new Float32Array(Math.round(100 * ((times.at(-1) ?? 0) + 0.5)));
  times.forEach((time, i) => {
    beat.fill(numberAt(strengths, i % strengths.length), Math.round(100 * time), Math.round(100 * time) + 5);
  });
  const isFirst = (t: number) => times.some((time, i) => i % meter === 0 && Math.abs(100 * time - t) < 8);
  return { beat, downbeat: beat.map((v, t) => (isFirst(t) ? 0.8 : 0.1) * v) };
}

/** Beats whose intervals are these factors of the usual one in turn. */
function times(count: number, bpm: number, factorOf: (beat: number) => number = () => 1): number[] {
  const result = [0.3];
  for (let i = 1; i < count; i++) result.push(numberAt(result, i - 1) + (60 / bpm) * factorOf(i));
  return result;
}

it("follows phrases of six beats that slow down to little more than half the tempo and go on", () => {
  const played = times(40, 110, (beat) => 1 + 0.8 * Math.sin((Math.PI * (beat % 6)) / 6) ** 2);
  expect(fMeasure(played, findBeats(heard(played, [0.5])).times)).toBeGreaterThan(0.95);
});

it("finds 220 beats a minute", () => {
  const played = times(60, 220);
  expect(fMeasure(played, findBeats(heard(played, [0.8])).times)).toBeGreaterThan(0.95);
});

it("is less sure where every second beat alone could be meant, although a pulse is clear", () => {
  const sure = findBeats(heard(times(30, 120), [0.8]));
  const doubtful = findBeats(heard(times(40, 150), [0.8, 0.3]));
  expect(sure.confidence.beats).toBeGreaterThan(0.75);
  expect(doubtful.confidence.beats).toBeLessThan(0.5);
  expect(doubtful.pulseClarity).toBeGreaterThan(0.5);
});

it("is less sure where chords between the beats are the stronger onsets, and double tempo is possible", () => {
  const played = times(20, 96);
  const activation = heard(played, [0.8]);
  const tempo = Float32Array.from(TEMPO_CLASSES, (bpm) => (bpm < 90 ? -9 : bpm < 110 ? -1 : bpm < 180 ? -9 : -3));
  const all = new Float32Array(activation.beat.length);
  for (const time of played) [all[Math.round(100 * time)], all[Math.round(100 * time + 31)]] = [2, 4];
  const doubtful = findBeats({ ...activation, tempo }, { all, low: all, high: all }).confidence.beats;
  expect(doubtful).toBeLessThan(0.75 * findBeats({ ...activation, tempo }).confidence.beats);
});

/** Evidence for 75 beats a minute, and little for twice as many. */
const SLOW = Float32Array.from(TEMPO_CLASSES, (bpm) => (bpm < 70 ? -9 : bpm < 80 ? -0.7 : bpm < 145 ? -9 : -5));

it("finds the beats of bars of seven, although half their tempo seems likelier", () => {
  const played = times(90, 150);
  const found = findBeats({ ...heard(played, [0.9, 0.5, 0.9, 0.5, 0.8, 0.8, 0.5], 7), tempo: SLOW });
  expect(fMeasure(played, found.times)).toBeGreaterThan(0.95);
  expect(found.confidence.beats).toBeGreaterThan(0.3);
});

it("finds half of them where bars are of four", () => {
  const played = times(90, 150);
  const found = findBeats({ ...heard(played, [0.9, 0.4], 4), tempo: SLOW });
  expect(found.times.length).toBeLessThan(50);
});
