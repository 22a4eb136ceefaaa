import { expect, test } from "vitest";
import { compileMove } from "../sdk/src/motion/format/compile-move.ts";
import { SOURCES } from "../sdk/src/motion/moves/index.ts";
import { shortMoveText } from "../site/plugins/move-texts.ts";

test("the shortened texts of the site's bundles are the same moves, with the same line numbers", () => {
  let saved = 0;
  for (const [i, source] of SOURCES.entries()) {
    const name = `move ${i + 1}`;
    const short = shortMoveText(source);
    expect(compileMove(short, name)).toEqual(compileMove(source, name));
    expect(short).not.toMatch(/#| {2}/);
    saved += source.length - short.length;
  }
  expect(saved).toBeGreaterThan(0);
});
