import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { drawDance } from "./draw-dance.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "nataraj-draw-dance-"));
});
afterAll(() => rm(folder, { recursive: true }));

const dance = (choreography: string) => ({ choreography, duration: 4, styles: ["Salsa" as const], staging: undefined });
const { signal } = new AbortController();

test("a process draws a dance in each shape and in motion", async () => {
  // Coarse, as it is quicker.
  await drawDance(dance('{"0.00":{"lyrics":"","steps":[12,13]}}'), folder, signal, undefined, 0.1);
  const sizes = ["wide", "small", "portrait", "story", "moving"].map(async (kind) => {
    const { format, width, height } = await sharp(join(folder, `${kind}.jpg`)).metadata();
    return [format, width, height];
  });
  expect(await Promise.all(sizes)).toEqual([
    ["jpeg", 1200, 630],
    ["jpeg", 480, 252],
    ["jpeg", 864, 1080],
    ["jpeg", 720, 1280],
    ["jpeg", 256, 20 * 320],
  ]);
});

test("what is no dance is not drawn, and nobody draws after the stop", async () => {
  await expect(drawDance(dance("no dance"), folder, signal)).rejects.toThrow("ended with 1");
  const stop = new AbortController();
  const drawing = drawDance(dance('{"0.00":{"lyrics":"","steps":[12,13]}}'), folder, stop.signal);
  stop.abort(new Error("The server stops."));
  await expect(drawing).rejects.toThrow("The server stops.");
});
