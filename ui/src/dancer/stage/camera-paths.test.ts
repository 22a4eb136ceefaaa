// @vitest-environment node
import { createDance, solveEnsemble } from "@nataraj/sdk/motion";
import { type BodySamples, sampleBody } from "@nataraj/sdk/stage";
import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { CameraPaths } from "./camera-paths.ts";

const scoreOf = (move: number) => {
  const beats = Array.from({ length: 17 }, (_, i) => i / 2);
  return { duration: 8, moves: [{ move, start: 0, end: 8, style: "Jazz Dance" as const }], beats };
};
const [first, second] = [createDance(scoreOf(1)), createDance(scoreOf(13))];
let beside: readonly BodySamples[];
beforeAll(async () => {
  const { members } = await solveEnsemble({ score: scoreOf(1) }, { dancers: 3, arrangement: "mirrored" });
  beside = members.map(({ dance, mirrored }) => sampleBody(dance, mirrored));
});

let paths: CameraPaths;
let ready: Promise<void>;
beforeEach(() => {
  ready = new Promise((resolve) => {
    paths = new CameraPaths(resolve);
  });
});
afterEach(() => paths.dispose());

const copy = (place: unknown) => structuredClone(place);

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

test("view, shape of the picture and other dancers each change the path at once", () => {
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
