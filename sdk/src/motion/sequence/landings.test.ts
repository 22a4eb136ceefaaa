import { expect, test } from "vitest";
import type { FootLine, JumpLine, Side } from "../format/compiled-move.ts";
import { lastLanding, mostApart, shareOfWay, stepsOnBothFeet } from "./landings.ts";

const step = (side: Side, end: number, more = {}) => ({ side, end, kind: "step", x: 0, ...more }) as FootLine;
const lift = (side: Side, end: number) => ({ side, end, kind: "lift", x: 0 }) as FootLine;
const jump = (end: number) =>
  ({
    end,
    feet: [
      { x: 0, z: 0 },
      { x: 0, z: 0 },
    ],
  }) as unknown as JumpLine;
const move = (feet: FootLine[], jumps: JumpLine[] = []) => ({ beats: 4, feet, jumps });

test("feet that step in turns are apart by what one is ahead of the other", () => {
  expect(mostApart(move([step(0, 1), step(1, 2), step(0, 3), step(1, 4)]))).toBe(0.5);
  expect(mostApart(move([step(0, 2), step(1, 4)]))).toBe(1);
});

test("feet that jump together are not apart", () => {
  expect(mostApart(move([], [jump(2), jump(4)]))).toBe(0);
});

test("only what sets a foot down at a spot counts as a landing", () => {
  const line = move([step(0, 1), lift(0, 3), step(1, 2, { x: undefined })]);
  expect(lastLanding(line, 0)).toBe(1);
  expect(lastLanding(line, 1)).toBe(0);
  expect(stepsOnBothFeet(line)).toBe(false);
  expect(stepsOnBothFeet(move([step(0, 1)], [jump(2)]))).toBe(true);
});

test("the last landing brings a foot all the way", () => {
  expect(shareOfWay(1, 3, 4)).toBe(0.25);
  expect(shareOfWay(3, 3, 4)).toBe(1);
});
