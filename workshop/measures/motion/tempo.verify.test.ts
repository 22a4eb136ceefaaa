import { describe, expect, test } from "vitest";
import { DANCE_STYLES, type DanceStyle } from "../../../sdk/src/contract/styles.ts";
import { CATALOGUE } from "../../../sdk/src/motion/moves/catalogue.ts";
import { FASTEST_ON_HANDS } from "../../../sdk/src/motion/sequence/mark-move.ts";
import { measureMove } from "./measure-move.ts";
import { violations } from "./report.ts";

/** Beats a minute between which all music is danced, in pairs or halves of its beats where it is faster or slower. */
const SLOWEST = 70;
const FASTEST = 140;
/** Faster ones, at which a document from elsewhere may give a move its own beats: what there is no time for is marked. */
const HURRIED = [146, 200, 240];

describe.each(CATALOGUE.map(({ number, acrobatic }) => ({ number, acrobatic })))("move $number", (move) => {
  const fastest = move.acrobatic ? Math.floor(60 * FASTEST_ON_HANDS) : FASTEST;
  // Each tempo in every other style, and the next move in those between.
  test.each([SLOWEST, fastest].map((bpm, i) => [bpm, i] as const))(
    "keeps the measures at %i beats a minute",
    (bpm, i) => {
      const styles = DANCE_STYLES.filter((_, k) => (k + i + move.number) % 2 === 0);
      expect(styles.flatMap((style) => violations(measureMove(move.number, style, bpm)))).toEqual([]);
    },
    60_000,
  );

  test("and where a document hurries it, each tempo in another style", () => {
    const hurried = HURRIED.flatMap((bpm, i) => {
      const style = DANCE_STYLES[(move.number + 3 * i) % DANCE_STYLES.length] as DanceStyle;
      return violations(measureMove(move.number, style, bpm));
    });
    expect(hurried).toEqual([]);
  }, 60_000);
});

test("a slow swing to the side keeps within the limits of the back in the style that leans most", () => {
  expect(violations(measureMove(11, "Contemporary", SLOWEST))).toEqual([]);
});
