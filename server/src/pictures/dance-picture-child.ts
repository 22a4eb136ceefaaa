import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { DANCE_PICTURE, type PictureFormat, POSTER } from "@nataraj/sdk/contract";
import { openDancePicture, type PicturedDance } from "@nataraj/sdk/picture";
import sharp from "sharp";

// Entry of the process that draws the pictures of one dance: takes as its arguments the file of the dance, the folder of the
// pictures, how many pixels it draws for each one shown, and the formats. It ends with an error where there is no dance to draw.

/** Seen from `src` and `dist` alike. */
const DANCERS = new URL("../../../assets/dancers/", import.meta.url);
const JPEG = { quality: 82, mozjpeg: true };

const [file = "", folder = "", oversampling = "1", ...formats] = process.argv.slice(2);
process.on("disconnect", () => process.exit(1));
const dance = JSON.parse(await readFile(file, "utf8")) as PicturedDance;
const draw = await openDancePicture(dance, async (look) => {
  const { buffer } = new Uint8Array(await readFile(new URL(`${look}.full.glb`, DANCERS)));
  return buffer;
});
for (const format of formats as PictureFormat[]) {
  const { width, height } = DANCE_PICTURE[format];
  const drawn = (side: number) => Math.round(side * Number(oversampling));
  const size = { width: drawn(width), height: drawn(height) };
  const picture = await sharp(draw(format, size), { raw: { ...size, channels: 3 } })
    .resize(width, height, { fit: "fill" })
    .raw()
    .toBuffer();
  const shown = sharp(picture, { raw: { width, height, channels: 3 } });
  await shown
    .clone()
    .jpeg(JPEG)
    .toFile(join(folder, `${format}.jpg`));
  if (format === "wide") await shown.resize(POSTER.small.width).jpeg(JPEG).toFile(join(folder, "small.jpg"));
}
process.exit();
