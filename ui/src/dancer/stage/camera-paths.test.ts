import { solveEnsemble } from "@nataraj/sdk/ensemble";
import { createDance, solveDance } from "@nataraj/sdk/motion";
import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { CameraPaths, type DancedBody } from "./camera-paths.ts";

const scoreOf = (move: number) => {
  const beats = Array.from({ length: 17 }, (_, i) => i / 2);
  return { duration: 8, moves: [{ move, start: 0, end: 8, style: "Jazz Dance" as const }], beats };
};
const [first, second] = [createDance(scoreOf(1)), createDance(scoreOf(13))];
let beside: readonly DancedBody[];
beforeAll(async () => {
  beside = (await solveEnsemble(await solveDance(scoreOf(1)), { dancers: 3, arrangement: "mirrored" })).members;
});

let paths: CameraPaths;
/** What is called when a path is ready. */
let changed: () => void;
let ready: Promise<void>;
beforeEach(() => {
  ready = new Promise((resolve) => {
    changed = resolve;
    paths = new CameraPaths(() => changed());
  });
});
afterEach(() => paths.dispose());

const copy = (place: unknown) => structuredClone(place);

test("a page goes on with the path before until other dancers are sampled", async () => {
  const alone = copy(paths.at(first, "front", 3, true));
  const sampled = new Promise<void>((resolve) => {
    changed = resolve;
  });
  paths.setOthers(beside);
  expect(copy(paths.at(first, "front", 3, false))).toEqual(alone);
  await sampled;
  expect(copy(paths.at(first, "front", 3, false))).not.toEqual(alone);
});

test("a path is there at once for a picture, and a little later for a page, where it is the same", async () => {
  expect(paths.at(first, "front", 3, false)).toBeUndefined();
  await ready;
  const later = copy(paths.at(first, "front", 3, false));
  const atOnce = new CameraPaths(() => {});
  expect(copy(atOnce.at(first, "front", 3, true))).toEqual(later);
  atOnce.dispose();
});

test("until the path of another dance is ready, the one before leads on", () => {
  const before = copy(paths.at(first, "front", 3, true));
  expect(copy(paths.at(second, "front", 3, false))).toEqual(before);
  expect(copy(paths.at(second, "front", 3, true))).not.toEqual(before);
});

test("view, shape of the picture and other dancers each change the path at once, for a picture", () => {
  const distance = () => paths.at(first, "front", 3, true)?.position[2] ?? 0;
  const alone = distance();
  paths.setOthers(beside);
  expect(distance()).toBeGreaterThan(alone);
  paths.setOthers([]);
  expect(distance()).toBe(alone);
  paths.setAspect(0.4);
  expect(distance()).toBeGreaterThan(alone);
  expect(paths.at(first, "back", 3, true)?.position[2]).toBeLessThan(0);
});
