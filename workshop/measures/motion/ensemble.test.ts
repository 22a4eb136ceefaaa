import { beforeAll, describe, expect, test } from "vitest";
import { float32At } from "../../../sdk/src/arrays/index.ts";
import { canonScore } from "../../../sdk/src/motion/ensemble/canon.ts";
import {
  createEnsemble,
  type EnsembleMember,
  memberPlaceAt,
} from "../../../sdk/src/motion/ensemble/create-ensemble.ts";
import { bodiesApart } from "../../../sdk/src/motion/ensemble/testing/bodies-apart.ts";
import { closestDance } from "../../../sdk/src/motion/ensemble/testing/closest-dances.ts";
import { poseAt } from "../../../sdk/src/motion/pose/dance.ts";
import { solve as solveLeader } from "../../../sdk/src/motion/pose/solve.ts";
import { worldPositions } from "../../../sdk/src/motion/rig/kinematics.ts";
import { hips, ONE_FOR_EACH_ARRANGEMENT, scoreIn, solveEnsemble, testFive } from "./ensemble-of-five.ts";
import { measureFloor } from "./floor.ts";
import { isWithin } from "./measurement.ts";
import { sample } from "./sampled-motion.ts";

// The other styles are in ensemble.verify.test.ts.
for (const style of ONE_FOR_EACH_ARRANGEMENT) testFive(style);

test.each([
  ["Hip Hop", 2],
  ["Contemporary", 1],
] as const)(
  "three in a canon to the closest dance of the library in %s never touch, each near its own place",
  (style, delay) => {
    const score = closestDance(style);
    const { all, ensemble } = solveEnsemble(score, { dancers: 3, arrangement: "canon", delay });
    expect(ensemble.changes).toBeGreaterThan(0);
    expect(bodiesApart(all, score.duration + 4)).toBeGreaterThan(0);
    for (const member of all)
      for (let t = 0; t < score.duration; t += 0.1) {
        const [own, at] = [memberPlaceAt(member, t), hips(member, t)];
        expect(Math.hypot(at.x - own.x, at.z - own.z)).toBeLessThan(1.5);
      }
  },
);

describe("a formation that changes", () => {
  let all: EnsembleMember[];
  beforeAll(() => {
    // Moves with steps enough to go somewhere.
    const score = scoreIn("Jazz Dance", 10);
    score.moves = score.moves.map((move, i) => ({ ...move, move: i % 2 === 0 ? 17 : 18 }));
    all = solveEnsemble(score, { dancers: 3, arrangement: "unison" }).all;
  });

  test("takes dancers to other places", () => {
    const fromLeader = (member: EnsembleMember, t: number) => {
      const [own, leader] = [hips(member, t), hips(all[0] as EnsembleMember, t)];
      return { x: own.x - leader.x, z: own.z - leader.z };
    };
    const ways = all.slice(1).map((member) => {
      const [before, after] = [fromLeader(member, 8), fromLeader(member, 38)];
      return Math.hypot(before.x - after.x, before.z - after.z);
    });
    expect(Math.max(...ways)).toBeGreaterThan(0.3);
  });

  test("is walked: feet that stand do not slide, and both legs reach the floor", () => {
    for (const { dance } of all.slice(1)) {
      const measures = measureFloor(sample(dance, 14, 26));
      expect(measures.filter((measure) => !isWithin(measure))).toEqual([]);
    }
  });
});

test("a canon follows by the song's own beats, and ends as one", () => {
  // The tempo falls from 120 to 100 beats a minute half-way.
  const beats = Array.from({ length: 80 }, (_, i) => (i <= 40 ? i / 2 : 20 + (i - 40) * 0.6));
  const score = scoreIn("Jazz Dance", 10, beats);
  const { moves } = canonScore(score, 2);
  expect(moves[0]?.start).toBe(1);
  expect(moves.find(({ start }) => start > 20)?.start).toBeCloseTo(21.2);
  expect(moves.at(-1)).toEqual(score.moves.at(-1));
  for (const [i, { start, end }] of moves.entries()) {
    expect(end).toBeGreaterThan(start);
    expect(start).toBeGreaterThanOrEqual(moves[i - 1]?.end ?? 0);
  }
});

test("one dancer needs nobody, and odd scores are danced", () => {
  const nothing = solveLeader({ duration: 0, moves: [], beats: [] });
  expect(createEnsemble(nothing, { dancers: 1, arrangement: "canon" }).members).toEqual([]);
  const { members } = createEnsemble(nothing, { dancers: 3, arrangement: "canon", delay: 2 });
  expect(members).toHaveLength(2);
  for (const { dance } of members)
    expect(worldPositions(poseAt(dance, 3)).every((_, i, all) => Number.isFinite(float32At(all, i)))).toBe(true);
});
