import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { DANCE_PICTURE, MOVING_PICTURE, POSTER } from "@nataraj/sdk/contract";
import { openDancePicture, type PicturedDance, type PictureSize } from "@nataraj/sdk/picture";
import sharp from "sharp";
import type { DrawnFormat } from "./draw-dance.ts";

// Entry of the process that draws the pictures of one dance: takes as its arguments the file of the dance, the folder of the
// pictures, how many pixels it draws for each one shown, and the formats. It ends with an error where there is no dance to draw.

/** Seen from `src` and `dist` alike. */
const DANCERS = new URL("../../../assets/dancers/", import.meta.url);
const JPEG = { quality: 82, mozjpeg: true };
/** Nobody looks long at a frame of a motion. */
const MOVING_JPEG = { quality: 68, mozjpeg: true };

const [file = "", folder = "", oversampling = "1", ...formats] = process.argv.slice(2);
process.on("disconnect", () => process.exit(1));
const dance = JSON.parse(await readFile(file, "utf8")) as PicturedDance;
const drawn = await openDancePicture(dance, async (look) => {
  const { buffer } = new Uint8Array(await readFile(new URL(`${look}.full.glb`, DANCERS)));
  return buffer;
});

const oversampled = ({ width, height }: PictureSize): PictureSize => ({
  width: Math.round(width * Number(oversampling)),
  height: Math.round(height * Number(oversampling)),
});
const scaled = (picture: Uint8Array, from: PictureSize, { width, height }: PictureSize) =>
  sharp(picture, { raw: { ...from, channels: 3 } })
    .resize(width, height, { fit: "fill" })
    .raw()
    .toBuffer();

for (const format of formats as DrawnFormat[]) {
  if (format === "moving") {
    await drawMotion();
    continue;
  }
  const { width, height } = DANCE_PICTURE[format];
  const size = oversampled({ width, height });
  const picture = await scaled(drawn.drawPeak(format, size), size, { width, height });
  const shown = sharp(picture, { raw: { width, height, channels: 3 } });
  await shown
    .clone()
    .jpeg(JPEG)
    .toFile(join(folder, `${format}.jpg`));
  if (format === "wide") await shown.resize(POSTER.small.width).jpeg(JPEG).toFile(join(folder, "small.jpg"));
}

process.exit();

async function drawMotion(): Promise<void> {
  const { width, height, frames, seconds } = MOVING_PICTURE;
  const size = oversampled({ width, height });
  const motion: Promise<Buffer>[] = [];
  drawn.drawMotion({ ...size, frames, seconds }, (frame) => motion.push(scaled(frame, size, { width, height })));
  await sharp(Buffer.concat(await Promise.all(motion)), { raw: { width, height: height * frames, channels: 3 } })
    .jpeg(MOVING_JPEG)
    .toFile(join(folder, "moving.jpg"));
}
