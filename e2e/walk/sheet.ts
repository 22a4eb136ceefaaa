import sharp from "sharp";

const COLUMNS = 4;
/** Of a picture in the sheet, at most; of high pages it has the upper part. Pixels. */
const WIDTH = 480;
const HEIGHT = 560;
/** Of a phone's picture, so that more of it is seen. */
const NARROW = 280;
const GAP = 8;

/** Lays pictures of one screen side by side, in rows of four, into one. */
export async function writeSheet(pictures: readonly string[], path: string): Promise<void> {
  const small = await Promise.all(pictures.map(shrink));
  const rows = Math.ceil(small.length / COLUMNS);
  const composed = small.map((input, i) => ({
    input,
    left: (i % COLUMNS) * (WIDTH + GAP),
    top: Math.floor(i / COLUMNS) * (HEIGHT + GAP),
  }));
  await sharp({
    create: { width: COLUMNS * (WIDTH + GAP), height: rows * (HEIGHT + GAP), channels: 3, background: "#808080" },
  })
    .composite(composed)
    .png()
    .toFile(path);
}

async function shrink(picture: string): Promise<Buffer> {
  const { width = WIDTH } = await sharp(picture).metadata();
  const { data, info } = await sharp(picture)
    .resize({ width: width < WIDTH ? NARROW : WIDTH, withoutEnlargement: true })
    .png()
    .toBuffer({ resolveWithObject: true });
  if (info.height <= HEIGHT) return data;
  return sharp(data).extract({ left: 0, top: 0, width: info.width, height: HEIGHT }).png().toBuffer();
}
