import type { BrowserContext, Frame } from "playwright";

/** There where what is played from now on may end. */
declare const songsMayEnd: true;

/**
 * Songs begin again when they have ended: a slow machine may need longer for a test than they last. Call before a page is
 * opened.
 */
export async function makeSongsEndless(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const play = HTMLMediaElement.prototype.play;
    HTMLMediaElement.prototype.play = function () {
      this.loop = typeof songsMayEnd === "undefined";
      return play.call(this);
    };
  });
}

/** What a frame plays from now on ends. */
export async function letSongsEnd(frame: Frame | undefined): Promise<void> {
  if (!frame) throw new Error("There is no frame.");
  await frame.evaluate(() => void Object.assign(globalThis, { songsMayEnd: true }));
}
