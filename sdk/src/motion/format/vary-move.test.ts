import { describe, expect, test } from "vitest";
import { findChannel } from "./channels.ts";
import { compileMoveText } from "./compile-move.ts";
import { evaluateCurve } from "./curve.ts";
import { MoveError } from "./move-error.ts";
import { chosenVariants } from "./move-text.ts";
import { readMoveText } from "./read-text.ts";

const MOVE = `move 4 beats loop known nod
  L 0.24-1.00  step 20 0
  L 1.24-2.00  step 0 0
  R 2.24-3.00  step -20 0
  R 3.24-4.00  step 0 0
  0  y -10, lean 0, nod 20
  2  y -4, lean 8, nod -5`;

const compile = (variant: string, words = "v") => {
  const text = readMoveText(`${MOVE}\nvariant v ${variant}`, "move 99");
  return compileMoveText(text, "move 99", words);
};
const at = (move: ReturnType<typeof compile>, channel: string, beat: number) => {
  const curve = move.curves[findChannel(channel)?.index ?? -1];
  return curve && evaluateCurve(curve, beat);
};
/** Side, end, and place of each landing in centimetres and degrees. */
const landings = ({ feet }: ReturnType<typeof compile>) =>
  feet.map(({ side, end, x = 0, z = 0, yaw = 0 }) => [
    side ? "R" : "L",
    end,
    ...[x * 100, z * 100, yaw].map((value) => Math.round(value) + 0),
  ]);

test("a move is compiled as it is written, whatever its variants are", () => {
  const text = readMoveText(`${MOVE}\nvariant v\n  0 y -20`, "move 99");
  const { name, ...plain } = compileMoveText(readMoveText(MOVE, "move 99"), "move 99");
  expect(compileMoveText(text, "move 99")).toEqual({ name, ...plain });
  expect(compileMoveText(text, "move 99", "none of these")).toEqual({ name, ...plain });
});

test("edits drop, add and size channels and steps, also in a span of beats only", () => {
  const added = compile("\n  add y -3, lean 2 2-3");
  expect([0, 2].map((beat) => [at(added, "y", beat), at(added, "lean", beat)])).toEqual([
    [-13, 0],
    [-7, 10],
  ]);
  const sized = compile("\n  size lean 0.5, feet 1.5\n  drop y");
  expect(at(sized, "lean", 2)).toBe(4);
  expect(at(sized, "y", 2)).toBeUndefined();
  expect(landings(sized)).toEqual([
    ["L", 1, 30, 0, 0],
    ["L", 2, 0, 0, 0],
    ["R", 3, -30, 0, 0],
    ["R", 4, 0, 0, 0],
  ]);
});

test("its own lines take the place of what is written for the same foot or channel at that time", () => {
  const move = compile("\n  L 0.50-1.00 step 0 25\n  2 lean -6");
  expect(landings(move).slice(0, 2)).toEqual([
    ["L", 1, 0, 25, 0],
    ["L", 2, 0, 0, 0],
  ]);
  expect(at(move, "lean", 2)).toBe(-6);
});

test("a path turns and carries the feet, the heading and the end, and the feet are home there", () => {
  const move = compile("\n  1 facing 90\n  2 along 30\n  2.5 facing 90");
  expect(move.end).toEqual({ x: 0, z: 0.3, turn: 90 });
  expect([0, 1, 4].map((beat) => at(move, "turn", beat))).toEqual([0, 90, 90]);
  // 20 cm to the left of one who faces left is behind, and the foot's home has turned with them.
  expect(landings(move)).toEqual([
    ["L", 1, 0, -5, 90],
    ["L", 2, 0, 30, 90],
    ["R", 3, 0, 50, 90],
    ["R", 4, 0, 30, 90],
  ]);
  expect(move.feet.map(({ facing }) => facing)).toEqual([90, 90, 90, 90]);
  expect(move).toMatchObject({ facing: 90, back: 0 });
});

test("a path is added to the move's own turn, and counts the beats with the back turned", () => {
  const turn = `move 4 beats ends 0 0 -360
    L 1.00-2.00 step 0 0 yaw -360
    R 2.20-3.00 step 0 0 yaw -360
    3 turn -360
    variant v
    2 facing -180
    3 facing -180`;
  const move = compileMoveText(readMoveText(turn, "move 99"), "move 99", "v");
  expect(move.end.turn).toBe(-540);
  expect(at(move, "turn", 4)).toBe(-540);
  expect(Math.abs(move.facing)).toBe(180);
  expect(move.back).toBeGreaterThan(2);
});

test("half time takes twice the beats, double time half of them", () => {
  const half = compile("pace 0.5");
  expect(half.beats).toBe(8);
  expect(landings(half).map(([, end]) => end)).toEqual([2, 4, 6, 8]);
  expect(at(half, "lean", 4)).toBe(8);
  expect(compile("pace 2").beats).toBe(2);
});

test("a mirrored variant is written for the first half, and its path goes on from there", () => {
  const steps = "drop feet\n  L 0.24-1.00 step 0 0\n  R 1.24-2.00 step 0 0";
  const move = compile(`mirror\n  ${steps}\n  1 lean 5, along 20\n  0.5 facing 30\n  1 facing 0`);
  expect([1, 3].map((beat) => at(move, "lean", beat))).toEqual([5, -5]);
  expect([0.5, 2.5, 4].map((beat) => at(move, "turn", beat))).toEqual([30, -30, 0]);
  expect(landings(move).map(([side, end, , z]) => [side, end, z])).toEqual([
    ["L", 1, 20],
    ["R", 2, 20],
    ["R", 3, 40],
    ["L", 4, 40],
  ]);
});

describe("variants together", () => {
  const text = readMoveText(
    `${MOVE}\nvariant low with slow\n add y -5\nvariant slow pace 0.5\nvariant wide\n size feet 2`,
    "m",
  );
  test("are danced where the text lets them combine, in any order; else the one named first", () => {
    const names = (words: string) => chosenVariants(text, words).map(({ name }) => name);
    expect(names("slow mirrored low")).toEqual(["low", "slow"]);
    expect(names("wide low")).toEqual(["wide"]);
    expect(names("  ")).toEqual([]);
    expect(compileMoveText(text, "m", "low slow")).toMatchObject({ beats: 8 });
  });
});

describe("slips are named with their line", () => {
  test.each([
    ["variant Low", '"Low" cannot be the name of a variant'],
    ["variant mirrored", "cannot be the name"],
    ["variant v\nvariant v", 'two variants named "v"'],
    ["variant v pase 2", 'Did you mean "pace"?'],
    ["variant v pace 3", "pace is 0.5, 1 or 2"],
    ["variant v energy 2", "energy is a number from 0 to 1"],
    ["variant v\n add lien 3", 'move 99, line 9: there is no "lien". Did you mean "lean"?'],
    ["variant v\n add lean", "add takes names and a number"],
    ["variant v\n add y -75", "y -85 at beat 0 is outside its range"],
    ["variant v\n add feet 3", "nothing can be added to them"],
    ["variant v\n 1 facing x", "facing takes one number"],
    ["variant v\n 5 lean 3", "lies beyond the 4 beats"],
    ["variant v mirror\n 3 lean 3", "lies beyond the 2 beats"],
    ["variant v\n 4 facing 40", "move 99, variant v, line 3: the left foot ends at"],
    ["variant v\n drop feet 3-4", "the right foot ends at -20 0"],
  ])("%j", (variant, message) => {
    const read = () => compileMoveText(readMoveText(`${MOVE}\n${variant}`, "move 99"), "move 99", "v");
    expect(read).toThrow(MoveError);
    expect(read).toThrow(message);
  });
});

describe("a variant leaves what the move is known by", () => {
  const refused = (known: string, variant: string) => () => {
    const source = `${MOVE.replace("known nod", `known ${known}`)}\nvariant v\n${variant}`;
    compileMoveText(readMoveText(source, "move 99"), "move 99", "v");
  };
  test.each([
    ["nod", "1 nod 3", "move 99, line 9, beat 1: the move is known by its nod"],
    ["head", "drop nod", "known by its nod"],
    ["arms.R", "0 arms bent", "known by its raise.R"],
    ["spine", "size lean 2", "known by its lean"],
    ["feet", "L 0.5-1 step 3 0", "known by its feet"],
    ["feet", "size feet 2", "known by its feet"],
    ["feet", "drop jumps", "known by its feet"],
    ["facing", "1 facing 30", "known by its facing"],
  ])("known %s: %s", (known, variant, message) => expect(refused(known, variant)).toThrow(message));

  test("and the rest may change: another side, the way over the floor, the pace", () => {
    expect(refused("arms.R nod", "0 arm.L bent")).not.toThrow();
    expect(refused("feet", "2 facing 30, along 20")).not.toThrow();
    expect(refused("wings", "add y -3")).toThrow('no move is known by "wings"');
  });
});
