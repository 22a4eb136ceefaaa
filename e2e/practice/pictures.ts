import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { LOOKS } from "@nataraj/sdk/looks";
import type { Dance, Pose } from "@nataraj/sdk/motion";
import { AUDIENCE, createPictureRenderer, openDancer, vector } from "@nataraj/sdk/picture";
import sharp from "sharp";
import { LIMBS } from "../../sdk/src/motion/rig/limbs.ts";

const DANCER = createRequire(import.meta.url).resolve("@nataraj/ui/dancers/practice.full.glb");
const SIZE = { width: 480, height: 360 };
/** Metres from the camera to the dancer. */
const DISTANCE = 5.15;
/** From an arm stretched to the side to one that hangs. Degrees. */
const HANGING = 78;

/** What is different about the person and the camera. */
export interface PictureOptions {
  /** Where the camera stands: degrees aside, and its height in metres. */
  aside?: number;
  height?: number;
  /** An arm that hangs: left or right. */
  stillArm?: 0 | 1;
}

/** Pictures of our own dancer at given times of a dance, as a camera in front of it takes them: JPEG. */
export async function picturesOf(
  dance: Dance,
  times: readonly number[],
  { aside = 0, height = 1.1, stillArm }: PictureOptions = {},
): Promise<Buffer[]> {
  const { buffer } = new Uint8Array(await readFile(DANCER));
  const pose = await openDancer(buffer, { look: "practice", variant: LOOKS.practice.variants[0].id });
  const angle = (aside * Math.PI) / 180;
  const position = vector(DISTANCE * Math.sin(angle), height, DISTANCE * Math.cos(angle));
  const draw = createPictureRenderer({ ...SIZE, camera: { ...AUDIENCE, position } });
  const options = stillArm === undefined ? {} : { change: (danced: Pose) => hang(danced, stillArm) };
  return Promise.all(times.map((time) => encode(draw(pose(dance, time, options)))));
}

/** Lets an arm hang in place of what it does in the dance. */
function hang({ rotations }: Pose, side: 0 | 1): void {
  const { upperArm, lowerArm, hand } = LIMBS[side];
  const half = ((side === 0 ? -1 : 1) * HANGING * Math.PI) / 360;
  rotations.set([0, 0, Math.sin(half), Math.cos(half)], 4 * upperArm);
  for (const bone of [lowerArm, hand]) rotations.set([0, 0, 0, 1], 4 * bone);
}

/** A picture of the stage with nobody on it. */
export function emptyPicture(): Promise<Buffer> {
  return encode(createPictureRenderer(SIZE)([]));
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
