import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser } from "playwright";
import sharp from "sharp";
import type { Film } from "./films/film.ts";
import { logIn, signUp } from "./product/prepare.ts";
import { encodeFilm } from "./recording/encode.ts";
import { FilmRecorder, type Place, type Said } from "./recording/film-recorder.ts";
import { openContext, openTimedPage, SHOWN_URL } from "./recording/open-page.ts";
import { webVtt } from "./recording/web-vtt.ts";

/** Where films are, and what each of them shows. */
export const FILM_FOLDER = new URL("../../assets/films/", import.meta.url);
/** Where a film's poster is: an address that stays the same. */
export const posterOf = (name: string) =>
  new URL(`../../site/public/${name === "demo" ? name : `tutorials/${name}`}.webp`, import.meta.url);

/** What a film shows and says: `{name}.json`, which a test compares with the product. */
export interface Shown {
  seconds: number;
  said: readonly Said[];
  /** What is pressed in it. */
  places: readonly Place[];
  /** Names and addresses that people made. */
  own: readonly string[];
  /** All texts that can be read in its pages. */
  words: readonly string[];
}

const POSTER_QUALITY = 82;

/**
 * Records a film and writes its files: WebM, MP4, poster, captions, and what it shows.
 * @param url Of the product.
 * @returns its length, seconds.
 */
export async function recordFilm(browser: Browser, url: string, film: Film): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), `nataraj-film-${film.name}-`));
  const context = await openContext(browser, film.window);
  try {
    const person = await signUp(url, `${film.name}@example.org`);
    const page = await openTimedPage(context);
    await logIn(page, SHOWN_URL, person);
    const recorder = await FilmRecorder.open(page, folder);
    await film.record({ recorder, context, url: SHOWN_URL, person });

    await mkdir(FILM_FOLDER, { recursive: true });
    const file = (kind: string) => new URL(`${film.name}.${kind}`, FILM_FOLDER);
    await encodeFilm(recorder.pictures, film.sounds ? recorder.sounds.parts : [], film.name, FILM_FOLDER);
    const poster = posterOf(film.name);
    await mkdir(new URL(".", poster), { recursive: true });
    await writeFile(poster, await sharp(recorder.poster).webp({ quality: POSTER_QUALITY }).toBuffer());
    const { said, places, words, seconds } = recorder;
    await writeFile(file("vtt"), webVtt(said, seconds));
    const shown: Shown = { seconds, said, places, own: film.own, words: [...words].sort() };
    await writeFile(file("json"), `${JSON.stringify(shown, null, 2)}\n`);
    return seconds;
  } finally {
    await context.close();
    await rm(folder, { recursive: true, force: true });
  }
}
