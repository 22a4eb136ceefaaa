import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { DANCE_STYLES, type DanceStyle } from "../../contract/styles.ts";
import type { DanceScore, ScoredMove } from "../sequence/score.ts";
import { createDance } from "./create-dance.ts";
import { solveDance } from "./solve-dance.ts";

const BEAT = 0.5;
const beats = Array.from({ length: 61 }, (_, i) => 0.3 + i * BEAT + 0.02 * Math.sin(i));
const timeOf = (beat: number) => beats[beat] ?? 0;
/** Louder and quieter, with strikes, a short and a long break, and a build. */
const dynamics = {
  energy: beats.map((_, i) => 0.5 + 0.5 * Math.sin(i / 5)),
  hits: [3, 9.8, 12.25, 20.02],
  breaks: [
    { start: 6.3, end: 7.1 },
    { start: 17.9, end: 20 },
  ],
  builds: [{ start: 22, end: 26 }],
};
const score = (moves: ScoredMove[]): DanceScore => ({ duration: 32, moves, beats, dynamics });

/** Four beats each: turns, a walk, a flare and a handstand among them. */
const STEPS = [18, 1, 7, 22, 13, 10, 3, 4, 8, 17, 2, 28, 9, 27];
const song = score(
  STEPS.map((move, i) => ({
    move,
    start: timeOf(2 + 4 * i),
    end: timeOf(6 + 4 * i),
    variant: i % 3 === 0 ? "diagonal low" : "",
    style: DANCE_STYLES[(i >> 2) % DANCE_STYLES.length] as DanceStyle,
  })),
);

/** One edit: another move, another style, a step that goes, or some moves planned anew. */
const edit = fc.record({
  kind: fc.constantFrom("move", "style", "removal", "section"),
  at: fc.nat({ max: STEPS.length - 1 }),
  move: fc.integer({ min: 1, max: 29 }),
  style: fc.constantFrom(...DANCE_STYLES),
});

function edited(
  moves: readonly ScoredMove[],
  { kind, at, move, style }: typeof edit extends fc.Arbitrary<infer T> ? T : never,
) {
  if (kind === "removal") return moves.filter((_, i) => i !== at);
  const last = kind === "section" ? at + 2 : at;
  return moves.map((entry, i) => {
    if (i < at || i > last) return entry;
    return kind === "style" ? { ...entry, style } : { ...entry, move: ((move + i) % 29) + 1 };
  });
}

const sameBits = (a: Float64Array, b: Float64Array) =>
  Buffer.compare(
    Buffer.from(a.buffer, a.byteOffset, a.byteLength),
    Buffer.from(b.buffer, b.byteOffset, b.byteLength),
  ) === 0;

describe("solving a dance beside other work", () => {
  test("makes the same dance as at once", async () => {
    const { dance } = await solveDance(song);
    const { tracks, clips, idleFrom } = createDance(song);
    expect(sameBits(dance.tracks, tracks)).toBe(true);
    expect(dance.clips).toEqual(
      clips.map((clip) => ({
        ...clip,
        grid: expect.anything(),
        ...(clip.intensity && { intensity: expect.anything() }),
      })),
    );
    expect(dance.idleFrom).toBe(idleFrom);
  });

  test("after random edits, takes the rest from the dance before, and is the same to the last bit", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(edit, { minLength: 1, maxLength: 3 }), async (edits) => {
        let solved = await solveDance(song);
        for (const each of edits) {
          solved = await solveDance(score(edited(solved.dance.score.moves, each)), { before: solved });
          const afresh = createDance(solved.dance.score);
          expect(sameBits(solved.dance.tracks, afresh.tracks)).toBe(true);
          expect(solved.dance.idleFrom).toBe(afresh.idleFrom);
        }
      }),
      // The first once missed the end of what a break holds.
      { numRuns: 2, seed: 1, examples: [[[{ kind: "move", at: 2, move: 27, style: "Ballet" }]]] },
    );
  });

  test("takes nothing from a dance of another song or another length", async () => {
    const before = await solveDance(song);
    const slower = { ...song, beats: beats.map((beat) => beat * 1.1) };
    const louder = { ...song, dynamics: { ...dynamics, energy: dynamics.energy.map((energy) => energy ** 2) } };
    for (const next of [slower, louder, { ...song, duration: 20 }, { ...song, moves: [] }]) {
      const { dance } = await solveDance(next, { before });
      expect(sameBits(dance.tracks, createDance(next).tracks)).toBe(true);
    }
  });

  test("leaves the dance before as it was", async () => {
    const before = await solveDance(song);
    const tracks = before.dance.tracks.slice();
    const moves = song.moves.map((entry, i) => (i === 5 ? { ...entry, move: 22 } : entry));
    const after = await solveDance(score(moves), { before });
    expect(sameBits(after.dance.tracks, tracks)).toBe(false);
    expect(sameBits(before.dance.tracks, tracks)).toBe(true);
  });

  test("lets others have their turn meanwhile, and stops when it is told to", async () => {
    const aborting = new AbortController();
    let turns = 0;
    const other = new MessageChannel();
    other.port1.onmessage = () => {
      turns += 1;
      if (turns === 2) aborting.abort(new Error("enough"));
      else other.port2.postMessage(undefined);
    };
    other.port2.postMessage(undefined);
    await expect(solveDance(song, { signal: aborting.signal })).rejects.toThrow("enough");
    other.port1.close();
    expect(turns).toBe(2);
  });
});
