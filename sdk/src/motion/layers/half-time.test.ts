import { expect, test } from "vitest";
import { channelIndex } from "../format/channels.ts";
import { compileMoveText } from "../format/compile-move.ts";
import type { Curve } from "../format/curve.ts";
import { readMoveText } from "../format/read-text.ts";
import { halfTime } from "./half-time.ts";

const RAISE = channelIndex("raise.L");
/** A move whose arm is at 90 and 20 degrees in turn on its main beats, and at 40 between them. */
const swinging = (first: number) => {
  const keys = [90, 40, 20, 40].map((raise, i) => `  ${(i + first) % 4}  raise.L ${raise}`);
  return compileMoveText(readMoveText(`move 4 beats loop\n${keys.sort().join("\n")}`, "move 99"), "move 99");
};

test("half time goes from one main pose to the next, on whichever beats they are, and is there on the beat", () => {
  for (const first of [0, 1]) {
    const move = swinging(first);
    const at = (beat: number) => halfTime(move.curves[RAISE] as Curve, beat + first, move);
    for (const bar of [0, 4]) expect([at(bar), at(bar + 2)]).toEqual([90, 20]);
    // What is left out is not gone through: half-way it is in the middle of its arc.
    expect(at(1)).toBeCloseTo(55, 6);
  }
});
