import { describe, expect, test } from "vitest";
import type { DanceStyle } from "../../contract/styles.ts";
import { danceOf } from "../testing/dance-of.ts";

/** The steps of a move that swing, where every beat of the music has an energy. */
function swings(move: number, style: DanceStyle, energy?: number) {
  const { footwork } = danceOf([move], style, 120, { idling: 0, energy });
  return footwork.feet.flat().flatMap(({ aside, kind }) => (aside && kind === "step" ? [aside] : []));
}
const mean = (all: readonly { z: number }[]) => all.reduce((sum, { z }) => sum + z, 0) / all.length;

describe("the free leg", () => {
  test("swings in the style's way: a kick to the front, a flick to the back", () => {
    expect(mean(swings(16, "Ballet"))).toBeGreaterThan(0.15);
    expect(mean(swings(16, "Salsa"))).toBeLessThan(-0.15);
  });

  test("swings less in quieter music, and not at all in the quietest", () => {
    const [quiet = [], usual = [], loud = []] = [0, 0.2, 1].map((energy) => swings(16, "Freestyle", energy));
    expect(quiet).toEqual([]);
    expect(mean(usual)).toBeGreaterThan(0.05);
    expect(mean(loud)).toBeGreaterThan(1.5 * mean(usual));
  });

  test("goes its way where it crosses the other, and where a step is quick", () => {
    const crossing = danceOf([2], "Jazz Dance", 120, { idling: 0 }).footwork.feet[1][0];
    expect(crossing?.aside).toBeUndefined();
    expect(swings(14, "Hip Hop")).toEqual([]);
  });
});
