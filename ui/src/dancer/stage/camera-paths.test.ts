import { createDance } from "@nataraj/sdk/motion";
import { afterEach, beforeEach, expect, test } from "vitest";
import { CameraPaths } from "./camera-paths.ts";

const danceOf = (move: number) => {
  const beats = Array.from({ length: 17 }, (_, i) => i / 2);
  return createDance({ duration: 8, moves: [{ move, start: 0, end: 8, style: "Jazz Dance" }], beats });
};
const [first, second] = [danceOf(1), danceOf(13)];

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
  paths.setRadius(2.5);
  expect(distance()).toBeGreaterThan(alone);
  paths.setRadius(0);
  expect(distance()).toBe(alone);
  paths.setAspect(0.4);
  expect(distance()).toBeGreaterThan(alone);
  expect(paths.at(first, "back", 3, true)?.position[2]).toBeLessThan(0);
});
