import { describe, expect, test } from "vitest";
import { intensityOf } from "./intensity.ts";
import type { DanceScore, ScoredDynamics } from "./score.ts";

const BEATS = Array.from({ length: 64 }, (_, i) => i / 2);
const NOTHING: ScoredDynamics = { energy: [], hits: [], breaks: [], builds: [] };
const scoreWith = (dynamics?: Partial<ScoredDynamics>): DanceScore => ({
  duration: 32,
  moves: [],
  beats: BEATS,
  ...(dynamics && { dynamics: { ...NOTHING, ...dynamics } }),
});

test("a score without dynamics, or with empty ones, is danced as it is written", () => {
  for (const score of [scoreWith(), scoreWith({})]) {
    const { level, gather, breaks, strikes } = intensityOf(score);
    expect([level(0), level(20), gather(20)]).toEqual([1, 1, 0]);
    expect([...breaks, ...strikes]).toEqual([]);
  }
});

describe("the level", () => {
  const energy = BEATS.map((t) => (t < 16 ? 0.1 : 0.9));

  test("follows the energy of the beats, without a step", () => {
    const intensity = intensityOf(scoreWith({ energy }));
    const levels = Array.from({ length: 3200 }, (_, i) => intensity.level(i / 100));
    expect(levels[800]).toBeLessThan(0.2);
    expect(levels[2400]).toBeGreaterThan(0.8);
    expect(Math.max(...levels.slice(1).map((v, i) => Math.abs(v - (levels[i] ?? v))))).toBeLessThan(0.03);
  });

  test("sets loud and quiet further apart than the music does", () => {
    const intensity = intensityOf(scoreWith({ energy: BEATS.map((t) => (t < 16 ? 0.3 : 0.7)) }));
    expect((intensity.level(24) ?? 0) - (intensity.level(8) ?? 0)).toBeGreaterThan(0.36);
  });

  test("gathers in a build, and opens at the drop to more than the music alone asks for", () => {
    const half = BEATS.map((t) => (t < 16 ? 0.1 : 0.7));
    const plain = intensityOf(scoreWith({ energy: half }));
    const built = intensityOf(scoreWith({ energy: half, builds: [{ start: 12, end: 20 }] }));
    expect(built?.gather(11.9)).toBe(0);
    expect(built?.gather(19.9)).toBeGreaterThan(0.95);
    expect(built?.level(19.9)).toBeLessThan(0.7 * (plain?.level(19.9) ?? 0));
    expect(built?.level(20.4)).toBeGreaterThan((plain?.level(20.4) ?? 0) + 0.1);
    expect(built?.gather(20.5)).toBe(0);
  });

  test("keeps a song without much range near where it is", () => {
    const flat = intensityOf(scoreWith({ energy: BEATS.map((_, i) => (i % 8 < 4 ? 0.58 : 0.62)) }));
    for (let t = 1; t < 30; t += 0.5) expect(Math.abs((flat?.level(t) ?? 0) - 0.6)).toBeLessThan(0.08);
  });
});

test("a short rest is no break, and strikes that come together are one", () => {
  const intensity = intensityOf(
    scoreWith({
      breaks: [
        { start: 4, end: 4.2 },
        { start: 8, end: 9 },
      ],
      hits: [2, 2.1, 6],
    }),
  );
  expect(intensity.breaks).toEqual([{ start: 8, end: 9 }]);
  expect(intensity.strikes).toEqual([2, 6]);
});
