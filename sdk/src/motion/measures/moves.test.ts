import { describe, expect, test } from "vitest";
import { DANCE_STYLES } from "../../contract/styles.ts";
import { CATALOGUE } from "../moves/catalogue.ts";
import { MOVES } from "../moves/index.ts";
import { FASTEST_ON_HANDS } from "../sequence/mark-move.ts";
import { measureMove } from "./measure-move.ts";
import { violations } from "./report.ts";

/** Beats a minute: at which moves are written, and the least and the most at which all but those on the hands are danced. */
const USUAL = 120;
const SLOWEST = 70;
const FASTEST = 140;

describe("every move in every style keeps the measures", () => {
  test.each(MOVES.map((move) => move.number))(
    "move %i",
    (number) => {
      expect(DANCE_STYLES.flatMap((style) => violations(measureMove(number, style)))).toEqual([]);
    },
    60_000,
  );
});

describe("where the music is loudest too, every other style at the usual tempo, the others at the fastest", () => {
  test.each(CATALOGUE.map(({ number, acrobatic }) => ({ number, acrobatic })))(
    "move $number",
    ({ number, acrobatic }) => {
      const fastest = acrobatic ? Math.floor(60 * FASTEST_ON_HANDS) : FASTEST;
      const broken = DANCE_STYLES.flatMap((style, k) =>
        violations(measureMove(number, style, (k + number) % 2 === 0 ? USUAL : fastest, 1)),
      );
      expect(broken).toEqual([]);
    },
    60_000,
  );

  // Moves on the hands are danced as they are written.
  test.each(CATALOGUE.filter(({ acrobatic }) => !acrobatic).map(({ number }) => number))(
    "and in all styles at the slowest: move %i",
    (number) => {
      expect(DANCE_STYLES.flatMap((style) => violations(measureMove(number, style, SLOWEST, 1)))).toEqual([]);
    },
    60_000,
  );
});
