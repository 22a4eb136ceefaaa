import { describe, expect, test } from "vitest";
import { DANCE_STYLES } from "../../contract/styles.ts";
import { CATALOGUE } from "../catalogue.ts";
import { FASTEST_ON_HANDS } from "../dance/mark.ts";
import { measureMove } from "./measure-move.ts";
import { complaints, type Report } from "./report.ts";

/** Beats a minute between which all music is danced, in pairs or halves of its beats where it is faster or slower. */
const SLOWEST = 70;
const FASTEST = 140;
/** Degrees beyond a joint's limit that nobody sees. */
const TOLERANCE = 1.2;

const tolerated = ({ measure, value }: Report) => measure.endsWith("beyond its limit") && value <= TOLERANCE;

describe.each(CATALOGUE.map(({ number, acrobatic }) => ({ number, acrobatic })))("move $number", (move) => {
  const fastest = move.acrobatic ? Math.floor(60 * FASTEST_ON_HANDS) : FASTEST;
  test.each([SLOWEST, fastest])(
    "keeps the measures at %i beats a minute",
    (bpm) => {
      const reports = DANCE_STYLES.flatMap((style) => measureMove(move.number, style, bpm));
      expect(complaints(reports.filter((figure) => !tolerated(figure)))).toEqual([]);
    },
    60_000,
  );
});
