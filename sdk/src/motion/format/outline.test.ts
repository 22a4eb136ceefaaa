import { expect, test } from "vitest";
import { describeMove } from "../moves/describe.ts";
import { compiledMove, MOVES, moveText } from "../moves/index.ts";
import { compileMoveText } from "./compile-move.ts";
import { MoveError } from "./move-error.ts";
import { readOutline } from "./outline.ts";
import { readMoveText } from "./read-text.ts";

test("the outline of a move is that of the compiled move, for each variant", () => {
  for (const { number } of MOVES)
    for (const words of ["", ...moveText(number).variants.map(({ name }) => name)]) {
      const { beats, end, facing, back } = compiledMove(number, words);
      expect(readOutline(moveText(number), words)).toEqual({ beats, end, facing, back });
      const described = words ? describeMove(number).variants.find(({ name }) => name === words) : describeMove(number);
      expect(described).toMatchObject({ beats, end, ...(words && { facing, back }) });
    }
});

test("it is read without compiling the body and the feet, whose slips stay unseen", () => {
  const text = readMoveText(
    "move 4 beats loop\n  0 nonsense 3\nvariant far pace 0.5\n  2 facing 120\n  4 facing 0",
    "move 99",
  );
  expect(() => compileMoveText(text, "move 99", "far")).toThrow(MoveError);
  expect(readOutline(text, "far")).toEqual({
    beats: 8,
    end: { x: 0, z: 0, turn: 0 },
    facing: 120,
    back: expect.any(Number),
  });
  expect(readOutline(text, "far").back).toBeGreaterThan(1);
});
