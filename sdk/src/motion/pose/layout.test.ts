import { describe, expect, test } from "vitest";
import type { DanceStyle } from "../../contract/styles.ts";
import { wrapDegrees } from "../math/curves.ts";
import { CATALOGUE } from "../moves/catalogue.ts";
import { beatTime } from "../sequence/clip-instance.ts";
import { FASTEST_ON_HANDS } from "../sequence/mark-move.ts";
import { poseAt } from "./dance.ts";
import { solve } from "./solve.ts";

const FLARE = 3;
const RIGHT_TURN = 4;
const JUMP = 8;
const KICK = 21;
const HOP_BACK = 29;
const HANDSTAND = 22;

/** Moves one after the other, each in its own beats, from 2 s on. */
function danceOf(numbers: readonly number[], bpm: number, style: DanceStyle = "Breakdancing") {
  const beat = 60 / bpm;
  let at = Math.ceil(2 / beat) * beat;
  const moves = numbers.map((move) => {
    const start = at;
    at += (CATALOGUE[move - 1]?.beats ?? 4) * beat;
    return { move, start, end: at, style };
  });
  const beats = Array.from({ length: Math.ceil(at / beat) + 9 }, (_, i) => i * beat);
  const { dance, clips } = solve({ duration: at + 4, moves, beats });
  return { ...dance, clips };
}

describe("a move in its own beats", () => {
  const clipAt = (number: number, bpm: number) => {
    const dance = danceOf([number], bpm);
    const [clip] = dance.clips.filter(({ idle }) => !idle);
    if (!clip) throw new Error("Nothing is danced.");
    return { dance, clip };
  };

  test.each([
    [140, true],
    [200, false],
    [240, false],
  ])("turns, jumps and kicks at %i beats a minute where there is time for it: %s; else it is marked", (bpm, inTime) => {
    expect(clipAt(RIGHT_TURN, bpm).clip.endRoot.turn).toBe(inTime ? -360 : 0);
    for (const number of [JUMP, HOP_BACK]) {
      const { dance, clip } = clipAt(number, bpm);
      expect(dance.footwork.flights.length > 0).toBe(inTime);
      // Where the feet end does not depend on it.
      const ends = dance.footwork.feet.map((feet) => feet.filter(({ end }) => end <= clip.end + 0.01).at(-1)?.to);
      if (number === HOP_BACK) for (const spot of ends) expect(spot?.frame).toBe("floor");
    }
    const lifts = clipAt(KICK, bpm)
      .dance.footwork.feet.flat()
      .filter(({ kind }) => kind === "lift");
    expect(lifts.length > 0).toBe(inTime);
  });
});

describe("a move on the hands", () => {
  test.each([FLARE, HANDSTAND])("%i is marked, upright, where there is no time for it", (number) => {
    for (const [bpm, hands] of [
      [60 * FASTEST_ON_HANDS - 1, true],
      [60 * FASTEST_ON_HANDS + 1, false],
      [200, false],
    ] as const) {
      const dance = danceOf([number], bpm);
      expect(dance.footwork.hands.flat().length > 0).toBe(hands);
      const [clip] = dance.clips.filter(({ idle }) => !idle);
      if (!clip) throw new Error("Nothing is danced.");
      const heights = Array.from({ length: 80 }, (_, i) => poseAt(dance, beatTime(clip, i / 10)).hips[1] ?? 0);
      expect(Math.min(...heights) > 0.6).toBe(!hands || number === HANDSTAND);
    }
  });

  test.each([FLARE, HANDSTAND])(
    "%i has its hands where the body wants them, wherever on the stage it begins",
    (number) => {
      // Walks to the front, and then further.
      const dance = danceOf([18, 18, 17, 24, number], 120);
      const [alone, after] = [danceOf([number], 120), dance].map((each) => {
        const clip = each.clips.filter(({ move }) => move.hands.length > 0)[0];
        const [hand] = each.footwork.hands[0];
        if (!clip || !hand) throw new Error("No hand comes down.");
        expect(Math.hypot(clip.root.x, clip.root.z)).toBeLessThan(0.5);
        return Math.hypot(hand.x - clip.root.x, hand.z - clip.root.z);
      });
      expect(after).toBeCloseTo(alone ?? 0, 6);
    },
  );
});

test("a dance that variants have turned to one diagonal turns no further away from there", () => {
  const beat = 60 / 112;
  const steps = ["", "", "", "opens", "", "", "", "opens mirrored", "", "", "opens mirrored", "", "", "", "opens", ""];
  const moves = steps.map((variant, i) => {
    const [move, start] = [[5, 16, 19, 1][i % 4] ?? 5, 4 * i * beat];
    return { move, variant, style: "Freestyle" as const, start, end: start + 4 * beat };
  });
  const beats = Array.from({ length: 4 * steps.length + 1 }, (_, i) => i * beat);
  const { clips } = solve({ duration: 4 * steps.length * beat, moves, beats }, { idling: 0 });
  const facings = clips.map(({ root }) => wrapDegrees(root.turn));
  expect(Math.max(...facings)).toBeGreaterThan(20);
  expect(Math.min(...facings)).toBeLessThan(-20);
  expect(Math.max(...facings.map(Math.abs))).toBeLessThanOrEqual(50);
});
