// @vitest-environment node
import { describe, expect, it } from "vitest";
import WaveformData from "waveform-data";
import { encodeWaveform, flatWaveform, preparedWaveform, samplesPerPoint } from "./waveform.ts";
import { barsOf, levelsOf } from "./waveform-bars.ts";

describe("encodeWaveform", () => {
  it("keeps the least and the greatest sample of each stretch, over all channels", () => {
    const left = Float32Array.of(0, 0.5, -0.25, 0, 1);
    const right = Float32Array.of(0, 0, 0, -1, 0);
    const data = WaveformData.create(encodeWaveform([left, right], 8_000, 2));
    expect([data.bits, data.channels, data.sample_rate, data.scale, data.length]).toEqual([8, 1, 8_000, 2, 3]);
    expect(data.channel(0).max_array()).toEqual([64, 0, 127]);
    expect(data.channel(0).min_array()).toEqual([0, -128, 0]);
  });

  it("clips samples that are louder than full scale and takes silence for no number", () => {
    const data = WaveformData.create(encodeWaveform([Float32Array.of(3, -3, Number.NaN, Number.NaN)], 8_000, 2));
    expect(data.channel(0).max_array()).toEqual([127, 0]);
    expect(data.channel(0).min_array()).toEqual([-128, 0]);
  });

  it("is made of what the server has computed", () => {
    const points = btoa(String.fromCharCode(0x80, 0x7f, 0xff, 0x01));
    const data = WaveformData.create(preparedWaveform({ sampleRate: 8_000, samplesPerPoint: 32, points }));
    expect([data.sample_rate, data.scale, data.length]).toEqual([8_000, 32, 2]);
    expect(data.channel(0).min_array()).toEqual([-128, -1]);
    expect(data.channel(0).max_array()).toEqual([127, 1]);
  });

  it("makes an empty picture of an empty song", () => {
    expect(WaveformData.create(encodeWaveform([], 8_000, 2)).length).toBe(0);
  });

  it("takes less than a megabyte for the longest song that is drawn", () => {
    const samples = 10 * 60 * 8_000;
    expect((2 * samples) / samplesPerPoint(samples)).toBeLessThan(1_000_000);
    expect(samplesPerPoint(0)).toBe(2);
  });
});

it("draws a song that is too long as a flat line of its length", () => {
  const data = WaveformData.create(flatWaveform(3_600));
  expect(data.duration).toBeCloseTo(3_600, 1);
  expect(data.channel(0).max_sample(data.length - 1)).toBe(0);
});

describe("bars", () => {
  /** Four seconds at 100 points a second: the third second is loud. */
  const levels = levelsOf(
    encodeWaveform(
      [Float32Array.from({ length: 800 }, (_, index) => (index >= 400 && index < 600 ? 0.5 : 0.05))],
      200,
      2,
    ),
  );

  it("stand in blocks of 4 px and are as tall as the loudest point of theirs", () => {
    const bars = barsOf(levels, { start: 0, end: 4 }, 160);
    expect(bars).toHaveLength(40);
    expect(bars.map(({ x }) => x).slice(0, 3)).toEqual([0, 4, 8]);
    expect(bars[25]?.level).toBe(1);
    expect(bars[5]?.level).toBeCloseTo(0.1, 1);
    expect(bars[25]?.time).toBeCloseTo(2.55);
  });

  it("travel with the song when it is scrolled", () => {
    const [first] = barsOf(levels, { start: 0.55, end: 2.55 }, 80);
    const same = barsOf(levels, { start: 0.5, end: 2.5 }, 80)[0];
    expect(first?.time).toBeCloseTo(same?.time ?? -1);
    expect(first?.x).toBeCloseTo(-2);
  });

  it("end with the song, and are none where nothing is shown", () => {
    expect(barsOf(levels, { start: 0, end: 8 }, 160)).toHaveLength(20);
    expect(barsOf(levels, { start: 0, end: 0 }, 160)).toEqual([]);
    expect(barsOf(levels, { start: 0, end: 4 }, 0)).toEqual([]);
  });
});
