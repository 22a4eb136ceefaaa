import { float32At, numberAt } from "@nataraj/sdk/arrays";
import { describe, expect, it } from "vitest";
import { clicks, evenly, hum } from "../../../server/src/music/audio.fixture.ts";
import { analyseAudio, tempoOf } from "../../../server/src/music/audio-analysis/analyse-audio.ts";
import { evenBeats } from "../../../server/src/music/audio-analysis/beats/even-beats.ts";
import { ANALYSIS_RATE } from "../../../server/src/music/audio-analysis/spectrum/features.ts";
import { makeClip } from "./corpus/make-clip.ts";
import { reverberate } from "./corpus/master/effects.ts";
import { addNoise } from "./corpus/master/noise.ts";
import { random } from "./corpus/random.ts";
import { fMeasure } from "./measures.ts";

describe("music with a beat", () => {
  it.each([
    ["rock", 4, 120, 77],
    ["house", 4, 126, 77],
    ["waltz", 3, 140, 77],
    ["seven", 7, 160, 10_007],
  ])("%s is heard with its beats, bars and tempo", (groove, meter, bpm, seed) => {
    const clip = makeClip(seed, { groove, bpm, seconds: 14 });
    const heard = analyseAudio(clip.samples);
    expect(heard.hasBeat).toBe(true);
    expect(heard.meter).toBe(meter);
    expect(Math.abs(heard.tempo / bpm - 1)).toBeLessThan(0.03);
    expect(fMeasure(clip.beats, heard.beats)).toBeGreaterThan(0.9);
    const downbeats = clip.beats.filter((_, i) => clip.positions[i] === 0);
    expect(fMeasure(downbeats, heard.downbeats)).toBeGreaterThan(0.9);
  });

  it("says what it hears in rising order, with an energy for each beat and sections that touch", () => {
    const shares: number[] = [];
    const heard = analyseAudio(makeClip(78, { groove: "disco", seconds: 16 }).samples, (share) => shares.push(share));
    const { beats, downbeats, energy, sections, duration, confidence } = heard;
    expect(beats).toEqual([...beats].sort((a, b) => a - b));
    expect(downbeats.every((time) => beats.includes(time))).toBe(true);
    expect(energy).toHaveLength(beats.length);
    expect(sections[0]?.start).toBe(0);
    expect(sections.at(-1)?.end).toBe(duration);
    sections.slice(1).forEach((section, i) => {
      expect(section.start).toBe(sections[i]?.end);
    });
    for (const value of [...energy, ...Object.values(confidence)]) {
      expect(value).toBeGreaterThanOrEqual(0);
      expect(value).toBeLessThanOrEqual(1);
    }
    expect(shares).toEqual([...shares].sort((a, b) => a - b));
    expect(shares.at(-1)).toBe(1);
  });
});

it("finds no beats in the silence before music and after it", () => {
  const [before, seconds, after] = [3, 12, 2];
  const music = makeClip(77, { groove: "rock", bpm: 120, seconds });
  const samples = new Float32Array((before + seconds + after) * ANALYSIS_RATE);
  samples.set(music.samples, before * ANALYSIS_RATE);
  const heard = analyseAudio(samples);
  const inMusic = music.beats.map((beat) => before + beat);
  expect(heard.beats[0]).toBeGreaterThan(before - 0.07);
  expect(heard.beats.at(-1)).toBeLessThan(before + seconds + 0.07);
  expect(fMeasure(inMusic, heard.beats)).toBeGreaterThan(0.9);
  expect(heard.sections[0]?.start).toBe(0);
  expect(heard.sections.at(-1)?.end).toBe(heard.duration);
});

describe("music that says little about its beat", () => {
  const piano = makeClip(9005, { groove: "piano alone", seconds: 20 });

  it("keeps the beats that were found where pitches stay, although they are doubtful", () => {
    const distant = piano.samples.slice();
    reverberate(distant, 3, 0.955);
    const heard = analyseAudio(distant);
    expect(heard.confidence.beats).toBeLessThan(0.2);
    expect(heard.hasBeat).toBe(true);
    expect(heard.beats.length).toBeGreaterThan(4);
    expect(heard.beats).not.toEqual(evenBeats(heard.duration).times);
    expect(fMeasure(piano.beats, heard.beats)).toBeGreaterThan(0.5);
  });

  it("keeps the beats of ticks in noise, which are doubtful only as every second one alone could be meant", () => {
    const strong = clicks(15, evenly(0.5, 15, 0.8), ANALYSIS_RATE);
    const soft = clicks(15, evenly(0.9, 15, 0.8), ANALYSIS_RATE);
    const ticks = strong.map((v, i) => 0.3 * v + 0.08 * float32At(soft, i));
    addNoise(ticks, 0.06, random(1));
    const heard = analyseAudio(ticks);
    expect(heard.confidence.beats).toBeLessThan(0.2);
    expect(heard.hasBeat).toBe(true);
    expect(fMeasure(evenly(0.5, 15, 0.4), heard.beats)).toBeGreaterThan(0.9);
  });

  it("is sure of no beat in a second of it", () => {
    const second = piano.samples.slice(5 * ANALYSIS_RATE, 6 * ANALYSIS_RATE);
    expect(analyseAudio(second).confidence.beats).toBeLessThan(0.3);
    expect(analyseAudio(second).confidence.downbeats).toBeLessThan(0.3);
  });
});

describe("sound without a beat", () => {
  const noise = Float32Array.from({ length: 10 * ANALYSIS_RATE }, (_, i) => 0.3 * Math.sin(i * i * 0.37));
  it.each<[string, Float32Array]>([
    ["silence", new Float32Array(10 * ANALYSIS_RATE)],
    ["a tone", hum(10, ANALYSIS_RATE)],
    ["noise", noise],
    ["speech", makeClip(5000, { groove: "beatless", seconds: 15 }).samples],
  ])("%s gets even beats, and is known as such", (_, samples) => {
    const heard = analyseAudio(samples);
    expect(heard.hasBeat).toBe(false);
    expect(heard.confidence.beats).toBeLessThan(0.2);
    const intervals = heard.beats.slice(1).map((beat, i) => beat - numberAt(heard.beats, i));
    for (const interval of intervals) expect(interval).toBeCloseTo(60 / heard.tempo, 3);
    expect(heard.beats[0]).toBe(0);
  });

  it.each([0, 1, 2_000, ANALYSIS_RATE])("of %d samples is heard without harm", (length) => {
    const heard = analyseAudio(new Float32Array(length).fill(0.1));
    expect(heard.duration).toBe(length / ANALYSIS_RATE);
    expect(heard.hasBeat).toBe(false);
    expect(heard.beats.length).toBeGreaterThan(0);
  });
});

it("takes one of two tempi for the song's, not what lies between them", () => {
  const beats = [0, 0.5, 1, 1.5, 2.25, 3, 3.75];
  expect(tempoOf(beats)).toBeCloseTo(120, 6);
  expect(tempoOf([])).toBe(0);
});
