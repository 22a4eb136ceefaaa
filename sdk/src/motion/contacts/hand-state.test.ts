import { expect, test } from "vitest";
import { createHandState, handAt } from "./hand-state.ts";

const support = (start: number, end: number, x: number) => ({ start, end, x, z: 0.8, yaw: 0, beat: 0.5 });
const at = (events: Parameters<typeof handAt>[0], t: number) => {
  const hand = createHandState();
  handAt(events, t, hand);
  return { ...hand };
};

test("a hand that is back soon goes over from spot to spot", () => {
  const events = [support(1, 2, 0.2), support(2.5, 3, 0.4)];
  expect(at(events, 1.5)).toMatchObject({ share: 1, down: true, x: 0.2, y: 0 });
  const between = at(events, 2.25);
  expect(between).toMatchObject({ share: 1, down: false });
  expect(between.x).toBeCloseTo(0.3, 6);
  expect(between.y).toBeGreaterThan(0.5);
  expect(at(events, 2.0001).y).toBeLessThan(0.001);
  expect(at(events, 2.7)).toMatchObject({ share: 1, down: true, x: 0.4 });
});

test("a hand that stays away is let go", () => {
  const events = [support(1, 2, 0.2), support(4, 5, 0.4)];
  expect(at(events, 3)).toMatchObject({ share: 0, down: false });
  expect(at(events, 0)).toMatchObject({ share: 0, down: false });
});
