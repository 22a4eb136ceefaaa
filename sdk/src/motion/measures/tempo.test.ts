import { describe, expect, test } from "vitest";
import { DANCE_STYLES } from "../../contract/styles.ts";
import { measureMove } from "./measure-move.ts";

/** Beats a minute between which a body can be on its hands; slower and faster music is danced in halves or pairs of beats. */
const TEMPI = [70, 126];
/** Degrees that nobody sees. */
const TOLERANCE = 2;

describe.each([3, 22])("move %i, on its hands", (move) => {
  test.each(TEMPI)(
    "bends no joint further than people do at %i beats a minute",
    (bpm) => {
      const joints = DANCE_STYLES.flatMap((style) => measureMove(move, style, bpm)).filter(({ measure }) =>
        measure.endsWith("beyond its limit"),
      );
      expect(joints.length).toBeGreaterThan(0);
      expect(joints.filter(({ value }) => value > TOLERANCE)).toEqual([]);
    },
    60_000,
  );
});
