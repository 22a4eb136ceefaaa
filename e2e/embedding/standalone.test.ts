import type { Browser, BrowserContextOptions, Page } from "playwright";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { keepPicture, launchBrowser, openPage } from "../browser.ts";
import { makeSongsEndless } from "../endless-songs.ts";
import { PRIVATE_NAME } from "../example-projects.ts";
import {
  fireHeldTimer,
  heldTimerCount,
  holdAutoplayTimer,
  skipAutoplayDelay,
  untilAutoplayTimerIsSet,
} from "./autoplay-timer.ts";
import { launchStrictBrowser } from "./strict-browser.ts";
import { countTransferredBytes } from "./transferred-bytes.ts";

const SMALL = { width: 480, height: 270 };
const KB = 1024;

describe("the standalone player", () => {
  const examples = inject("examples");
  let browser: Browser;
  let strict: Browser;

  beforeAll(async () => {
    [browser, strict] = await Promise.all([launchBrowser(), launchStrictBrowser()]);
  });
  afterAll(async () => {
    await browser?.close();
    await strict?.close();
  });

  /** Opens a page whose four seconds pass when the test lets them, and whose song does not end. */
  async function open(by: Browser, options: BrowserContextOptions = {}) {
    const context = await by.newContext({ viewport: SMALL, ...options });
    await makeSongsEndless(context);
    const opened = await openPage(context);
    await holdAutoplayTimer(opened.page);
    return { ...opened, context, go: (id: string) => opened.page.goto(`${examples.url}/standalone/${id}`) };
  }

  it("presses its hidden button 4 s after the dancer has loaded", async () => {
    const { page, errors, context, go } = await open(browser);
    await go(`nataraj-${examples.publicID}`);
    await untilAutoplayTimerIsSet(page);
    const button = page.getByRole("button", { name: "Play the dance" });
    await button.waitFor();
    expect(await button.evaluate((element) => element.className)).toBe("unseen");
    expect(await progressOf(page)).toBe(0);
    await fireHeldTimer(page);
    await page.getByRole("button", { name: "Pause" }).waitFor();
    await expect.poll(() => progressOf(page)).toBeGreaterThan(1);
    expect(await progressOf(page)).toBeLessThanOrEqual(90);
    expect(await page.title()).toBe("Brave Peacock · Nataraj");
    expect(errors).toEqual([]);
    await context.close();
  });

  it("has its dance solved in a worker, and in place where the worker's file cannot be had", async () => {
    for (const hasWorker of [true, false]) {
      const { page, errors, context, go } = await open(browser);
      const solvers: string[] = [];
      page.on("worker", (worker) => solvers.push(worker.url()));
      if (!hasWorker) await context.route("**/solver-worker*", (route) => route.abort());
      await go(`nataraj-${examples.publicID}`);
      // The dancer is loaded, and its dance is solved.
      await untilAutoplayTimerIsSet(page);
      const scripts = await page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));
      if (hasWorker) expect(solvers.some((url) => url.includes("/solver-worker"))).toBe(true);
      expect(scripts.some((url) => /\/answer-[^/]*\.js$/.test(url))).toBe(!hasWorker);
      if (hasWorker) expect(errors).toEqual([]);
      await context.close();
    }
  });

  it("leaves a dance alone that someone has started sooner", async () => {
    const { page, context, go } = await open(browser);
    await go(examples.publicID);
    await untilAutoplayTimerIsSet(page);
    await page.mouse.click(SMALL.width / 2, SMALL.height / 2);
    await page.getByRole("button", { name: "Pause" }).waitFor();
    await fireHeldTimer(page);
    await page.getByRole("button", { name: "Pause" }).waitFor();
    await page.getByRole("button", { name: "Pause" }).focus();
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "Play the dance" }).waitFor();
    await context.close();
  });

  it("shows its button where the browser refuses sound without a gesture", async () => {
    const context = await strict.newContext({ viewport: SMALL });
    await makeSongsEndless(context);
    const { page } = await openPage(context);
    await skipAutoplayDelay(page);
    await page.addInitScript(() => {
      const play = HTMLMediaElement.prototype.play;
      HTMLMediaElement.prototype.play = function () {
        const played = play.call(this);
        played.catch(({ name }) => console.log(name));
        return played;
      };
    });
    // Nothing is asked of the page meanwhile: what a debugger evaluates counts as a gesture.
    const refusal = page.waitForEvent("console", (message) => message.text() === "NotAllowedError");
    await page.goto(`${examples.url}/standalone/${examples.publicID}`);
    await refusal;
    const button = page.locator("#play:not(.unseen)");
    await button.waitFor();
    await keepPicture(page, "standalone-refused");
    await button.click();
    await page.getByRole("button", { name: "Pause" }).waitFor();
    await context.close();
  });

  it("shows its button, and moves nothing unasked, for those who prefer less motion", async () => {
    const { page, context, go } = await open(browser, { reducedMotion: "reduce" });
    await go(examples.publicID);
    const button = page.locator("#play:not(.unseen)");
    await button.waitFor();
    expect(await heldTimerCount(page)).toBe(0);
    await button.click();
    await page.getByRole("button", { name: "Pause" }).waitFor();
    await context.close();
  });

  it("is a calm page without data for a private and an unknown dance", async () => {
    const seen = new Set<string>();
    for (const id of [examples.privateID, examples.unknownID, "nonsense"]) {
      const { page, errors, context, go } = await open(browser);
      const heard: string[] = [];
      page.on("response", async (response) => heard.push(await response.text().catch(() => "")));
      await go(id);
      await page.getByText("This dance is not available.").waitFor();
      seen.add(await page.content());
      expect(await page.locator("canvas, button, [role=progressbar]").count()).toBe(0);
      expect(heard.join("\n")).not.toContain(PRIVATE_NAME);
      expect(errors).toEqual([]);
      await context.close();
    }
    expect(seen.size).toBe(1);
  });

  it("draws its first frame before the song has come, and within its budget", async () => {
    const { page, context, go } = await open(browser);
    await page.route("**/api/media/**", () => {});
    const bytes = await countTransferredBytes(page);
    await go(examples.publicID);
    await untilAutoplayTimerIsSet(page);
    await expect.poll(async () => await contrastOf(page)).toBeGreaterThan(20);
    await keepPicture(page, "standalone-first-frame");
    const { all } = bytes();
    expect(all).toBeLessThan(350 * KB);
    await context.close();
  });
});

async function progressOf(page: Page): Promise<number> {
  return page.evaluate(() =>
    Number.parseFloat(document.querySelector<HTMLElement>("#progress div")?.style.width ?? ""),
  );
}

/** How much the middle of the picture differs within itself: nothing on the bare ground, much with a dancer. */
async function contrastOf(page: Page): Promise<number> {
  const clip = { x: SMALL.width / 3, y: 0, width: SMALL.width / 3, height: SMALL.height - 8 };
  const { channels } = await sharp(await page.screenshot({ clip })).stats();
  return Math.max(...channels.map(({ stdev }) => stdev));
}
