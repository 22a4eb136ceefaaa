import { expect, test } from "vitest";
import { frameWithin, MovingInsets } from "./insets.ts";

const INSETS = { top: 60, right: 300, bottom: 140, left: 0 };

test("the frame is what insets leave of a stage, and never less than a quarter of it", () => {
  expect(frameWithin({ width: 1200, height: 800 }, INSETS)).toEqual({ left: 0, top: 60, width: 900, height: 600 });
  const crowded = frameWithin({ width: 300, height: 200 }, INSETS);
  expect(crowded).toEqual({ left: 0, top: 60, width: 75, height: 50 });
  const below = frameWithin({ width: 300, height: 200 }, { top: 500, right: 0, bottom: 0, left: 500 });
  expect(below.left + below.width).toBe(300);
  expect(below.top + below.height).toBe(200);
});

test("insets go to others in a third of a second, or jump there", () => {
  const insets = new MovingInsets();
  expect(insets.advance(1)).toBe(false);
  insets.goTo(INSETS, false);
  expect(insets.goal).toEqual(INSETS);
  expect(insets.shown.right).toBe(0);
  expect(insets.advance(0.175)).toBe(true);
  expect(insets.shown.right).toBeCloseTo(150);
  insets.advance(0.3);
  expect(insets.shown).toEqual(INSETS);
  expect(insets.advance(0.1)).toBe(false);
  insets.goTo({ ...INSETS, right: 0 }, true);
  expect(insets.shown.right).toBe(0);
});
