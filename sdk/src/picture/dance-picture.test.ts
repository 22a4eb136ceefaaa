import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { numberAt } from "../arrays/index.ts";
import { lookNamed } from "../looks/index.ts";
import { createDance } from "../motion/index.ts";
import { openDancePicture, type PicturedDance } from "./dance-picture.ts";
import { openDancer, type PoseDancer } from "./dancer-mesh.ts";
import { frameDancers } from "./frame.ts";
import { peakOf } from "./peak.ts";
import { createPictureRenderer } from "./picture-renderer.ts";

const readDancer = async (look: string) => {
  const { buffer } = new Uint8Array(
    await readFile(new URL(`../../../assets/dancers/${look}.full.glb`, import.meta.url)),
  );
  return buffer;
};
const THREE: PicturedDance = {
  choreography: '{"0.00":{"lyrics":"","steps":[12,19]}}',
  duration: 4,
  styles: ["Hip Hop"],
  staging: {
    cast: { dancers: 3, arrangement: "mirrored", looks: ["street/teal", "street/rose", "ballet/plum"] },
    environment: "studio",
  },
};

/** Of the costumes from left to right: the studio has none of them. Degrees. */
const HUES = [
  [330, 355],
  [150, 190],
  [265, 305],
] as const;
type Extent = readonly [from: number, to: number];

/** Where pixels have a hue, as the shares of the picture's width that they begin and end at. Degrees. */
function extentOf(pixels: Uint8Array, width: number, [from, to]: Extent): Extent {
  const columns: number[] = [];
  for (let i = 0; i < pixels.length; i += 3) {
    const [r, g, b] = [numberAt(pixels, i), numberAt(pixels, i + 1), numberAt(pixels, i + 2)];
    const chroma = Math.max(r, g, b) - Math.min(r, g, b);
    const hue = (Math.atan2(Math.sqrt(3) * (g - b), 2 * r - g - b) * 180) / Math.PI;
    if (chroma > 50 && (hue + 360) % 360 > from && (hue + 360) % 360 < to) columns.push((i / 3) % width);
  }
  columns.sort((a, b) => a - b);
  const at = (share: number) => numberAt(columns, Math.floor(columns.length * share)) / width;
  // A glint elsewhere may have the hue of a hoodie.
  return [at(0.1), at(0.9)];
}

test("shows each of three dancers in the colours of its look, apart from the others", async () => {
  const drawn = await openDancePicture(THREE, readDancer);
  const size = { width: 240, height: 126 };
  const pixels = drawn.drawPeak("wide", size);
  const [rose, teal, plum] = HUES.map((hues) => extentOf(pixels, size.width, hues)) as [Extent, Extent, Extent];
  expect(rose[1]).toBeLessThan(teal[0]);
  expect(teal[1]).toBeLessThan(plum[0]);
  expect(drawn.drawPeak("wide", size)).toEqual(pixels);
  const elsewhere = { ...THREE, staging: { ...THREE.staging, environment: "temple" as const } };
  expect((await openDancePicture(elsewhere, readDancer)).drawPeak("wide", size)).not.toEqual(pixels);
});

test("moves them around its peak", async () => {
  const drawn = await openDancePicture({ ...THREE, staging: undefined }, readDancer);
  const pictures: Uint8Array[] = [];
  drawn.drawMotion({ width: 32, height: 40, frames: 3, seconds: 2 }, (picture) => pictures.push(picture));
  const [first, second, third] = pictures;
  expect(pictures.map((picture) => picture.length)).toEqual([3840, 3840, 3840]);
  expect(second).not.toEqual(first);
  expect(third).not.toEqual(second);
});

test.each([
  ["wide", 120, 63],
  ["portrait", 72, 90],
  ["story", 72, 128],
] as const)("cuts nothing off at its border, and leaves little free (%s)", async (_, width, height) => {
  const dressed = lookNamed("ballet/plum");
  const pose = (await openDancer(await readDancer("ballet"), dressed ?? expect.fail())) satisfies PoseDancer;
  for (const move of [19, 25]) {
    const dance = createDance({
      duration: 4,
      moves: [{ move, style: "Ballet", start: 0, end: 4 }],
      beats: [0, 1, 2, 3, 4],
    });
    const meshes = pose(dance, 2);
    const camera = frameDancers(meshes, width / height, 1.1);
    const pixels = createPictureRenderer({ width, height, cutOut: true, camera })(meshes);
    const seen = [...Array(width * height).keys()].filter((at) => pixels[at * 4 + 3] === 255);
    const columns = seen.map((at) => at % width);
    const rows = seen.map((at) => Math.floor(at / width));
    const free = [
      Math.min(...columns) / width,
      1 - (Math.max(...columns) + 1) / width,
      Math.min(...rows) / height,
      1 - (Math.max(...rows) + 1) / height,
    ];
    expect(Math.min(...free), `move ${move}`).toBeGreaterThan(0.04);
    expect(Math.min(...free), `move ${move}`).toBeLessThan(0.12);
  }
});

test("the peak lies among the loudest beats, where the dancer faces the audience", () => {
  const beats = Array.from({ length: 33 }, (_, i) => i / 2);
  const energy = beats.map((beat) => (beat >= 8 && beat < 12 ? 1 : 0.2));
  const moves = [0, 4, 8, 12].map((start, i) => ({ move: 12 + i, style: "Salsa" as const, start, end: start + 4 }));
  const dynamics = { energy, hits: [9.1], breaks: [], builds: [] };
  const peak = peakOf([createDance({ duration: 16, moves, beats, dynamics })]);
  expect(peak).toBeGreaterThanOrEqual(8);
  expect(peak).toBeLessThan(12);
});
