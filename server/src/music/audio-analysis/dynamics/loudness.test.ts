import { expect, it } from "vitest";
import { ANALYSIS_RATE } from "../spectrum/features.ts";
import { kWeightedPower } from "./k-weighting.ts";
import { integratedLoudness, momentaryLoudness } from "./loudness.ts";

const sine = (seconds: number, amplitude: number, hz = 997) =>
  Float32Array.from(
    { length: seconds * ANALYSIS_RATE },
    (_, i) => amplitude * Math.sin((2 * Math.PI * hz * i) / ANALYSIS_RATE),
  );

it("is that of BS.1770: a sine of 997 Hz at full scale has -3.01 LUFS", () => {
  expect(integratedLoudness(kWeightedPower(sine(3, 1)))).toBeCloseTo(-3.01, 1);
  expect(integratedLoudness(kWeightedPower(sine(3, 0.1)))).toBeCloseTo(-23.01, 1);
});

it("hears little of what is very low", () => {
  const low = integratedLoudness(kWeightedPower(sine(3, 0.1, 25)));
  expect(low).toBeLessThan(-30);
  expect(low).toBeGreaterThan(-40);
});

it("leaves silence out of the whole, and hears it in the moment", () => {
  const half = new Float32Array(6 * ANALYSIS_RATE);
  half.set(sine(3, 0.1));
  const power = kWeightedPower(half);
  expect(integratedLoudness(power)).toBeCloseTo(-23.01, 0);
  const momentary = momentaryLoudness(power);
  expect(momentary[150]).toBeCloseTo(-23.01, 0);
  expect(momentary[450]).toBe(-70);
});
