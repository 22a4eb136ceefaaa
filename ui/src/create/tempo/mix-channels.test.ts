// @vitest-environment node
import { expect, it } from "vitest";
import { estimateTempo, TEMPO_RATE } from "./estimate-tempo.ts";
import { mixChannels } from "./mix-channels.ts";

const BEAT = TEMPO_RATE / 2;
/** A click on each beat, 120 a minute. */
const left = Float32Array.from({ length: 8 * TEMPO_RATE }, (_, i) => {
  const since = (i % BEAT) / TEMPO_RATE;
  return Math.sin(2 * Math.PI * 200 * since) * Math.exp(-30 * since);
});

it.each([
  ["in antiphase, which cancel each other when they are added", -1],
  ["of which one is a quieter copy in antiphase", -0.9],
  ["that are equal", 1],
])("keeps the beat of channels %s", (_, factor) => {
  const mono = mixChannels([left, left.map((sample) => factor * sample)]);
  expect(estimateTempo(mono)?.tempo).toBeCloseTo(120, 0);
});

it("adds channels that differ, and takes one as it is", () => {
  expect(mixChannels([Float32Array.of(1, 0), Float32Array.of(0, 0.5)])).toEqual(Float32Array.of(1, 0.5));
  expect(mixChannels([Float32Array.of(0.25)])).toEqual(Float32Array.of(0.25));
});
