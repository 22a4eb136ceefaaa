import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser } from "playwright";
import { makeDance, signUp } from "./product/prepare.ts";
import { FILM_FOLDER } from "./record-film.ts";
import { encodeFilm } from "./recording/encode.ts";
import { FilmRecorder } from "./recording/film-recorder.ts";
import { openContext, openTimedPage, SHOWN_URL } from "./recording/open-page.ts";
import { untilStill } from "./recording/until-still.ts";

/** Its files' name. */
export const HERO = "hero";
/** A square, as its place on the home page. CSS pixels. */
const SIDE = 480;
/** Seconds of a bar of the song. */
const BAR = (4 * 60) / 108;
const BARS = 4;
/** The dancer of the home page's picture. */
const QUERY = "autoplay=1&stage=stage&camera=front&look=bharatanatyam";

/**
 * Records the dancer of the home page for those who have no WebGL: a short dance from its first pose to its last, over and
 * over, without words or sound.
 * @param url Of the product.
 * @returns its length, seconds.
 */
export async function recordHero(browser: Browser, url: string): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), "nataraj-film-hero-"));
  const context = await openContext(browser, { width: SIDE, height: SIDE, scale: 1 });
  try {
    const person = await signUp(url, `${HERO}@example.org`);
    const project = await makeDance(person, {
      projectName: "brave otter",
      song: "marigold-morning",
      start: 4 * BAR * 1000,
      end: (4 + BARS) * BAR * 1000,
      styles: ["Indian Classical"],
    });
    await person.client.get(`/api/changeprojectvisibility/${project}/public`);
    const recorder = await FilmRecorder.open(await openTimedPage(context), folder);
    await recorder.behindTheScenes(async () => {
      await recorder.page.goto(`${SHOWN_URL}/standalone/${project}?${QUERY}`);
      // It goes round: nobody wants to know how far it is.
      await recorder.page.addStyleTag({ content: "#progress { visibility: hidden; }" });
      await untilStill(recorder.page);
    });
    await recorder.run(BARS * BAR);
    await encodeFilm(recorder.pictures, [], HERO, FILM_FOLDER);
    return recorder.seconds;
  } finally {
    await context.close();
    await rm(folder, { recursive: true, force: true });
  }
}
