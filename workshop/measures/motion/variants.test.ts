import { describe, expect, test } from "vitest";
import { DANCE_STYLES, type DanceStyle } from "../../../sdk/src/contract/styles.ts";
import { CATALOGUE } from "../../../sdk/src/motion/moves/catalogue.ts";
import { compiledMove } from "../../../sdk/src/motion/moves/index.ts";
import { danceOf } from "../../../sdk/src/motion/testing/dance-of.ts";
import { danceOnce, measureVariant } from "./measure-move.ts";
import { violations } from "./report.ts";
import { VARIANTS } from "./variant-lines.ts";

/**
 * The style of the first variant. Each variant is danced in one style and to one side, the next in the next and to the
 * other; variants.verify.test.ts has both sides, the bench all styles.
 */
const FIRST = DANCE_STYLES.indexOf("Salsa");
const styleOf = (place: number) => DANCE_STYLES[(FIRST + place) % DANCE_STYLES.length] as DanceStyle;

describe("the catalogue's variants", () => {
  test.each(CATALOGUE)("$number has four or more, half of them in feet or facing", ({ number, variants }) => {
    const [own, ...varied] = ["", ...variants.map(({ name }) => name)].map((name) => compiledMove(number, name));
    const feet = (move = own) => JSON.stringify([move?.feet, move?.jumps, move?.facing].map((each) => each));
    expect(varied.length).toBeGreaterThanOrEqual(4);
    expect(varied.filter((move) => feet(move) !== feet()).length).toBeGreaterThanOrEqual(varied.length / 2);
  });

  test("the back is turned for four beats at most, and where a move turns away it says where it ends", () => {
    for (const { number, end, variants } of CATALOGUE)
      for (const variant of variants) {
        expect(variant.back, `${number} ${variant.name}`).toBeLessThanOrEqual(4);
        const turned = (variant.end.turn - end.turn) % 360;
        if (turned !== 0) expect(Math.abs(variant.facing), `${number} ${variant.name}`).toBeGreaterThan(0);
      }
  });
});

test.each(CATALOGUE)("the variants of move $number keep the measures", ({ number }) => {
  const broken = VARIANTS.flatMap((varied, place) => {
    if (varied.move !== number) return [];
    const style = styleOf(place);
    const variant = place % 2 === 0 ? varied.variant : `${varied.variant} mirrored`;
    return violations(measureVariant(danceOnce({ ...varied, variant }, style), varied, style));
  });
  expect(broken).toEqual([]);
});

test("a score's variant is danced, mirrored where it says so, and unknown words change nothing", () => {
  const danced = (variant: string) => {
    const { clips } = danceOf([{ move: 5, variant }], "Freestyle", 120, { idling: 0 });
    const clip = clips.find(({ idle }) => !idle);
    return { turn: clip?.endRoot.turn, mirrored: clip?.mirrored, same: clip?.move === compiledMove(5) };
  };
  expect(danced("opens")).toEqual({ turn: 45, mirrored: false, same: false });
  expect(danced("mirrored opens")).toEqual({ turn: -45, mirrored: true, same: false });
  expect(danced("over opens")).toMatchObject({ turn: 45, same: false });
  expect(danced("upside down")).toEqual(danced(""));
});
