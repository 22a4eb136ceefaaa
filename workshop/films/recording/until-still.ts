import { setTimeout as sleep } from "node:timers/promises";
import type { Page } from "playwright";

/** Milliseconds between two looks, and how many the same ones there must be. */
const LOOK_MS = 700;
const LOOKS = 3;
const MAX_LOOKS = 120;

/** Milliseconds in which what has been fetched is drawn. */
const DRAWN_MS = 5_000;

/** Waits until the page has fetched everything and drawn it: for pages that never stand still, as a dancer breathes. */
export async function untilFetched(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle");
  await sleep(DRAWN_MS);
}

/**
 * Waits until all that the page shows has come: files are fetched, and it looks the same for a while.
 * @throws {Error} where it goes on moving.
 */
export async function untilStill(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle");
  let last: Buffer | undefined;
  let same = 0;
  for (let look = 0; look < MAX_LOOKS; look++) {
    const picture = await page.screenshot({ type: "jpeg", quality: 30 });
    same = last?.equals(picture) ? same + 1 : 0;
    if (same === LOOKS) return;
    last = picture;
    await sleep(LOOK_MS);
  }
  throw new Error(`${page.url()} goes on moving.`);
}
