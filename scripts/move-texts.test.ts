import { expect, test } from "vitest";
import { compileMove } from "../sdk/src/motion/format/compile-move.ts";
import { MOVES } from "../sdk/src/motion/moves/index.ts";
import { shortMoveText } from "../site/plugins/move-texts.ts";

test("the shortened texts of the site's bundles are the same moves, with the same line numbers", () => {
  let saved = 0;
  for (const { source, number } of MOVES) {
    const short = shortMoveText(source);
    expect(compileMove(short, `move ${number}`)).toEqual(compileMove(source, `move ${number}`));
    expect(short).not.toMatch(/#| {2}/);
    saved += source.length - short.length;
  }
  expect(saved).toBeGreaterThan(0);
});
