import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { Dance } from "@nataraj/sdk/motion";
import sharp from "sharp";
import { openDancer } from "../../ui/scripts/posters/dancer-mesh.ts";
import { createPosterRenderer } from "../../ui/scripts/posters/poster-renderer.ts";
import { LOOKS } from "../../ui/src/dancer/looks.ts";

const DANCER = createRequire(import.meta.url).resolve("@nataraj/ui/dancers/practice.full.glb");
const SIZE = { width: 480, height: 360 };

/** Pictures of our own dancer at given times of a dance, as a camera in front of it takes them: JPEG. */
export async function picturesOf(dance: Dance, times: readonly number[]): Promise<Buffer[]> {
  const { buffer } = new Uint8Array(await readFile(DANCER));
  const pose = await openDancer(buffer, LOOKS.practice, LOOKS.practice.variants[0].id);
  const draw = createPosterRenderer(SIZE.width, SIZE.height);
  return Promise.all(times.map((time) => encode(draw(pose(dance, time)))));
}

/** A picture of the stage with nobody on it. */
export function emptyPicture(): Promise<Buffer> {
  return encode(createPosterRenderer(SIZE.width, SIZE.height)([]));
}

/** The same picture in a mirror. */
export function mirrored(picture: Buffer): Promise<Buffer> {
  return sharp(picture).flop().jpeg({ quality: 90 }).toBuffer();
}

function encode(pixels: Uint8Array): Promise<Buffer> {
  return sharp(pixels, { raw: { ...SIZE, channels: 3 } })
    .jpeg({ quality: 90 })
    .toBuffer();
}
