import { expect, test } from "vitest";
import { MOVE_COUNT } from "../../../sdk/src/contract/moves.ts";
import { DANCE_STYLES, type DanceStyle } from "../../../sdk/src/contract/styles.ts";
import {
  createEnsemble,
  type Ensemble,
  type EnsembleMember,
  type EnsembleOptions,
  memberPlaceAt,
} from "../../../sdk/src/motion/ensemble/create-ensemble.ts";
import { bodiesApart, leaderOf } from "../../../sdk/src/motion/ensemble/testing/bodies-apart.ts";
import { poseAt } from "../../../sdk/src/motion/pose/dance.ts";
import { solve as solveLeader } from "../../../sdk/src/motion/pose/solve.ts";
import { createPose } from "../../../sdk/src/motion/rig/pose.ts";
import type { DanceScore } from "../../../sdk/src/motion/sequence/score.ts";

const BEATS = Array.from({ length: 81 }, (_, i) => i / 2);
const ARRANGEMENTS = ["unison", "mirrored", "canon"] as const;
/** Styles in unison, mirrored and in canon, as `testFive` arranges them. */
export const ONE_FOR_EACH_ARRANGEMENT: readonly DanceStyle[] = ["Hip Hop", "Contemporary", "Salsa"];

/** Moves of four seconds each. Each style begins four moves further on, so that six of each are most moves together. */
export function scoreIn(style: DanceStyle, count: number, beats = BEATS): DanceScore {
  const first = DANCE_STYLES.indexOf(style) * 4;
  const moves = Array.from({ length: count }, (_, i) => ({
    move: ((first + i) % MOVE_COUNT) + 1,
    start: 4 * i,
    end: 4 * i + 4,
    style,
  }));
  return { duration: 4 * count, moves, beats };
}

export function solveEnsemble(
  score: DanceScore,
  options: EnsembleOptions,
): { all: EnsembleMember[]; ensemble: Ensemble } {
  const leader = solveLeader(score);
  const ensemble = createEnsemble(leader, options);
  return { all: [leaderOf(leader.dance), ...ensemble.members], ensemble };
}

/** Where a dancer is on the floor. Metres. */
export const hips = ({ dance, mirrored }: EnsembleMember, t: number) => {
  const [x, , z] = poseAt(dance, t, createPose()).hips as unknown as [number, number, number];
  return { x: mirrored ? -x : x, z };
};

/** Five in a style, arranged as the next style is not. */
export function testFive(style: DanceStyle): void {
  const arrangement = ARRANGEMENTS[DANCE_STYLES.indexOf(style) % 3] as (typeof ARRANGEMENTS)[number];
  test(`five in ${style}, ${arrangement}, never touches, and keeps inside its radius`, () => {
    const { all, ensemble } = solveEnsemble(scoreIn(style, 6), { dancers: 5, arrangement, delay: 2 });
    expect(all).toHaveLength(5);
    expect(bodiesApart(all, 26)).toBeGreaterThan(0);
    for (let t = 0; t < 24; t += 0.5) {
      const places = all.map((member) => hips(member, t));
      all.forEach((member, i) => {
        const [own, at] = [memberPlaceAt(member, t), places[i] as { x: number; z: number }];
        expect(Math.hypot(at.x - own.x, at.z - own.z)).toBeLessThan(1.5);
        // Between two formations a way may bend a little beyond them.
        expect(Math.hypot(own.x, own.z)).toBeLessThan(ensemble.radius + 1);
      });
      // The leader's place is the one in front.
      if (arrangement === "unison") expect(Math.max(...places.map((place) => place.z))).toBe(places[0]?.z);
    }
  });
}
