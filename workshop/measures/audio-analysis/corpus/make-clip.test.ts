import { numberAt } from "@nataraj/sdk/arrays";
import { describe, expect, test } from "vitest";
import { inventGroove } from "./grooves/invented.ts";
import { makeClip } from "./make-clip.ts";
import { random } from "./random.ts";
import { RATE } from "./track.ts";

describe("makeClip", () => {
  test("gives the same samples and beats for the same seed, and others for another", () => {
    const clip = (seed: number) => makeClip(seed, { seconds: 3, groove: "folk" });
    const [a, b, c] = [clip(11), clip(11), clip(12)];
    expect(a.beats).toEqual(b.beats);
    expect(Buffer.compare(Buffer.from(a.samples.buffer), Buffer.from(b.samples.buffer))).toBe(0);
    expect(a.beats).not.toEqual(c.beats);
  });

  test("plays the kick where it says that the beats are", () => {
    const { samples, beats, positions, meter } = makeClip(5, { seconds: 5, groove: "house", bpm: 120, lead: 1 });
    expect(meter).toBe(4);
    expect(beats[1]).toBeCloseTo(numberAt(beats, 0) + 0.5, 3);
    expect(positions.slice(0, 5)).toEqual([0, 1, 2, 3, 0]);
    expect(beats[0]).toBeCloseTo(1, 2);
    const loudness = (from: number, to: number) =>
      Math.sqrt(samples.subarray(from * RATE, to * RATE).reduce((sum, v) => sum + v * v, 0) / ((to - from) * RATE));
    expect(loudness(0.2, 0.9)).toBeLessThan(0.2 * loudness(1, 2));
  });

  test("has no beats where there is no beat", () => {
    const clip = makeClip(3, { seconds: 4, groove: "beatless" });
    expect(clip.beats).toEqual([]);
    expect(clip.samples).toHaveLength(4 * RATE);
  });
});

test("an invented rhythm fills its bars, at a tempo that people tap", () => {
  for (let seed = 0; seed < 100; seed++) {
    const groove = inventGroove(random(seed));
    const signs = groove.meter * (groove.steps ?? 4);
    const patterns = [...Object.values(groove.drums).flat(), ...groove.bass, ...groove.chords];
    for (const pattern of patterns.filter((pattern) => pattern !== "held")) {
      expect(pattern).toHaveLength(signs);
      expect(pattern).toMatch(/^[.1-9]+$/);
    }
    expect(groove.bpm[0]).toBeGreaterThanOrEqual(56);
    expect(groove.bpm[1]).toBeLessThanOrEqual(180);
    if (groove.drums.kick) expect(groove.drums.kick).toHaveLength(3);
  }
});
