import { expect, test } from "vitest";
import { compiledMove } from "../moves/index.ts";
import { clipSlotsOf } from "./clip-slots.ts";

/** Dance beats for a beat of the music, of each time through a move that is given so many beats at a tempo. */
function densities(move: number, beats: number, bpm: number): number[] {
  const beat = 60 / bpm;
  const times = Array.from({ length: beats + 1 }, (_, i) => i * beat);
  const end = times[beats] as number;
  const score = { duration: end, moves: [{ move, style: "Breakdancing" as const, start: 0, end }], beats: times };
  return clipSlotsOf(score, compiledMove).map(({ density }) => density);
}

test("a handstand is danced in pairs of beats where the music is fast and there is time for it", () => {
  expect(densities(22, 16, 132)).toEqual([0.5]);
  expect(densities(22, 16, 120)).toEqual([1, 1]);
  expect(densities(22, 8, 132)).toEqual([1]);
});

test("what stays on its feet is danced on every beat up to 140 a minute, in pairs of faster ones, and in halves of very slow ones", () => {
  expect(densities(5, 16, 136).every((density) => density === 1)).toBe(true);
  expect(densities(5, 16, 150).every((density) => density === 0.5)).toBe(true);
  expect(densities(5, 8, 60).every((density) => density === 2)).toBe(true);
});
