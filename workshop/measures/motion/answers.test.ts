import { beforeAll, describe, expect, test } from "vitest";
import { DANCE_STYLES, type DanceStyle } from "../../../sdk/src/contract/styles.ts";
import { createDance } from "../../../sdk/src/motion/pose/create-dance.ts";
import { type Dance, poseAt } from "../../../sdk/src/motion/pose/dance.ts";
import { worldPositions } from "../../../sdk/src/motion/rig/kinematics.ts";
import { LIMBS, TRUNK } from "../../../sdk/src/motion/rig/limbs.ts";
import type { DanceScore, ScoredDynamics } from "../../../sdk/src/motion/sequence/score.ts";
import { measureFloor } from "./floor.ts";
import { isWithin } from "./measurement.ts";
import {
  acceleration,
  MAIN_BONES,
  percentile,
  positionOffset,
  SAMPLE_RATE,
  type SampledMotion,
  sample,
  speed,
} from "./sampled-motion.ts";

const BEATS = Array.from({ length: 80 }, (_, i) => i / 2);
const MOVES = [5, 16, 11, 16, 1, 5, 16, 5];
/** Eight moves of four beats, the first two quiet, the others loud, with a break, a strike with which the music returns, and others. */
const DYNAMICS: ScoredDynamics = {
  energy: BEATS.map((t) => (t < 8 ? 0.15 : 0.9)),
  hits: [10.5, 13.5, 16.25, 17.75],
  breaks: [{ start: 12, end: 13.5 }],
  builds: [],
};

function scoreOf(style: DanceStyle, dynamics?: ScoredDynamics): DanceScore {
  const moves = MOVES.map((move, i) => ({ move, start: 2 * i + 2, end: 2 * i + 4, style }));
  return { duration: 20, moves, beats: BEATS, ...(dynamics && { dynamics }) };
}

const meanSpeed = (motion: SampledMotion, from: number, to: number) => {
  const speeds: number[] = [];
  for (let i = Math.round((from - motion.start) * SAMPLE_RATE) + 1; i < (to - motion.start) * SAMPLE_RATE; i++)
    speeds.push(MAIN_BONES.reduce((sum, bone) => sum + speed(motion, i, bone), 0) / MAIN_BONES.length);
  return speeds;
};
const mean = (values: readonly number[]) => values.reduce((a, b) => a + b, 0) / values.length;
const snapshot = (dance: Dance, t: number) => {
  const pose = poseAt(dance, t);
  return JSON.stringify([...pose.hips, ...pose.rotations]);
};

describe.each(["Hip Hop", "Ballet", "Contemporary"] as const)("in %s the body answers the music", (style) => {
  let dance: Dance;
  let motion: SampledMotion;
  beforeAll(() => {
    dance = createDance(scoreOf(style, DYNAMICS), { idling: 0 });
    motion = sample(dance, 2, 18.5);
  });

  test("small and with few steps where it is quiet, but never still", () => {
    const [quiet, loud] = [mean(meanSpeed(motion, 3, 7.5)), mean(meanSpeed(motion, 9, 11.8))];
    expect(quiet).toBeLessThan(0.65 * loud);
    expect(quiet).toBeGreaterThan(0.2);
    const steps = (from: number, to: number) =>
      dance.footwork.feet.flat().filter(({ end }) => end > from && end <= to).length / (to - from);
    expect(steps(3, 8)).toBeLessThan(0.8 * steps(8, 12));
  });

  test("a break is a stop that is held, alive, until the music returns", () => {
    const held = meanSpeed(motion, 12.2, 13.45);
    expect(Math.max(...held)).toBeLessThan(0.15);
    expect(mean(held)).toBeGreaterThan(0.002);
    expect(mean(meanSpeed(motion, 13.6, 14.6))).toBeGreaterThan(0.3);
    for (const event of dance.footwork.feet.flat()) expect(event.start > 12.1 && event.start < 13.5).toBe(false);
    expect(poseAt(dance, 12.7).contacts).toMatchObject({ left: 1, right: 1 });
  });

  test("a strike with which the music returns is not seen before", () => {
    const hits = DYNAMICS.hits.filter((hit) => hit !== 13.5);
    const unstruck = createDance(scoreOf(style, { ...DYNAMICS, hits }), { idling: 0 });
    // A body that stands on straight legs strikes with its chest, which the head shows.
    const heads = (of: Dance) =>
      [12.5, 13.25, 13.4, 13.6].map((t) => worldPositions(poseAt(of, t)).slice(3 * TRUNK.head, 3 * TRUNK.head + 3));
    const struck = heads(dance);
    const [before, at] = [2, 3];
    const apart = heads(unstruck).map((head, i) => Math.hypot(...head.map((v, k) => v - (struck[i]?.[k] ?? 0))));
    expect(Math.max(...apart.slice(0, before + 1))).toBeLessThan(0.003);
    expect(apart[at]).toBeGreaterThan(0.005);
  });

  test("a strike is struck on its moment", () => {
    const parts = [TRUNK.chest, TRUNK.head, LIMBS[0].hand, LIMBS[1].hand];
    const struck = (at: number) =>
      parts.some((bone) => {
        const peaks: { t: number; value: number }[] = [];
        const values = Array.from({ length: motion.count }, (_, i) => (i < 2 ? 0 : acceleration(motion, i, bone)));
        for (const [i, value] of values.entries())
          if (value > (values[i - 1] ?? value) && value >= (values[i + 1] ?? value))
            peaks.push({ t: motion.start + (i - 1) / SAMPLE_RATE, value });
        const usual = percentile(
          peaks.filter(({ t }) => Math.abs(t - at) < 2).map(({ value }) => value),
          0.5,
        );
        return peaks.some(({ t, value }) => Math.abs(t - at) <= 0.05 && value >= 1.5 * usual);
      });
    expect(DYNAMICS.hits.filter(struck)).toEqual(DYNAMICS.hits);
  });

  test("no foot skates, floats or sinks", () => {
    expect(measureFloor(motion).filter((m) => m.measure !== "contact share" && !isWithin(m))).toEqual([]);
  });

  test("a pose is a pure function of time, to the last bit", () => {
    const times = [12.31, 3.3, 16.26, 9.99, 13.52];
    const before = times.map((t) => snapshot(dance, t));
    expect(times.toReversed().map((t) => snapshot(dance, t))).toEqual(before.toReversed());
  });
});

test("nor do straight knees bend before it, where the strike would rise further than the legs reach", () => {
  // On a half beat Ballet is up on straight legs.
  const breaks = [{ start: 12.25, end: 13.5 }];
  const [struck, plain] = [DYNAMICS.hits, []].map((hits) => {
    const dance = createDance(scoreOf("Ballet", { ...DYNAMICS, breaks, hits }), { idling: 0 });
    return [13, 13.35, 13.45].map((t) => poseAt(dance, t).hips[1]);
  });
  expect(struck).toEqual(plain);
});

test("dynamics that say nothing change nothing, to the last bit", () => {
  const nothing = { energy: [], hits: [], breaks: [], builds: [] };
  const [plain, empty] = [undefined, nothing].map((d) => createDance(scoreOf("Salsa", d), { idling: 0 }));
  for (const t of [2.7, 6.1, 11.3]) expect(snapshot(empty as Dance, t)).toBe(snapshot(plain as Dance, t));
});

describe("the whole body", () => {
  /** Turn of a line between two bones about the vertical, degrees, unwrapped. */
  function yaws(motion: SampledMotion, left: number, right: number): number[] {
    let before = 0;
    return Array.from({ length: motion.count }, (_, i) => {
      const [a, b] = [positionOffset(i, left), positionOffset(i, right)];
      const { positions: p } = motion;
      const angle = (Math.atan2((p[a + 2] ?? 0) - (p[b + 2] ?? 0), (p[a] ?? 0) - (p[b] ?? 0)) * 180) / Math.PI;
      before += ((angle - before + 540) % 360) - 180;
      return before;
    });
  }
  const range = (values: readonly number[]) => Math.max(...values) - Math.min(...values);

  test("turns between the diagonals, hips and shoulders together, and the feet follow", () => {
    const dance = createDance(scoreOf("Freestyle"), { idling: 0 });
    const motion = sample(dance, 2, 18);
    const hips = yaws(motion, LIMBS[0].upperLeg, LIMBS[1].upperLeg);
    const shoulders = yaws(motion, LIMBS[0].upperArm, LIMBS[1].upperArm);
    const feet = yaws(motion, LIMBS[0].foot, LIMBS[1].foot);
    const windows = (values: readonly number[]) =>
      Array.from({ length: 8 }, (_, k) => values.slice(k * 2 * SAMPLE_RATE, (k + 1) * 2 * SAMPLE_RATE));
    expect(percentile(windows(hips).map(range), 0.5)).toBeGreaterThan(40);
    expect(percentile(windows(shoulders).map(range), 0.5)).toBeGreaterThan(50);
    expect(range(feet)).toBeGreaterThan(40);
    const [h, s] = [mean(hips), mean(shoulders)];
    const product = (a: readonly number[], b: readonly number[], m: number, n: number) =>
      a.reduce((sum, v, i) => sum + (v - m) * ((b[i] ?? 0) - n), 0);
    expect(
      product(hips, shoulders, h, s) / Math.sqrt(product(hips, hips, h, h) * product(shoulders, shoulders, s, s)),
    ).toBeGreaterThan(0.88);
  });

  type Vector = readonly number[];
  const dot = (a: Vector, b: Vector) => a.reduce((sum, v, k) => sum + v * (b[k] ?? 0), 0);
  const scaled = (a: Vector) => a.map((v) => v / Math.sqrt(dot(a, a)));
  const way = ({ positions: p }: SampledMotion, i: number, from: number, to: number) =>
    [0, 1, 2].map((k) => (p[positionOffset(i, to) + k] ?? 0) - (p[positionOffset(i, from) + k] ?? 0));

  /** How far the head is to the side of the trunk, radians. */
  function headToSide(motion: SampledMotion, i: number): number {
    const up = scaled(way(motion, i, TRUNK.hips, TRUNK.neck));
    const across = way(motion, i, LIMBS[0].upperArm, LIMBS[1].upperArm);
    const level = scaled(across.map((v, k) => v - dot(across, up) * (up[k] ?? 0)));
    const head = way(motion, i, TRUNK.neck, TRUNK.head);
    return Math.atan2(dot(head, level), dot(head, up));
  }

  /** How far the upper back is bent, to whichever side, radians. */
  function upperBend(motion: SampledMotion, i: number): number {
    const lower = scaled(way(motion, i, TRUNK.hips, TRUNK.upperChest));
    return Math.acos(Math.min(1, dot(lower, scaled(way(motion, i, TRUNK.upperChest, TRUNK.neck)))));
  }

  /** How far the hips are tilted, radians. */
  function hipTilt(motion: SampledMotion, i: number): number {
    return Math.asin(scaled(way(motion, i, LIMBS[0].upperLeg, LIMBS[1].upperLeg))[1] ?? 0);
  }

  /** The range of an angle within two seconds: the median, degrees. */
  function rangeOf(motion: SampledMotion, angle: (motion: SampledMotion, i: number) => number): number {
    const angles = Array.from({ length: motion.count }, (_, i) => (angle(motion, i) * 180) / Math.PI);
    const window = 2 * SAMPLE_RATE;
    const ranges = Array.from({ length: 8 }, (_, k) => range(angles.slice(k * window, (k + 1) * window)));
    return percentile(ranges, 0.5);
  }

  test("moves at speeds as different as the styles are, with a back that bends, hips that tilt and a head that goes along", () => {
    const energy = BEATS.map((t) => 0.3 + 0.5 * Math.sin(t / 5) ** 2);
    const motions = DANCE_STYLES.map((style) => {
      const dance = createDance(scoreOf(style, { ...DYNAMICS, energy, hits: [], breaks: [] }), { idling: 0 });
      return sample(dance, 2, 18);
    });
    const speeds = motions.map((motion) => mean(meanSpeed(motion, 2, 18)));
    expect(Math.max(...speeds) / Math.min(...speeds)).toBeGreaterThan(2);
    const usual = (angle: typeof hipTilt) =>
      percentile(
        motions.map((motion) => rangeOf(motion, angle)),
        0.5,
      );
    expect(usual(headToSide)).toBeGreaterThan(20);
    expect(usual(upperBend)).toBeGreaterThan(15);
    expect(usual(hipTilt)).toBeGreaterThan(10);
  });
});
