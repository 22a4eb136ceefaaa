import { describe, expect, test } from "vitest";
import { homeSpot } from "../../../sdk/src/motion/contacts/home.ts";
import { LIMBS } from "../../../sdk/src/motion/rig/limbs.ts";
import { type DanceWithClips, danceOf } from "../../../sdk/src/motion/testing/dance-of.ts";
import { positionOffset, SAMPLE_RATE, type SampledMotion, sample } from "./sampled-motion.ts";

/** Moves that close their feet at the end. */
const MOVES = [5, 26, 5, 16, 26, 5];
const clipsOf = (dance: DanceWithClips) => dance.clips.filter(({ idle }) => !idle);

/** How far each foot is from its home at the end of each move that another one follows, metres. */
function fromHome(dance: DanceWithClips): number[] {
  return clipsOf(dance)
    .slice(0, -1)
    .flatMap(({ end, endRoot, style }) =>
      ([0, 1] as const).map((side) => {
        const spot = dance.footwork.feet[side].findLast((event) => event.start < end - 0.01)?.to;
        const home = homeSpot(side, endRoot, style);
        return spot ? Math.hypot(spot.x - home.x, spot.z - home.z) : 0;
      }),
    );
}

/** How far below the shoulders the higher hand is, metres. */
function handsBelow({ positions, start }: SampledMotion, seconds: number): number {
  const i = Math.round((seconds - start) * SAMPLE_RATE);
  const height = (bone: number) => positions[positionOffset(i, bone) + 1] ?? 0;
  return Math.min(...LIMBS.map(({ upperArm, hand }) => height(upperArm) - height(hand)));
}

describe("where one move runs into the next", () => {
  test("one foot is ahead of the other, less in quiet music", () => {
    const open = fromHome(danceOf(MOVES, "Hip Hop", 120, { idling: 0, energy: 0.9 }));
    const opened = open.filter((metres) => metres > 0.1);
    expect(opened.length).toBeGreaterThanOrEqual(2);
    expect(Math.max(...open)).toBeLessThan(0.2);
    const quiet = fromHome(danceOf(MOVES, "Hip Hop", 120, { idling: 0, energy: 0.1 }));
    expect(Math.max(...quiet)).toBeLessThan(0.9 * Math.max(...open));
  });

  test("the last move ends at home", () => {
    const dance = danceOf(MOVES, "Hip Hop", 120, { idling: 0, energy: 0.9 });
    const last = clipsOf(dance).at(-1);
    if (!last) throw new Error("Nothing is danced.");
    for (const side of [0, 1] as const) {
      const spot = dance.footwork.feet[side].findLast(({ start }) => start < last.end - 0.01)?.to;
      const home = homeSpot(side, last.endRoot, last.style);
      expect(Math.hypot((spot?.x ?? 9) - home.x, (spot?.z ?? 9) - home.z)).toBeLessThan(0.01);
    }
  });

  test("a foot that kicks first in the next move has come home before", () => {
    const dance = danceOf([5, 21, 5, 21], "Hip Hop", 120, { idling: 0, energy: 0.9 });
    const clips = clipsOf(dance);
    let kicks = 0;
    for (const [i, clip] of clips.slice(1).entries()) {
      const before = clips[i];
      const first = clip.move.feet[0];
      if (first?.kind !== "lift" || !before) continue;
      kicks++;
      const side = clip.mirrored ? (first.side === 0 ? 1 : 0) : first.side;
      const spot = dance.footwork.feet[side].findLast(({ start }) => start < before.end - 0.01)?.to;
      const home = homeSpot(side, before.endRoot, before.style);
      expect(Math.hypot((spot?.x ?? 9) - home.x, (spot?.z ?? 9) - home.z)).toBeLessThan(0.01);
    }
    expect(kicks).toBe(2);
  });

  test("arms go from shape to shape, and do not hang between", () => {
    const dance = danceOf([26, 4, 26, 4], "Freestyle", 100, { idling: 0 });
    const motion = sample(dance, 0, (clipsOf(dance).at(-1)?.end ?? 0) + 0.5);
    // Arms that hang have their hands half a metre and more below the shoulders.
    for (const { start } of clipsOf(dance).slice(1)) expect(handsBelow(motion, start)).toBeLessThan(0.45);
  });
});
