import { expect, it } from "vitest";
import { soundingRange } from "./sounding-range.ts";

it("leaves out what is 60 dB below the loudest moment, before the music and after it", () => {
  const levels = [0, 0.0001, 0.0011, 0.5, 0, 0.3, 0.0011, 0.0001, 0];
  expect(soundingRange(Float32Array.from(levels))).toEqual({ from: 2, to: 7 });
  expect(soundingRange(Float32Array.from(levels, (level) => level / 100))).toEqual({ from: 2, to: 7 });
});

it("is everything where nothing can be heard", () => {
  expect(soundingRange(new Float32Array(5))).toEqual({ from: 0, to: 5 });
});
