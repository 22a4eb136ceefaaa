import { beforeAll, describe, expect, test } from "vitest";
import { float32At } from "../../arrays/index.ts";
import { CAMERAS } from "../../contract/cameras.ts";
import { DANCE_STYLES } from "../../contract/styles.ts";
import { type EnsembleMember, memberPlaceAt, solveEnsemble } from "../../motion/index.ts";
import { CATALOGUE } from "../../motion/moves/catalogue.ts";
import { createDance } from "../../motion/pose/create-dance.ts";
import type { Dance } from "../../motion/pose/dance.ts";
import type { DanceScore } from "../../motion/sequence/score.ts";
import { phraseStarts } from "../music/phrases.ts";
import { type BodySamples, SAMPLE_RATE, sampleBody } from "./body-samples.ts";
import { type CameraPlace, createCameraPath } from "./camera-path.ts";
import { FIELD_OF_VIEW } from "./framing.ts";
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
});

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

test("it moves with the music's energy: faster round the dancer where the music is loud", () => {
  const beats = Array.from({ length: 97 }, (_, i) => i / 2);
  // Quiet, loud, quiet: 16 seconds each.
  const energy = beats.map((beat) => (beat >= 16 && beat < 32 ? 0.95 : 0.1));
  const moves = Array.from({ length: 12 }, (_, i) => ({
    move: 1,
    start: 4 * i,
    end: 4 * i + 4,
    style: "Salsa" as const,
  }));
  const dynamics = { energy, hits: [], breaks: [], builds: [] };
  const stepping = sampleBody(createDance({ duration: 48, moves, beats, dynamics }));
  const path = createCameraPath(stepping, { camera: "automatic", aspect: 16 / 9 });
  const [quiet, loud, quietAgain] = [0, 16, 32].map((from) => {
    let turned = 0;
    // What a cut jumps is no motion, and near the end the camera closes in on the last pose.
    for (let time = from + 3; time < from + 13; time += 0.1) {
      if (path.cuts.some((cut) => cut > time && cut <= time + 0.1)) continue;
      const [[x, , z], [nextX, , nextZ]] = [cameraDirection(path.at(time)), cameraDirection(path.at(time + 0.1))];
      turned += Math.abs(Math.atan2(nextX * z - nextZ * x, nextX * x + nextZ * z));
    }
    return turned;
  }) as [number, number, number];
  expect(quiet).toBeGreaterThan(0);
  expect(loud).toBeGreaterThan(1.8 * quiet);
  expect(loud).toBeGreaterThan(1.8 * quietAgain);
});

test("it sees the chest, turns aside: more than 75 degrees off the camera it faces rarely", () => {
  const path = createCameraPath(samples, { camera: "automatic", aspect: 16 / 9 });
  const facing = (index: number) => float32At(samples.facing, index);
  const between = (a: number, b: number) => Math.abs(((((a - b) % 360) + 540) % 360) - 180);
  let [away, looked] = [0, 0];
  for (let i = SAMPLE_RATE; i < samples.count - SAMPLE_RATE; i++) {
    const isTurning = between(facing(i + 4), facing(i - 4)) > 60;
    if (isTurning) continue;
    const [x, , z] = cameraDirection(path.at(samples.from + i / SAMPLE_RATE));
    looked++;
    if (between((Math.atan2(x, z) * 180) / Math.PI, facing(i)) > 75) away++;
  }
  expect(away / looked).toBeLessThan(0.04);
});

/** One who stands at the centre for 24 seconds, and others who stand elsewhere on the floor; metres. */
function standingDancers() {
  const still = sampleBody(createDance({ duration: 24, moves: [], beats: [] }));
  const standing = (x: number, z: number): BodySamples => ({
    ...still,
    points: still.points.map((value, i) => value + ([x, 0, z][i % 3] ?? 0)),
    hips: still.hips.map((value, i) => value + (i % 2 === 0 ? x : z)),
  });
  return { still, standing };
}

test("a dancer behind another does not stay hidden: the camera looks past the leader", () => {
  const { still, standing } = standingDancers();
  for (const behind of [0, 8, -14]) {
    const [x, z] = [-2 * Math.sin((behind * Math.PI) / 180), -2 * Math.cos((behind * Math.PI) / 180)];
    const path = createCameraPath(still, { camera: "automatic", aspect: 16 / 9, others: [standing(x, z)] });
    let hidden = 0;
    for (let seconds = 0; seconds < 24; seconds += 0.5) {
      const { position } = path.at(seconds);
      // How far apart the camera sees the two, at the place of the one behind. Metres.
      const angle = Math.atan2(position[0] - x, position[2] - z) - Math.atan2(position[0], position[2]);
      if (Math.abs(angle) * Math.hypot(position[0] - x, position[2] - z) < 0.2) hidden += 0.5;
    }
    expect(hidden, `behind from ${behind} degrees`).toBeLessThan(2.5);
  }
});

test("of five it goes round to a chest that faces aside, and is lifted where somebody is hidden from every side", () => {
  const { still, standing } = standingDancers();
  const rows = [standing(2, -0.3), standing(-2, -0.3), standing(0.6, -2.6), standing(-0.6, -2.6)];
  // Two metres behind the leader, each hidden from another side.
  const inAFan = [-30, -10, 10, 30].map((degrees) => {
    const angle = (degrees * Math.PI) / 180;
    return standing(-2 * Math.sin(angle), -2 * Math.cos(angle));
  });
  const seen = (leader: BodySamples, others: BodySamples[]) => {
    const [x, y, z] = cameraDirection(createCameraPath(leader, { camera: "automatic", aspect: 16 / 9, others }).at(12));
    return { azimuth: (Math.atan2(x, z) * 180) / Math.PI, elevation: (Math.asin(y) * 180) / Math.PI };
  };
  const aside = { ...still, facing: still.facing.map(() => -85) };
  expect(seen(aside, rows).azimuth).toBeLessThan(-25);
  expect(seen(aside, rows.slice(0, 2)).azimuth).toBeGreaterThan(-24.1);
  expect(seen(still, inAFan).elevation).toBeGreaterThan(seen(still, rows).elevation + 5);
});

describe("of an ensemble", () => {
  const dancers = 3;
  let score: DanceScore;
  let leader: BodySamples;
  let members: readonly EnsembleMember[];
  let others: BodySamples[];
  beforeAll(async () => {
    const { moves, beats, dynamics } = everything();
    score = {
      duration: 40,
      moves: moves.filter(({ end }) => end < 40),
      beats: beats.filter((at) => at < 40),
      dynamics,
    };
    members = (await solveEnsemble({ score }, { dancers, arrangement: "mirrored" })).members;
    leader = sampleBody(createDance(score));
    others = members.map(({ dance, mirrored }) => sampleBody(dance, mirrored));
  });

  test("bodies are sampled where they are shown, mirrored ones too", () => {
    const at = 10 * SAMPLE_RATE;
    for (const [i, { points, radii, hips, from }] of others.entries()) {
      const { x, z } = memberPlaceAt(members[i] as EnsembleMember, from + 10);
      const [hipsX, hipsZ] = [float32At(hips, 2 * at), float32At(hips, 2 * at + 1)];
      expect(Math.hypot(hipsX - x, hipsZ - z)).toBeLessThan(1.5);
      expect(Math.sign(hipsX)).toBe(Math.sign(x));
      // The head is over the hips.
      expect(Math.abs(float32At(points, 3 * radii.length * at) - hipsX)).toBeLessThan(0.5);
    }
  });

  test.each(Object.entries(ASPECTS))("the leader is seen whole in a %s picture", (_, aspect) => {
    for (const camera of ["automatic", "front"] as const) {
      const path = createCameraPath(leader, { camera, aspect, others });
      const { farthest, seconds } = measureFraming(leader.dance, path, aspect);
      expect(farthest, `${camera} at ${seconds.toFixed(2)} s`).toBeLessThan(0.98);
    }
  });

  test("a wide picture has all of them, and the leader has half of its height", () => {
    const aspect = 16 / 9;
    const path = createCameraPath(leader, { camera: "front", aspect, others });
    const tangent = Math.tan((FIELD_OF_VIEW * Math.PI) / 360);
    const sizes: number[] = [];
    for (let i = SAMPLE_RATE; i < 39 * SAMPLE_RATE; i += 7) {
      const { position } = path.at(leader.from + i / SAMPLE_RATE);
      for (const { hips } of others) {
        const sideways = Math.abs(float32At(hips, 2 * i) - position[0]);
        expect(sideways / (position[2] - float32At(hips, 2 * i + 1))).toBeLessThan(tangent * aspect);
      }
      sizes.push(1.68 / (2 * tangent * (position[2] - float32At(leader.hips, 2 * i + 1))));
    }
    sizes.sort((a, b) => a - b);
    expect(sizes[sizes.length >> 1]).toBeGreaterThan(0.5);
  });

  test("the automatic camera is nearer in every other shot", () => {
    const path = createCameraPath(leader, { camera: "automatic", aspect: 16 / 9, others });
    const [first, second] = path.cuts as [number, number];
    const distance = (seconds: number) => Math.hypot(...path.at(seconds).position);
    expect(distance((first + second) / 2)).toBeLessThan(distance(first / 2));
  });
});

test("the same time is always seen from the same place, in a dance without beats or moves too", () => {
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
