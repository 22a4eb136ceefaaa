import { beforeAll, describe, expect, test } from "vitest";
import { DANCE_STYLES } from "../../contract/styles.ts";
import { CATALOGUE } from "../../motion/moves/catalogue.ts";
import { createDance, type Dance } from "../../motion/pose/dance.ts";
import type { DanceScore } from "../../motion/sequence/score.ts";
import { CAMERAS } from "../cameras.ts";
import { phraseStarts } from "../music/phrases.ts";
import { type BodySamples, sampleBody } from "./body-samples.ts";
import { type CameraPath, type CameraPlace, createCameraPath } from "./camera-path.ts";
import { cameraDirection, measureFraming } from "./measure-framing.ts";

const ASPECTS = { landscape: 16 / 9, square: 1, portrait: 9 / 16 };
const FASTEST_TURN = 20;
const BEAT = 60 / 126;

/** All moves one after another in all styles, with strikes, breaks, a build and quiet parts. */
function everything(): DanceScore {
  let beat = 2;
  const moves = CATALOGUE.map(({ number, beats }, i) => {
    const start = beat * BEAT;
    beat += Math.max(4, beats);
    return { move: number, start, end: beat * BEAT, style: DANCE_STYLES[(i >> 1) % 8] ?? ("Salsa" as const) };
  });
  const beats = Array.from({ length: beat + 1 }, (_, i) => i * BEAT);
  const at = (share: number) => moves[Math.floor(share * moves.length)]?.start ?? 0;
  return {
    duration: beat * BEAT,
    moves,
    beats,
    dynamics: {
      energy: beats.map((_, i) => [0.9, 0.2, 0.6][Math.floor(i / 32) % 3] ?? 0),
      hits: [at(0.2), at(0.5)],
      breaks: [0.3, 0.55, 0.8].map((share) => ({ start: at(share) - 2 * BEAT, end: at(share) })),
      builds: [{ start: at(0.6), end: at(0.7) }],
    },
  };
}

let dance: Dance;
let samples: BodySamples;
beforeAll(() => {
  dance = createDance(everything());
  samples = sampleBody(dance);
}, 60_000);

describe.each(Object.entries(ASPECTS))("in a %s picture", (_, aspect) => {
  test("the automatic camera loses no hand or foot, at any time of any move and style", () => {
    const path = createCameraPath(samples, { camera: "automatic", aspect });
    const { farthest, seconds } = measureFraming(dance, path, aspect);
    expect(farthest, `at ${seconds.toFixed(2)} s`).toBeLessThan(0.98);
  });

  test("nor do the fixed views", () => {
    for (const camera of ["front", "left", "top", "follow"] as const) {
      const path = createCameraPath(samples, { camera, aspect });
      const { farthest, seconds } = measureFraming(dance, path, aspect);
      expect(farthest, `${camera} at ${seconds.toFixed(2)} s`).toBeLessThan(0.98);
    }
  });

  test("it turns at most 20 degrees a second, and cuts between phrases, eight beats apart or more", () => {
    const path = createCameraPath(samples, { camera: "automatic", aspect });
    const step = 1 / 30;
    let before = cameraDirection(path.at(0));
    for (let time = step; time < dance.score.duration; time += step) {
      const now = cameraDirection(path.at(time));
      const cut = path.cuts.some((at) => at > time - step && at <= time);
      const cosine = now.reduce((sum, value, axis) => sum + value * (before[axis] ?? 0), 0);
      const turned = (Math.acos(Math.min(1, cosine)) * 180) / Math.PI / step;
      if (!cut) expect(turned, `at ${time.toFixed(2)} s`).toBeLessThanOrEqual(FASTEST_TURN);
      before = now;
    }
    expect(path.cuts.length).toBeGreaterThan(6);
    const phrases = phraseStarts(dance.score);
    for (const [i, cut] of path.cuts.entries()) {
      expect(phrases).toContain(cut);
      if (i > 0) expect(cut - (path.cuts[i - 1] ?? 0)).toBeGreaterThanOrEqual(8 * BEAT - 1e-6);
    }
  });
});

test("it sees the dance from more than one side, and comes nearer where a pose is held", () => {
  const path = createCameraPath(samples, { camera: "automatic", aspect: 16 / 9 });
  const sides = path.cuts.map((cut) => {
    const [x, , z] = cameraDirection(path.at(cut + 1));
    return (Math.atan2(x, z) * 180) / Math.PI;
  });
  expect(Math.max(...sides)).toBeGreaterThan(20);
  expect(Math.min(...sides)).toBeLessThan(-20);
  const distance = ({ position, target }: CameraPlace) =>
    Math.hypot(...position.map((value, axis) => value - (target[axis] ?? 0)));
  const { duration } = dance.score;
  expect(distance(path.at(duration))).toBeLessThan(distance(path.at(duration - 4)) - 0.3);
});

test("other dancers on the stage are seen too", () => {
  const near = createCameraPath(samples, { camera: "front", aspect: 16 / 9 });
  const wide = createCameraPath(samples, { camera: "front", aspect: 16 / 9, radius: 2.5 });
  const depth = (path: CameraPath) => path.at(3).position[2];
  expect(depth(wide)).toBeGreaterThan(depth(near) + 1);
});

test("the same time is seen from the same place, whatever was asked before, in a dance without beats or moves too", () => {
  const still = sampleBody(createDance({ duration: 0, moves: [], beats: [] }));
  const endless = {
    duration: Number.POSITIVE_INFINITY,
    moves: [{ move: 1, start: 0, end: 8, style: "Salsa" as const }],
  };
  const bodies = [samples, still, sampleBody(createDance({ ...endless, beats: [] }))];
  for (const camera of CAMERAS)
    for (const body of bodies) {
      const path = createCameraPath(body, { camera, aspect: 1.3 });
      const times = [20, 3.3, -4, Number.NaN, 1e6];
      const first = times.map((time) => structuredClone(path.at(time)));
      expect(times.toReversed().map((time) => structuredClone(path.at(time)))).toEqual(first.toReversed());
      expect(first.flatMap(({ position, target }) => [...position, ...target]).every(Number.isFinite)).toBe(true);
    }
});
