import type { Page } from "playwright";

declare const heldTimers: (() => void)[];

/** Holds back what a page means to do in four seconds: the hidden button's press. Call before the page is opened. */
export async function holdAutoplayTimer(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const held: (() => void)[] = [];
    Object.assign(globalThis, { heldTimers: held });
    const real = globalThis.setTimeout;
    globalThis.setTimeout = ((callback: () => void, delay?: number, ...rest: unknown[]) =>
      delay === 4_000 ? held.push(callback) : real(callback, delay, ...rest)) as typeof setTimeout;
  });
}

/** Resolves when the press is due in four seconds: the dancer has loaded. */
export async function untilAutoplayTimerIsSet(page: Page): Promise<void> {
  await page.waitForFunction(() => heldTimers.length === 1);
}

/** How many presses are due. */
export const heldTimerCount = (page: Page): Promise<number> => page.evaluate(() => heldTimers.length);

/** Lets the four seconds pass. */
export const fireHeldTimer = (page: Page): Promise<void> => page.evaluate(() => heldTimers.shift()?.());

/** Lets the four seconds pass at once. Call before the page is opened. */
export async function skipAutoplayDelay(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const real = globalThis.setTimeout;
    globalThis.setTimeout = ((callback: () => void, delay?: number, ...rest: unknown[]) =>
      real(callback, delay === 4_000 ? 0 : delay, ...rest)) as typeof setTimeout;
  });
}
