/** Draws the songs' covers into `assets/songs`: `tsx --conditions=@nataraj/source workshop/songs/covers/draw.ts [song…]`. */
import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { openDancer, poseFigure } from "@nataraj/sdk/picture";
import sharp from "sharp";
import { COVERS } from "./covers.ts";
import { drawCover } from "./draw-cover.ts";

/** Pixels of a side, and those drawn for each one shown. */
const SIZE = 512;
const OVERSAMPLING = 2;

const dancers = fileURLToPath(new URL("../../../assets/dancers", import.meta.url));
const folder = fileURLToPath(new URL("../../../assets/songs", import.meta.url));
const songs = process.argv.slice(2);
mkdirSync(folder, { recursive: true });
const size = SIZE * OVERSAMPLING;

for (const { song, style, look, variant, figure, backdrop } of COVERS) {
  if (songs.length > 0 && !songs.includes(song)) continue;
  const { buffer } = new Uint8Array(readFileSync(join(dancers, `${look}.full.glb`)));
  const pose = await openDancer(buffer, { look, variant });
  const pixels = drawCover(poseFigure(pose, style, figure), backdrop, size);
  await sharp(pixels, { raw: { width: size, height: size, channels: 3 } })
    .resize(SIZE)
    .jpeg({ quality: 82, mozjpeg: true })
    .toFile(join(folder, `${song}.jpg`));
}
