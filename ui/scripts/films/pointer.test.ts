import { describe, expect, it } from "vitest";
import { type Act, pointerAt, pressOf, touchAt } from "./pointer.ts";

const acts: readonly Act[] = [
  { at: 0, to: [0, 0] },
  { at: 2, to: [300, 100], over: "play", press: true },
  { at: 4, to: [100, 100], drag: true },
  { at: 5, to: [200, 100] },
];

describe("the pointer", () => {
  it("is at each place in time, and rests there", () => {
    expect(pointerAt(acts, 0)).toMatchObject({ x: 0, y: 0, down: 0 });
    expect(pointerAt(acts, 2)).toMatchObject({ x: 300, y: 100, down: 0 });
    expect(pointerAt(acts, 2.4)).toMatchObject({ x: 300, y: 100 });
    expect(pointerAt(acts, 5)).toMatchObject({ x: 200, y: 100 });
  });

  it("presses once it has arrived, and lets go", () => {
    expect(pointerAt(acts, pressOf(acts[1] as Act)).down).toBeCloseTo(1);
    expect(pointerAt(acts, pressOf(acts[1] as Act)).ring).toBeLessThan(1);
    expect(pointerAt(acts, 2.8)).toMatchObject({ down: 0, ring: 1 });
  });

  it("holds on while it drags, and lets go at the end", () => {
    expect(pointerAt(acts, 4.6).down).toBeCloseTo(1);
    expect(pointerAt(acts, 5.3).down).toBeCloseTo(0);
  });

  it("lights up what it lies over, as long as it lies there", () => {
    expect(touchAt(acts, "play", 1)).toEqual({ hover: 0, press: 0 });
    expect(touchAt(acts, "play", 2.1).hover).toBeCloseTo(1);
    expect(touchAt(acts, "play", pressOf(acts[1] as Act)).press).toBeCloseTo(1);
    expect(touchAt(acts, "play", 4)).toEqual({ hover: 0, press: 0 });
  });
});
