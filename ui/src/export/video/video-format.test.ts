// @vitest-environment node
import { expect, test } from "vitest";
import { frameCount, pictureSize, SHAPES, videoBitrate } from "./video-format.ts";

test("pictures have the sizes that people know, and even sides", () => {
  expect(pictureSize("landscape", 1080)).toEqual({ width: 1920, height: 1080 });
  expect(pictureSize("landscape", 720)).toEqual({ width: 1280, height: 720 });
  expect(pictureSize("portrait", 720)).toEqual({ width: 720, height: 1280 });
  expect(pictureSize("square", 1080)).toEqual({ width: 1080, height: 1080 });
  for (const shape of SHAPES) expect(pictureSize(shape, 90).width % 2).toBe(0);
});

test("a video is as long as its song, to the frame", () => {
  expect(frameCount(30, 30)).toBe(900);
  expect(frameCount(0.1 + 0.2, 10)).toBe(3);
  expect(frameCount(30.001, 30)).toBe(901);
  expect(frameCount(0, 60)).toBe(1);
});

test("more pixels and more frames get more bits", () => {
  expect(videoBitrate(1920, 1080, 30)).toBeGreaterThan(videoBitrate(1280, 720, 30));
  expect(videoBitrate(1280, 720, 60)).toBeGreaterThan(videoBitrate(1280, 720, 30));
});
