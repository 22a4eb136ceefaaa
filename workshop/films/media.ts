import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { startProduct } from "../../e2e/product.ts";
import { FILMS } from "./films/index.ts";
import { takePictures } from "./pictures/take-pictures.ts";
import { recordFilm } from "./record-film.ts";
import { HERO, recordHero } from "./record-hero.ts";
import { launchBrowser, SHOWN_URL } from "./recording/open-page.ts";

/**
 * `npm run media [-- NAME...]`: records the films and takes README's pictures from the built product, started with data
 * of its own. Commit what it writes.
 */

/** What README's pictures are called as a whole. */
const PICTURES = "pictures";

const { positionals } = parseArgs({ allowPositionals: true });
const names = [...FILMS.map(({ name }) => name), HERO, PICTURES];
const unknown = positionals.filter((name) => !names.includes(name));
if (unknown.length > 0) {
  console.error(`There is no ${unknown.join(", ")}. There are ${names.join(", ")}.`);
  process.exit(1);
}
const isWanted = (name: string) => positionals.length === 0 || positionals.includes(name);

const data = await mkdtemp(join(tmpdir(), "nataraj-media-"));
const product = await startProduct(data, { PUBLIC_URL: SHOWN_URL });
const browser = await launchBrowser(product.url);
try {
  const recordings = [
    ...FILMS.map((film) => ({ name: film.name, record: () => recordFilm(browser, product.url, film) })),
    { name: HERO, record: () => recordHero(browser, product.url) },
  ];
  for (const { name, record } of recordings.filter(({ name }) => isWanted(name))) {
    const begun = Date.now();
    const seconds = await record();
    const took = Math.round((Date.now() - begun) / 1000);
    console.log(`${name}: ${seconds.toFixed(1)} s, recorded in ${took} s.`);
  }
  if (isWanted(PICTURES)) await takePictures(browser, product.url);
} finally {
  await browser.close();
  await product.stop();
  await rm(data, { recursive: true, force: true });
}
