import type { Browser } from "playwright";
import type { Cast } from "./cast.ts";
import type { Scene } from "./row.ts";
import type { SceneWalk } from "./scene-walk.ts";
import { noteTimers, type Watched, watchPage } from "./watch.ts";

const DESK = { width: 1440, height: 900 };
/** 3D is drawn by the processor here: a small stage is drawn soon. */
const SMALL_STAGE = { width: 480, height: 270 };

/** One that draws in 3D, and one that cannot and is the quicker for it. */
export interface Browsers {
  deep: Browser;
  flat: Browser;
}

/** Walks scenes one after another, as one person at one machine. */
export async function walkLane(walks: readonly SceneWalk[], browsers: Browsers, cast: Cast): Promise<void> {
  let usual: Promise<Watched> | undefined;
  const close = ({ page }: Watched) => page.context().close();
  for (const walk of walks) {
    const { scene } = walk;
    if (!scene.clock && !scene.dancer && scene.as !== "watcher") {
      usual ??= openWindow(browsers, scene);
      const page = usual;
      await walk.walk(async () => {
        await (await page).page.setViewportSize(DESK);
        return page;
      }, cast);
    } else {
      const own = openWindow(browsers, scene);
      await walk.walk(() => own, cast);
      await own.then(close);
    }
  }
  await usual?.then(close);
}

/**
 * Only where the dancer herself is looked at can a browser draw in 3D: elsewhere the product goes on without her, as it
 * does for people whose browser cannot.
 */
async function openWindow({ deep, flat }: Browsers, { as, dancer, hurried }: Scene): Promise<Watched> {
  const watching = as === "watcher";
  const context = await (dancer ? deep : flat).newContext({
    viewport: dancer && watching ? SMALL_STAGE : DESK,
    // Axe and pictures need stillness.
    reducedMotion: watching ? "no-preference" : "reduce",
  });
  if (hurried) await context.addInitScript(noteTimers);
  return watchPage(context);
}
