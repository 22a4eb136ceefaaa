import { isDeepStrictEqual } from "node:util";
import { describe, expect, test } from "vitest";
import { DANCE_STYLES, type DanceStyle } from "../../contract/styles.ts";
import { createEnsemble } from "../ensemble/create-ensemble.ts";
import { createDance } from "../pose/create-dance.ts";
import { solve } from "../pose/solve.ts";
import { createRig } from "../rig/rig.ts";
import { REST_POSITIONS } from "../rig/skeleton.ts";
import type { DanceScore } from "../sequence/score.ts";
import { solveDance } from "./solve-dance.ts";
import { solveEnsemble } from "./solve-ensemble.ts";

const BEAT = 0.5;
const beats = Array.from({ length: 61 }, (_, i) => 0.3 + i * BEAT + 0.02 * Math.sin(i));
const timeOf = (beat: number) => beats[beat] ?? 0;
/** Four beats each: a turn, a walk, a flare and a handstand among them. */
const STEPS = [18, 7, 22, 10, 3, 17, 27];
const song: DanceScore = {
  duration: 17,
  beats,
  moves: STEPS.map((move, i) => ({
    move,
    start: timeOf(2 + 4 * i),
    end: timeOf(6 + 4 * i),
    variant: i % 3 === 0 ? "diagonal low" : "",
    style: DANCE_STYLES[(i >> 2) % DANCE_STYLES.length] as DanceStyle,
  })),
};
const cast = { dancers: 3, arrangement: "canon", delay: 1 } as const;

/** The matchers compare a hundred thousand numbers one by one, which takes longer than to solve the dance. */
const isSame = isDeepStrictEqual;

// Node has no workers of a page: e2e/player has what a page does.
describe("solving where there are no workers", () => {
  test("makes the same dance as createDance", async () => {
    expect(isSame(await solveDance(song), createDance(song))).toBe(true);
    const rig = createRig(REST_POSITIONS.map(([x, y, z]) => [x * 0.9, y * 1.1, z] as const));
    const dance = await solveDance(song, { rig });
    expect(isSame(dance, createDance(song, { rig }))).toBe(true);
    expect(dance.rig).toBe(rig);
  });

  test("makes the same ensemble as createEnsemble", async () => {
    expect(isSame(await solveEnsemble({ score: song }, cast), createEnsemble(solve(song), cast))).toBe(true);
  });

  test("solves only what is still wanted", async () => {
    const first = new AbortController();
    const asked = solveDance(song, { signal: first.signal });
    first.abort(new Error("enough"));
    await expect(asked).rejects.toThrow("enough");
    await expect(solveDance(song, { signal: AbortSignal.abort(new Error("before")) })).rejects.toThrow("before");
    expect((await solveDance(song)).frames).toBeGreaterThan(0);
  });
});

test("a dance and an ensemble are plain data, which a worker can send", () => {
  const solved = solve(song);
  expect(isSame(structuredClone(solved.dance), solved.dance)).toBe(true);
  const ensemble = createEnsemble(solved, cast);
  expect(isSame(structuredClone(ensemble), ensemble)).toBe(true);
});
