/** Draws posters: `tsx --conditions=@nataraj/source scripts/posters/draw.ts <dancers' folder> <folder> [style…]`. */
import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { LOOKS } from "../../src/dancer/looks.ts";
import { openDancer, poseFigure } from "./dancer-mesh.ts";
import { createPosterRenderer } from "./poster-renderer.ts";
import { SHOTS } from "./shots.ts";

/** Pixels of the large poster, which share cards show, and the width of the small one. */
const SIZE = { width: 1200, height: 630, small: 480 };
/** Pixels drawn for each one shown, to each side. */
const OVERSAMPLING = 2;

const [dancers, folder, ...styles] = process.argv.slice(2);
if (!dancers || !folder) throw new Error("Give the folder of the dancers and the one for the posters.");
mkdirSync(folder, { recursive: true });

const width = SIZE.width * OVERSAMPLING;
const height = SIZE.height * OVERSAMPLING;
const draw = createPosterRenderer(width, height);

async function save(style: string, pixels: Uint8Array): Promise<void> {
  const slug = style.toLowerCase().replaceAll(" ", "-");
  const large = await sharp(pixels, { raw: { width, height, channels: 3 } })
    .resize(SIZE.width)
    .raw()
    .toBuffer();
  const picture = sharp(large, { raw: { width: SIZE.width, height: SIZE.height, channels: 3 } });
  await picture
    .clone()
    .jpeg({ quality: 82, mozjpeg: true })
    .toFile(join(folder as string, `${slug}.jpg`));
  await picture
    .resize(SIZE.small)
    .jpeg({ quality: 76, mozjpeg: true })
    .toFile(join(folder as string, `${slug}-${SIZE.small}.jpg`));
}

// A picture is encoded while the next one is drawn.
const saved: Promise<void>[] = [];
for (const { style, look, variant, figures } of SHOTS) {
  if (styles.length > 0 && !styles.includes(style)) continue;
  const { buffer } = new Uint8Array(readFileSync(join(dancers, `${look}.full.glb`)));
  const pose = await openDancer(buffer, LOOKS[look], variant);
  saved.push(save(style, draw(figures.flatMap((figure) => poseFigure(pose, style, figure)))));
}
await Promise.all(saved);
