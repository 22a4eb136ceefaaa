import { expect, it } from "vitest";
import { analysisOf } from "./analysis.fixture.ts";
import { countGridOf } from "./count-grid.ts";

it("counts the beats from the first downbeat", () => {
  const beats = [0.3, 0.8, 1.3, 1.8, 2.3, 2.8];
  const { times, phrase } = countGridOf(analysisOf({ beats, downbeats: [0.8, 2.8] }));
  expect(times).toEqual([0.8, 1.3, 1.8, 2.3, 2.8]);
  expect(phrase).toBe(8);
});

it("begins with the beat that is missed at the very start, and with its bar", () => {
  const beats = [0.5, 1, 1.5, 2, 2.5, 3];
  expect(countGridOf(analysisOf({ beats, downbeats: [2] })).times[0]).toBe(0);
  expect(countGridOf(analysisOf({ beats, downbeats: [1.5], meter: 3 })).times[0]).toBe(0);
});

it("does not dance in the silence before the music", () => {
  const beats = [6, 6.5, 7, 7.5, 8];
  expect(countGridOf(analysisOf({ beats, downbeats: [6] })).times[0]).toBe(6);
});

it("dances fast music in half time", () => {
  const { times } = countGridOf(analysisOf({ tempo: 175 }));
  expect(times[1]).toBeCloseTo((2 * 60) / 175);
});

it.each(Array.from({ length: 29 }, (_, i) => 60 + 5 * i))("dances music of %i beats a minute at 70 to 140", (tempo) => {
  const [first = 0, second = 0] = countGridOf(analysisOf({ tempo })).times;
  expect(60 / (second - first)).toBeGreaterThan(69.5);
  expect(60 / (second - first)).toBeLessThan(140.5);
});

it("dances slow music in double time, on the beats and between", () => {
  const { times } = countGridOf(analysisOf({ tempo: 60 }));
  expect(times.slice(0, 4)).toEqual([0, 0.5, 1, 1.5]);
});

it("counts phrases of four bars in 3/4", () => {
  expect(countGridOf(analysisOf({ meter: 3 })).phrase).toBe(12);
});

it("finds the accents that fall on a count", () => {
  const accents = [
    { time: 0.52, strength: 0.8 },
    { time: 0.75, strength: 1 },
  ];
  expect(countGridOf(analysisOf({ accents })).accents.slice(0, 4)).toEqual([0, 0.8, 0, 0]);
});

it.each([[[]], [[1.5]]])("has no counts where there are no two beats", (beats) => {
  expect(countGridOf(analysisOf({ beats, downbeats: [] })).times).toEqual([]);
});

it("counts as whoever corrected the tempo counts, however slow or fast", () => {
  const period = (tempo: number, tempoCorrection?: "half" | "double" | "shift") => {
    const { times } = countGridOf(analysisOf({ tempo, ...(tempoCorrection && { tempoCorrection }) }));
    return (times[1] ?? 0) - (times[0] ?? 0);
  };
  expect(period(59, "half")).toBeCloseTo(60 / 59);
  expect(period(180, "double")).toBeCloseTo(60 / 180);
  expect(period(180, "shift")).toBeCloseTo(120 / 180);
  // No body can do more than some three counts a second.
  expect(period(210, "double")).toBeCloseTo(120 / 210);
});
