import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { BONES, type PoseSequence } from "@nataraj/sdk/motion";
import { afterAll, beforeAll, expect, test } from "vitest";
import { poses } from "./poses.ts";

let cwd: string;
beforeAll(async () => {
  cwd = await mkdtemp(join(tmpdir(), "nataraj-poses-"));
});
afterAll(() => rm(cwd, { recursive: true, force: true }));

const CHOREOGRAPHY = {
  analysis: { duration: 4 },
  choreography: {
    "0.00": { lyrics: "", steps: [27, 8], start: 0, end: 4, at: [0, 2], beats: [0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4] },
  },
};

async function run(...argv: string[]) {
  const said: string[] = [];
  const asked: string[][] = [];
  const choreographFile = async (args: string[]) => {
    asked.push(args);
    return JSON.stringify(CHOREOGRAPHY);
  };
  const code = await poses({ argv, cwd, choreographFile, stderr: (text) => said.push(text) });
  return { code, said: said.join(""), asked };
}

const read = async (name: string) => JSON.parse(await readFile(join(cwd, name), "utf8")) as PoseSequence;

test("steps become frames, contacts, beats and times", async () => {
  expect(await run("--steps", "8_27", "--bpm", "100", "--fps", "30", "--out", "a.json")).toMatchObject({ code: 0 });
  const { fps, bones, frames, contacts, beats, steps } = await read("a.json");
  expect({ fps, bones }).toEqual({ fps: 30, bones: BONES });
  expect(steps).toEqual([
    { n: 8, start: 0, end: expect.closeTo(2.4, 9) },
    { n: 27, start: expect.closeTo(2.4, 9), end: expect.closeTo(4.8, 9) },
  ]);
  expect(beats).toHaveLength(9);
  expect(frames).toHaveLength(4.8 * 30 + 1);
  expect(frames.every((frame) => frame.length === 3 * BONES.length && frame.every(Number.isFinite))).toBe(true);
  expect([contacts.left.length, contacts.right.length]).toEqual([frames.length, frames.length]);
  // A jump leaves the floor.
  expect(contacts.left).toContain(0);
});

test("a song is choreographed first, a printed choreography is read", async () => {
  expect(await run("song.mp3", "--style", "Ballet", "--out", "b.json")).toMatchObject({
    code: 0,
    asked: [[join(cwd, "song.mp3"), "--styles", "Ballet"]],
  });
  await writeFile(join(cwd, "c.json"), JSON.stringify(CHOREOGRAPHY));
  expect(await run("c.json", "--style", "Ballet", "--out", "d.json")).toMatchObject({ code: 0, asked: [] });
  expect(await read("d.json")).toEqual(await read("b.json"));
  expect((await read("b.json")).steps.map((step) => step.n)).toEqual([27, 8]);
});

test("BVH stands beside the JSON", async () => {
  await run("--steps", "20", "--fps", "10", "--out", "e.json", "--bvh", "e.bvh");
  const bvh = await readFile(join(cwd, "e.bvh"), "utf8");
  expect(bvh).toMatch(/^HIERARCHY\nROOT hips\n/);
  expect(bvh).toContain("Frames: 21\n");
  expect(bvh.trim().split("\n").at(-1)?.split(" ")).toHaveLength(3 + 3 * BONES.length);
});

test.each([
  [[], "either a file or --steps"],
  [["--steps", "1_99", "--out", "x"], "no sequence of steps"],
  [["--steps", "1"], "--out"],
  [["--steps", "1", "--out", "x", "--style", "Polka"], "Polka"],
  [["--steps", "1", "--out", "x", "--bpm", "9000"], "--bpm"],
])("a wrong command line %j is told and answered with 2", async (argv, words) => {
  const { code, said } = await run(...argv);
  expect(code).toBe(2);
  expect(said).toContain(words);
});
