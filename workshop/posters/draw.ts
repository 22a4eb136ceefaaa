/**
 * Draws all posters into `assets/posters`, or those of some styles: `tsx --conditions=@nataraj/source
 * workshop/posters/draw.ts [style…]`. `looks` among the styles draws the portraits of the looks,
 * `places` the environments.
 *
 * The files: `{style}.jpg` of 1200 × 630, `{style}-480.jpg` and `{style}-tile.jpg`, the style in lower case with hyphens;
 * `hero.webp`; `look-{look}-{costume}.jpg` of each look in each of its costumes; and
 * `place-{environment}.jpg`.
 */
import { mkdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { PLACE_PICTURE, PORTRAIT, pictureOfLook, pictureOfPlace } from "@nataraj/sdk/contract";
import { LOOK_IDS, LOOKS, type LookId } from "@nataraj/sdk/looks";
import { createPictureRenderer, openDancer, poseFigure } from "@nataraj/sdk/picture";
import { ENVIRONMENTS, loadEnvironment } from "@nataraj/sdk/stage";
import sharp from "sharp";
import { HERO, LOOK_FIGURES, PLACE_CAMERA, SHOTS, STYLE_CAMERA } from "./shots.ts";

/** Pixels of the large poster, which share cards show, and the width of the small one. */
const SIZE = { width: 1200, height: 630, small: 480 };
/** Pixels of a style's tile, and of the dancer whom the home page greets with. */
const { tile: TILE, hero: HERO_SIZE, look: LOOK_SIZE } = PORTRAIT;
/** Pixels drawn for each one shown, to each side. */
const OVERSAMPLING = 2;

const dancers = fileURLToPath(new URL("../../assets/dancers", import.meta.url));
const folder = fileURLToPath(new URL("../../assets/posters", import.meta.url));
const styles = process.argv.slice(2);
mkdirSync(folder, { recursive: true });

const width = SIZE.width * OVERSAMPLING;
const height = SIZE.height * OVERSAMPLING;
const draw = createPictureRenderer({ width, height, camera: STYLE_CAMERA });

const larger = (size: { width: number; height: number }) => ({
  width: size.width * OVERSAMPLING,
  height: size.height * OVERSAMPLING,
});
const drawTile = createPictureRenderer({ ...larger(TILE), camera: STYLE_CAMERA });
const slugOf = (style: string) => style.toLowerCase().replaceAll(" ", "-");

async function save(slug: string, pixels: Uint8Array): Promise<void> {
  const large = await sharp(pixels, { raw: { width, height, channels: 3 } })
    .resize(SIZE.width)
    .raw()
    .toBuffer();
  const picture = sharp(large, { raw: { width: SIZE.width, height: SIZE.height, channels: 3 } });
  await picture
    .clone()
    .jpeg({ quality: 82, mozjpeg: true })
    .toFile(join(folder, `${slug}.jpg`));
  await picture
    .resize(SIZE.small)
    .jpeg({ quality: 76, mozjpeg: true })
    .toFile(join(folder, `${slug}-${SIZE.small}.jpg`));
}

/** A picture of one dancer, made smaller as it was drawn larger. */
function shrink(pixels: Uint8Array, size: { width: number; height: number }, channels: 3 | 4) {
  const raw = { ...larger(size), channels };
  return sharp(pixels, { raw }).resize(size.width);
}

async function saveTile(slug: string, pixels: Uint8Array): Promise<void> {
  const file = join(folder, `${slug}-tile.jpg`);
  await shrink(pixels, TILE, 3).jpeg({ quality: 80, mozjpeg: true }).toFile(file);
}

const open = (look: LookId, variant: string) => {
  const { buffer } = new Uint8Array(readFileSync(join(dancers, `${look}.full.glb`)));
  return openDancer(buffer, { look, variant });
};

// A picture is encoded while the next one is drawn.
const saved: Promise<void>[] = [];
for (const { style, look, variant, figures } of SHOTS) {
  if (styles.length > 0 && !styles.includes(style)) continue;
  const pose = await open(look, variant);
  saved.push(save(slugOf(style), draw(figures.flatMap((figure) => poseFigure(pose, style, figure)))));
  const [front] = figures;
  if (front) saved.push(saveTile(slugOf(style), drawTile(poseFigure(pose, style, front))));
}
if (styles.length === 0 || styles.includes(HERO.style)) {
  const drawHero = createPictureRenderer({ ...larger(HERO_SIZE), cutOut: true });
  const pixels = drawHero(poseFigure(await open(HERO.look, HERO.variant), HERO.style, HERO.figure));
  const file = join(folder, "hero.webp");
  saved.push(
    shrink(pixels, HERO_SIZE, 4)
      .webp({ quality: 82, alphaQuality: 90 })
      .toFile(file)
      .then(() => {}),
  );
}
if (styles.length === 0 || styles.includes("looks")) {
  const drawLook = createPictureRenderer(larger(LOOK_SIZE));
  for (const look of LOOK_IDS) {
    const { style, figure } = LOOK_FIGURES[look];
    for (const { id } of LOOKS[look].variants) {
      const pixels = drawLook(poseFigure(await open(look, id), style, figure));
      const file = join(folder, basename(pictureOfLook(look, id)));
      saved.push(
        shrink(pixels, LOOK_SIZE, 3)
          .jpeg({ quality: 80, mozjpeg: true })
          .toFile(file)
          .then(() => {}),
      );
    }
  }
}
if (styles.length === 0 || styles.includes("places")) {
  for (const environment of ENVIRONMENTS) {
    const design = await loadEnvironment(environment);
    const drawPlace = createPictureRenderer({ ...larger(PLACE_PICTURE), design, camera: PLACE_CAMERA });
    const file = join(folder, basename(pictureOfPlace(environment)));
    saved.push(
      shrink(drawPlace([]), PLACE_PICTURE, 3)
        .jpeg({ quality: 80, mozjpeg: true })
        .toFile(file)
        .then(() => {}),
    );
  }
}
await Promise.all(saved);
