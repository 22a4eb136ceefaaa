// @vitest-environment node
import { PlayState } from "@nataraj/sdk";
import { expect, test } from "vitest";
import { Pacing } from "./pacing.ts";

const FRAME = 1 / 60;

test("before the dance it breathes at half the frames, or stands still after the first", () => {
  const pacing = new Pacing();
  expect(pacing.due(7, FRAME, true)).toBe(7);
  pacing.drew(7);
  expect(pacing.due(7 + FRAME, FRAME, true)).toBeUndefined();
  expect(pacing.due(7 + 2 * FRAME, 2 * FRAME, true)).toBe(7 + 2 * FRAME);
  expect(pacing.due(9, 2, false)).toBeUndefined();
  pacing.change();
  expect(pacing.due(9, 2, false)).toBe(0);
});

test("in the dance a moment is drawn once, unless something else changes", () => {
  const pacing = new Pacing();
  let time = 3;
  pacing.clock = () => time;
  pacing.state = PlayState.play;
  expect(pacing.due(0, FRAME, true)).toBe(3);
  pacing.drew(3);
  expect(pacing.due(1, 1, true)).toBeUndefined();
  time = 3.5;
  expect(pacing.due(1, 1, true)).toBe(3.5);
  pacing.drew(3.5);
  pacing.state = PlayState.pause;
  expect(pacing.due(2, 1, true)).toBeUndefined();
  pacing.change();
  expect(pacing.due(2, 1, true)).toBe(3.5);
});
