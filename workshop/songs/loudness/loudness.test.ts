import { expect, it } from "vitest";
import { limit } from "../mixing/limiter.ts";
import { SAMPLE_RATE } from "../synthesis/signal.ts";
import { measureLoudness } from "./loudness.ts";
import { truePeak } from "./true-peak.ts";

/** A sine of a level in dBFS, on both sides. */
function sine(hertz: number, decibels: number, seconds: number, phase = 0) {
  const level = 10 ** (decibels / 20);
  const wave = new Float32Array(seconds * SAMPLE_RATE).map(
    (_, i) => level * Math.sin((2 * Math.PI * hertz * i) / SAMPLE_RATE + phase),
  );
  return { left: wave, right: wave.slice() };
}

/** One after the other, on both sides. */
function join(...parts: { left: Float32Array }[]) {
  const wave = new Float32Array(parts.reduce((sum, { left }) => sum + left.length, 0));
  let at = 0;
  for (const { left } of parts) {
    wave.set(left, at);
    at += left.length;
  }
  return { left: wave, right: wave.slice() };
}

it("a sine of 1 kHz at −23 dBFS on both sides is −23 LUFS (EBU Tech 3341, case 1)", () => {
  expect(measureLoudness(sine(1000, -23, 20)).integrated).toBeCloseTo(-23, 1);
});

it("quiet parts are gated out (case 3)", () => {
  const parts = join(sine(1000, -36, 3), sine(1000, -23, 12), sine(1000, -36, 3));
  expect(measureLoudness(parts).integrated).toBeCloseTo(-23, 0);
});

it("the range is that between two levels (EBU Tech 3342, case 1)", () => {
  const parts = join(sine(1000, -20, 20), sine(1000, -30, 20));
  expect(Math.abs(measureLoudness(parts).range - 10)).toBeLessThan(1);
});

it("true peaks are found between samples (BS.1770: a quarter of the rate, half a sample off)", () => {
  const { left } = sine(SAMPLE_RATE / 4, -6, 0.5, Math.PI / 4);
  const samples = 20 * Math.log10(left.reduce((most, value) => Math.max(most, Math.abs(value)), 0));
  expect(samples).toBeCloseTo(-9, 1);
  expect(Math.abs(truePeak(left.subarray(0, left.length - 20)) + 6)).toBeLessThan(0.4);
});

it("the limiter holds true peaks and leaves lower samples alone", () => {
  const loud = sine(997, 3, 1);
  const { left } = limit(loud, 0, -1);
  expect(truePeak(left)).toBeLessThan(-0.95);
  const soft = sine(997, -12, 1);
  expect(limit(soft, 6, -1).left[20_000]).toBeCloseTo((soft.left[20_000] as number) * 10 ** 0.3, 5);
});
