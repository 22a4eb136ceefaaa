import type { Browser } from "playwright";
import { makeSongsEndless } from "../endless-songs.ts";
import type { Scene } from "./row.ts";
import type { SceneRun } from "./scene-run.ts";
import type { TestData } from "./test-data.ts";
import { recordTimers, type WatchedPage, watchPage } from "./watch.ts";

const DESKTOP = { width: 1440, height: 900 };
/** 3D is drawn by the processor here: a small stage is drawn soon. */
const SMALL_STAGE = { width: 480, height: 270 };

/** One that draws in 3D, and one that cannot and is the quicker for it. */
export interface Browsers {
  withWebGL: Browser;
  withoutWebGL: Browser;
}

/** Walks scenes one after another, as one person at one machine. */
export async function runScenes(runs: readonly SceneRun[], browsers: Browsers, data: TestData): Promise<void> {
  let usual: Promise<WatchedPage> | undefined;
  const close = ({ page }: WatchedPage) => page.context().close();
  for (const run of runs) {
    const { scene } = run;
    if (!scene.clock && !scene.dancer && scene.as !== "watcher") {
      usual ??= openWindow(browsers, scene);
      const page = usual;
      await run.walk(async () => {
        await (await page).page.setViewportSize(DESKTOP);
        return page;
      }, data);
    } else {
      const own = openWindow(browsers, scene);
      await run.walk(() => own, data);
      await own.then(close);
    }
  }
  await usual?.then(close);
}

/**
 * Only where the dancer herself is looked at can a browser draw in 3D: elsewhere the product goes on without her, as it
 * does for people whose browser cannot.
 */
async function openWindow(
  { withWebGL, withoutWebGL }: Browsers,
  { as, dancer, shortTimers }: Scene,
): Promise<WatchedPage> {
  const watching = as === "watcher";
  const context = await (dancer ? withWebGL : withoutWebGL).newContext({
    viewport: dancer ? SMALL_STAGE : DESKTOP,
    // Axe and pictures need stillness.
    reducedMotion: watching ? "no-preference" : "reduce",
  });
  await makeSongsEndless(context);
  if (shortTimers) await context.addInitScript(recordTimers);
  return watchPage(context);
}
