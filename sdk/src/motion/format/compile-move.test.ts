import { describe, expect, test } from "vitest";
import { findChannel } from "./channels.ts";
import { compileMove } from "./compile-move.ts";
import { type Curve, evaluateCurve } from "./curve.ts";
import { MoveError } from "./move-error.ts";

const compile = (text: string) => compileMove(text, "move 99");
const curve = (text: string, channel: string) => compile(text).curves[findChannel(channel)?.index ?? -1] as Curve;

describe("slips name line, beat and what was probably meant", () => {
  test.each([
    ["", "move 99: the text is empty."],
    ["mov 4 beats", "move 99, line 1: the first line must be"],
    ["move 4 beats\n1 elbw.L 30", 'move 99, line 2, beat 1: unknown channel "elbw". Did you mean "elbow"?'],
    ["move 4 beats\n# note\n1.5 y -200", "move 99, line 3, beat 1.5: y -200 is outside its range of -80 to 40."],
    ["move 4 beats\n2 arms sallsa", 'Did you mean "salsa"?'],
    ["move 4 beats\n2 hands petaka", 'Did you mean "pataka"?'],
    ["move 4 beats\n2 bend 3 lean 4", "Is a comma missing?"],
    ["move 4 beats sweep\n2 bend 3", "sweep takes one or two numbers from 0 to 2, the second not below the first."],
    ["move 4 beats sweep 3\n2 bend 3", "sweep takes one or two numbers from 0 to 2, the second not below the first."],
    ["move 4 beats\n2 bend x", '"x" is not a number'],
    ["move 4 beats\n2 bend.L 3", "bend has no sides"],
    ["move 4 beats\n2 reach.L 200 140 0", "cannot reach there"],
    ["move 4 beats\n5 bend 3", "move 99, line 2, beat 5: lies beyond the 4 beats"],
    ["move 4 beats mirror\n3 bend 3", "lies beyond the 2 beats"],
    ["move 4 beats\nL 1-2 stap 0 0", 'a foot cannot "stap". Did you mean "step"?'],
    ["move 4 beats\nL 2-1 step 0 0", "the span ends before it begins"],
    ["move 4 beats\nL 1-2 step 0", "expected a number for z"],
    ["move 4 beats\nL 1-2 pivot 3 4", "takes only yaw"],
    [
      "move 4 beats\nL 1-2 step 5 0\nL 1.5-3 step 0 0",
      "move 99, line 3, beat 1.5: the left foot is still busy until beat 2.",
    ],
    ["move 4 beats\nL 1-2 step 5 0", "the left foot ends at 5 0; its home at the end is 0 0."],
    ["move 4 beats ends 0 50 0\nL 1-2 step 0 50", "the right foot ends at 0 0; its home at the end is 0 50."],
    ["move 4 beats\nL 1-2 pivot yaw 30", "the left foot ends at yaw 30"],
    ["move 4 beats\nL 1-2 lift 0 20 0", "the left foot is left in the air"],
    ["move 4 beats\nL 1-2 step 0 0\nR 1.2-2.2 step 0 0", "both feet are in the air"],
    ["move 4 beats\njump 1-2 apert 20", 'unknown word "apert". Did you mean "apart"?'],
    ["move 4 beats\nhand L 1-2 support 20 60 yow 3", 'unknown word "yow". Did you mean "yaw"?'],
    [
      "move 4 beats\nL 1-1.5 lift 0 9 0\nR 1-1.5 lift 0 9 0\nhand L 1-2 support 20 60\nhand R 2.5-4 support -20 60\nL 3-4 step 0 0\nR 3-4 step 0 0",
      "both feet are in the air",
    ],
    ["move 4 beats\nL 1-2 step 0 0 on", 'unknown word "on"'],
    ["move 4 beats keeps wings", 'cannot keep "wings"'],
    ["move 4 beats\nwave 3", 'begins with "wave"'],
  ])("%j", (text, message) => {
    expect(() => compile(text)).toThrow(MoveError);
    expect(() => compile(text)).toThrow(message);
  });
});

test("curves pass through their keys, rest at extremes and never swing beyond", () => {
  const bend = curve("move 4 beats\n1 bend 20\n2 bend 20\n3 bend -10", "bend");
  expect([0, 1, 1.5, 2, 3, 4].map((b) => evaluateCurve(bend, b))).toEqual([0, 20, 20, 20, -10, 0]);
  for (let b = 0; b <= 4; b += 0.01) {
    const v = evaluateCurve(bend, b);
    expect(v).toBeGreaterThanOrEqual(-10 - 1e-9);
    expect(v).toBeLessThanOrEqual(20 + 1e-9);
  }
});

test("the mirror half swaps sides and signs", () => {
  const { curves, feet } = compile(
    "move 4 beats loop mirror\nL 0.1-0.5 step 10 0\nL 1-1.5 step 0 0\n1 lean 8, raise.L 40",
  );
  const lean = curves[findChannel("lean")?.index ?? -1] as Curve;
  expect([1, 3].map((b) => evaluateCurve(lean, b))).toEqual([8, -8]);
  expect(evaluateCurve(curves[findChannel("raise.R")?.index ?? -1] as Curve, 3)).toBe(40);
  expect(feet.map(({ side, start, x }) => [side, start, x])).toEqual([
    [0, 0.1, 0.1],
    [0, 1, 0],
    [1, 2.1, -0.1],
    [1, 3, -0],
  ]);
});

test("a jump's shape is in metres, and its side changes in the mirror", () => {
  const { jumps } = compile("move 4 beats mirror\njump 0.5-1 h 20 apart 25 aside 30 behind -5");
  expect(jumps.map(({ shape }) => shape)).toEqual([
    { apart: 0.25, aside: 0.3, behind: -0.05 },
    { apart: 0.25, aside: -0.3, behind: -0.05 },
  ]);
});

test("hands carry one after the other, and their fingers turn in the mirror", () => {
  const { hands } = compile(
    "move 4 beats mirror\nL 0.5-1 lift 0 9 0\nR 0.5-1 lift 0 9 0\nhand L 0.5-1.5 support 20 60 yaw 30\nhand R 1.4-2 support -20 60\nL 1.6-2 step 0 0\nR 1.6-2 step 0 0",
  );
  expect(hands.map(({ side, yaw, x }) => [side, yaw, x])).toEqual([
    [0, 30, 0.2],
    [1, 0, -0.2],
    [1, -30, -0.2],
    [0, -0, 0.2],
  ]);
});

test("a loop has no seam", () => {
  const y = curve("move 2 beats loop\n0.5 y -9\n1.5 y -1", "y");
  expect(evaluateCurve(y, 0)).toBeCloseTo(evaluateCurve(y, 2), 12);
  expect(evaluateCurve(y, 0)).toBeCloseTo(-5, 6);
});
