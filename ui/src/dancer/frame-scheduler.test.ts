// @vitest-environment node
import { PlayState } from "@nataraj/sdk";
import { expect, test } from "vitest";
import { FrameScheduler } from "./frame-scheduler.ts";

const FRAME = 1 / 60;

test("before the dance it breathes at half the frames, or stands still after the first", () => {
  const pacing = new FrameScheduler();
  expect(pacing.nextFrame(7, FRAME, true)).toBe(7);
  pacing.markDrawn(7);
  expect(pacing.nextFrame(7 + FRAME, FRAME, true)).toBeUndefined();
  expect(pacing.nextFrame(7 + 2 * FRAME, 2 * FRAME, true)).toBe(7 + 2 * FRAME);
  expect(pacing.nextFrame(9, 2, false)).toBeUndefined();
  pacing.invalidate();
  expect(pacing.nextFrame(9, 2, false)).toBe(0);
});

test("in the dance a moment is drawn once, unless something else changes", () => {
  const pacing = new FrameScheduler();
  let time = 3;
  pacing.clock = () => time;
  pacing.state = PlayState.play;
  expect(pacing.nextFrame(0, FRAME, true)).toBe(3);
  pacing.markDrawn(3);
  expect(pacing.nextFrame(1, 1, true)).toBeUndefined();
  time = 3.5;
  expect(pacing.nextFrame(1, 1, true)).toBe(3.5);
  pacing.markDrawn(3.5);
  pacing.state = PlayState.pause;
  expect(pacing.nextFrame(2, 1, true)).toBeUndefined();
  pacing.invalidate();
  expect(pacing.nextFrame(2, 1, true)).toBe(3.5);
});
