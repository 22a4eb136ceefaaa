import { describe, expect, it } from "vitest";
import { chromagram } from "../../../server/src/music/audio-analysis/spectrum/chromagram.ts";
import { ANALYSIS_RATE } from "../../../server/src/music/audio-analysis/spectrum/features.ts";
import { pitchStability } from "../../../server/src/music/audio-analysis/spectrum/pitch-stability.ts";
import { makeClip } from "./corpus/make-clip.ts";

const stabilityOf = (samples: Float32Array) => pitchStability(chromagram(samples, ANALYSIS_RATE));
const tone = (hertz: (seconds: number) => number) => {
  let phase = 0;
  return Float32Array.from({ length: 4 * ANALYSIS_RATE }, (_, i) => {
    phase += (2 * Math.PI * hertz(i / ANALYSIS_RATE)) / ANALYSIS_RATE;
    return 0.3 * Math.sin(phase);
  });
};

describe("pitch stability", () => {
  it("is greatest where one pitch stays, and small where it glides", () => {
    expect(stabilityOf(tone(() => 440))).toBeGreaterThan(6);
    expect(stabilityOf(tone((seconds) => 200 * 2 ** (1.5 * seconds)))).toBeLessThan(1.2);
  });

  it("is 1 where every pitch is there, and of nothing", () => {
    expect(pitchStability(new Float32Array(120).fill(0.5))).toBeCloseTo(1);
    expect(pitchStability(new Float32Array(120))).toBe(1);
    expect(pitchStability(new Float32Array(0))).toBe(1);
  });

  it("is greater for a choir than for something like speech", () => {
    const clip = (groove: string) => stabilityOf(makeClip(5000, { groove, seconds: 10 }).samples);
    expect(clip("choir")).toBeGreaterThan(1.1);
    expect(clip("beatless")).toBeLessThan(1.1);
  });
});
