import { expect, test } from "vitest";
import type { DanceScore } from "../../motion/sequence/score.ts";
import { createLighting, type LightState } from "./lighting.ts";

const SECONDS = 24;
/** Pictures a second. */
const RATE = 120;
/** A change of a tenth of the largest luminance is half a flash (WCAG 2.3.1). */
const CHANGE = 0.1;

/** Even beats, a move of eight beats after another, strikes on every half beat, and short breaks and builds. */
function scoreAt(bpm: number, strikesFrom = 0): DanceScore {
  const beat = 60 / bpm;
  const count = Math.floor(SECONDS / beat);
  const beats = Array.from({ length: count }, (_, i) => i * beat);
  const moves = Array.from({ length: Math.floor(count / 8) }, (_, i) => ({
    move: 13,
    start: i * 8 * beat,
    end: (i + 1) * 8 * beat,
    style: "Salsa" as const,
  }));
  return {
    duration: SECONDS,
    beats,
    moves,
    dynamics: {
      energy: beats.map((_, i) => (i % 7) / 6),
      hits: Array.from({ length: 2 * count }, (_, i) => strikesFrom + (i * beat) / 2).filter((time) => time < 16),
      breaks: [4, 5.1, 9, 18.2].map((start) => ({ start, end: start + 0.8 })),
      builds: [{ start: 10, end: 13 }],
    },
  };
}

/** The most flashes in any second: pairs of opposite changes by a tenth or more of the largest value. */
function mostFlashes(values: readonly number[]): number {
  const least = CHANGE * Math.max(...values);
  const changes: number[] = [];
  let [from, direction] = [values[0] ?? 0, 0];
  values.forEach((value, i) => {
    // The change runs from the last turning point; a new direction counts once it has gone far enough.
    if (direction >= 0 ? value > from : value < from) from = value;
    else if (Math.abs(value - from) >= least || direction === 0) {
      if (Math.abs(value - from) >= least) {
        changes.push(i / RATE);
        direction = value > from ? 1 : -1;
        from = value;
      }
    }
  });
  const pairs = changes.map((start) => changes.filter((time) => time >= start && time < start + 1).length / 2);
  return Math.max(0, ...pairs);
}

/** How bright environments make things of a state: all of it, lamps, rims, and what lies outside of the light's focus. */
const BRIGHTNESS: Readonly<Record<string, (state: LightState) => number>> = {
  all: ({ level }) => level,
  accents: ({ accent }) => accent,
  lamps: ({ level, accent }) => level * (0.78 + 0.8 * accent),
  rims: ({ level, accent, energy, focus }) => level * (0.8 + 0.4 * energy + 0.75 * accent) * (1 + 0.35 * focus),
  surroundings: ({ level, focus }) => level * (1 - 0.5 * focus),
};

const seriesOf = (score: DanceScore, brightness: (state: LightState) => number): number[] => {
  const lighting = createLighting(score);
  return Array.from({ length: SECONDS * RATE }, (_, i) => brightness(lighting.at(i / RATE)));
};

test("the measure counts flashes", () => {
  const blinking = (perSecond: number) =>
    Array.from({ length: 4 * RATE }, (_, i) => (Math.sin((2 * Math.PI * perSecond * i) / RATE) > 0 ? 1 : 0.5));
  expect(mostFlashes(blinking(5))).toBeGreaterThan(3);
  expect(mostFlashes(blinking(2))).toBeLessThanOrEqual(3);
  expect(mostFlashes(blinking(2))).toBeGreaterThan(1);
});

test("light flashes at most three times a second, however fast the music strikes", () => {
  for (const bpm of [62, 97, 128, 150, 176, 203, 240])
    for (const late of [0, 0.07, 0.19])
      for (const [name, brightness] of Object.entries(BRIGHTNESS))
        expect(mostFlashes(seriesOf(scoreAt(bpm, late), brightness)), `${name} at ${bpm}`).toBeLessThanOrEqual(3);
});

test("it answers strikes, draws together in breaks, rises in builds and changes with sections", () => {
  const score = scoreAt(100);
  const lighting = createLighting({ ...score, dynamics: { ...score.dynamics, hits: [2.4] } as typeof score.dynamics });
  expect(lighting.at(2.41).accent).toBeGreaterThan(0.85);
  expect(lighting.at(2.3).accent).toBeLessThan(0.5);
  expect(lighting.at(18.6).focus).toBeGreaterThan(0.5);
  expect(lighting.at(18.6).level).toBeLessThan(lighting.at(17.9).level);
  expect(lighting.at(17).focus).toBe(0);
  expect(lighting.at(12.9).level).toBeGreaterThan(lighting.at(9.95).level);
  expect(lighting.at(23).section).toBeGreaterThan(lighting.at(1).section);
});

test("a song without beats, or without an end, has light too", () => {
  for (const duration of [0, 12, Number.POSITIVE_INFINITY]) {
    const state = createLighting({ duration, moves: [], beats: [] }).at(3);
    expect(Object.values(state).every(Number.isFinite)).toBe(true);
  }
});

test("the same time always has the same light", () => {
  const lighting = createLighting(scoreAt(128));
  const out = {} as LightState;
  const asked = [20, 3.3, -4, 11, Number.NaN, 400];
  const first = asked.map((time) => ({ ...lighting.at(time) }));
  expect(asked.toReversed().map((time) => ({ ...lighting.at(time, out) }))).toEqual(first.toReversed());
});
