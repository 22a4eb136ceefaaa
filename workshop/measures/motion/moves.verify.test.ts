import { describe, expect, test } from "vitest";
import { DANCE_STYLES } from "../../../sdk/src/contract/styles.ts";
import { CATALOGUE } from "../../../sdk/src/motion/moves/catalogue.ts";
import { MOVES } from "../../../sdk/src/motion/moves/index.ts";
import { FASTEST_ON_HANDS } from "../../../sdk/src/motion/sequence/mark-move.ts";
import { measureMove } from "./measure-move.ts";
import { violations } from "./report.ts";

/** Beats a minute: at which moves are written, and the least and the most at which all but those on the hands are danced. */
const USUAL = 120;
const SLOWEST = 70;
const FASTEST = 140;
/** Between the two slower ones: steps are longer than at the usual tempo, and quicker than at the slowest. */
const SLOW = 84;

describe("every move in every style keeps the measures", () => {
  test.each(MOVES.map((move) => move.number))(
    "move %i",
    (number) => {
      expect(DANCE_STYLES.flatMap((style) => violations(measureMove(number, style)))).toEqual([]);
    },
    60_000,
  );
});

describe("where the music is loudest too, in all styles", () => {
  test.each(CATALOGUE.map(({ number, acrobatic }) => ({ number, acrobatic })))(
    "move $number",
    ({ number, acrobatic }) => {
      const fastest = acrobatic ? Math.floor(60 * FASTEST_ON_HANDS) : FASTEST;
      // Moves on the hands are danced as they are written.
      const tempi = acrobatic ? [fastest] : [SLOWEST, SLOW, fastest];
      const broken = DANCE_STYLES.flatMap((style, k) =>
        [...tempi, ...((k + number) % 2 === 0 ? [USUAL] : [])].flatMap((bpm) =>
          violations(measureMove(number, style, bpm, 1)),
        ),
      );
      expect(broken).toEqual([]);
    },
    60_000,
  );
});
