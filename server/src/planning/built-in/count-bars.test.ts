import { expect, it } from "vitest";
import { analysisOf } from "./analysis.fixture.ts";
import { BuiltInPlanner } from "./built-in-planner.ts";
import { countGridOf } from "./count-grid.ts";

/** A song at a tempo whose bars have these lengths, in beats. */
function songOf(lengths: readonly number[], tempo: number, meter: number, factorOf = (_beat: number) => 1) {
  const count = lengths.reduce((sum, beats) => sum + beats, 0);
  const beats: number[] = [0];
  for (let i = 1; i < count; i++) beats.push((beats[i - 1] ?? 0) + (60 / tempo) * factorOf(i));
  let first = 0;
  const downbeats = lengths.map((length) => {
    const time = beats[first] ?? 0;
    first += length;
    return time;
  });
  const duration = (beats.at(-1) ?? 0) + 60 / tempo;
  const sections = [{ start: 0, end: duration, label: "A", energy: 0.5 }];
  return analysisOf({ duration, tempo, meter, beats, downbeats, sections, energy: beats.map(() => 0.5) });
}

const bars = (beats: number, count: number) => Array.from({ length: count }, () => beats);

it.each([
  ["7/8, quick", songOf(bars(7, 16), 210, 7), 4],
  ["7/4", songOf(bars(7, 12), 120, 7), 8],
  ["5/4", songOf(bars(5, 16), 130, 5), 4],
  ["a dropped beat", songOf([...bars(4, 5), 3, ...bars(4, 12)], 120, 4), 4],
  ["a beat more", songOf([...bars(4, 5), 5, ...bars(4, 12)], 120, 4), 4],
  ["a dropped beat in fast music", songOf([...bars(4, 9), 3, ...bars(4, 14)], 170, 4), 2],
  ["a ritardando", songOf(bars(4, 16), 120, 4, (beat) => (beat > 48 ? 1 + (beat - 48) / 16 : 1)), 4],
])("%s: each bar begins on a count on which bars begin", (_, song, perBar) => {
  const { times } = countGridOf(song);
  expect(times).toEqual(times.toSorted((a, b) => a - b));
  const starts = times.filter((_, count) => count % perBar === 0);
  expect(starts).toEqual(song.downbeats.slice(0, starts.length));
  expect(starts.length).toBeGreaterThan(song.downbeats.length - 2);
});

it("dances two beats between bars with the bar before them", () => {
  const song = songOf([...bars(4, 4), 2, ...bars(4, 8)], 120, 4);
  const starts = countGridOf(song).times.filter((_, count) => count % 4 === 0);
  expect(starts).toEqual(song.downbeats.filter((_, bar) => bar !== 4));
});

it.each([
  ["7/8", songOf(bars(7, 18), 200, 7)],
  ["a dropped beat", songOf([...bars(4, 6), 3, ...bars(4, 10)], 120, 4)],
  ["a ritardando", songOf(bars(4, 16), 120, 4, (beat) => (beat > 48 ? 1 + (beat - 48) / 16 : 1))],
])("%s is planned with every step on the first beat of a bar, or in the middle of a long one", (_, song) => {
  const { grid, placed } = new BuiltInPlanner().planInCounts({ analysis: song, styles: ["Hip Hop"], seed: "bars" });
  const starts = placed.filter(({ from }) => from % 4 === 0).map(({ from }) => grid.times[from] as number);
  expect(starts).toHaveLength(placed.length);
  expect(starts.length).toBeGreaterThan(4);
  for (const start of starts) expect(song.downbeats).toContain(start);
});
