import type { Browser, BrowserContext } from "playwright";
import type { Cast } from "./cast.ts";
import type { Scene } from "./row.ts";
import type { SceneWalk } from "./scene-walk.ts";
import { noteTimers } from "./watch.ts";

const DESK = { width: 1440, height: 900 };
/** 3D is drawn by the processor here: a small stage is drawn soon. */
const SMALL_STAGE = { width: 480, height: 270 };

/** Walks scenes one after another, as one person at one machine. */
export async function walkLane(walks: readonly SceneWalk[], browser: Browser, cast: Cast): Promise<void> {
  let usual: Promise<BrowserContext> | undefined;
  for (const walk of walks) {
    const { scene } = walk;
    if (!scene.clock && !scene.dancer && scene.as !== "watcher") {
      usual ??= openWindow(browser, scene);
      await walk.walk(() => usual as Promise<BrowserContext>, cast);
    } else {
      const own = openWindow(browser, scene);
      await walk.walk(() => own, cast);
      await own.then((window) => window.close());
    }
  }
  await usual?.then((window) => window.close());
}

/**
 * Only where the dancer herself is looked at can a browser draw in 3D: elsewhere the product goes on without her, as it
 * does for people whose browser cannot.
 */
async function openWindow(browser: Browser, { as, dancer, hurried }: Scene): Promise<BrowserContext> {
  const watching = as === "watcher";
  const context = await browser.newContext({
    viewport: watching ? SMALL_STAGE : DESK,
    // Axe and pictures need stillness.
    reducedMotion: watching ? "no-preference" : "reduce",
  });
  if (hurried) await context.addInitScript(noteTimers);
  if (!watching && !dancer) await context.addInitScript(drawNothingIn3D);
  return context;
}

/** Runs in the page. */
function drawNothingIn3D(): void {
  const { getContext } = HTMLCanvasElement.prototype;
  HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string, options?: unknown) {
    return kind.startsWith("webgl") ? null : getContext.call(this, kind as "2d", options as undefined);
  } as typeof getContext;
}
