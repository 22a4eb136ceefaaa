import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { keepPicture, launchBrowserWithoutWebGL, openPage } from "./browser.ts";

/** How much the brightness of a picture must vary to show something; of 255. */
const NOT_BLANK = 8;

describe("the films of the product", () => {
  const { url } = inject("examples");
  let browser: Browser;

  beforeAll(async () => {
    browser = await launchBrowserWithoutWebGL();
  });

  afterAll(async () => {
    await browser?.close();
  });

  it("are four tutorials with posters, which show something wherever their steps lead", async () => {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
    const { page, errors } = await openPage(context);
    await page.goto(`${url}/tutorials`);
    const tutorials = page.locator(".nj-tutorials > li");
    await expect.poll(() => tutorials.count()).toBe(4);
    for (let i = 0; i < 4; i++) {
      const tutorial = tutorials.nth(i);
      const video = tutorial.locator("video");
      await video.scrollIntoViewIfNeeded(); // a poster is fetched when it is about to be seen
      await expect.poll(() => video.getAttribute("poster")).not.toBeNull();
      const poster = await video.getAttribute("poster");
      expect((await page.request.get(new URL(poster as string, url).href)).headers()["content-type"]).toBe(
        "image/webp",
      );
      const second = tutorial.locator("ol button").nth(1);
      await second.click();
      await page.waitForFunction(
        (element) => (element as HTMLVideoElement).currentTime > 3,
        await video.elementHandle(),
      );
      await tutorial
        .locator("li[aria-current=step]")
        .filter({ hasText: (await second.textContent()) as string })
        .waitFor();
      const shown = await lookAt(page, i);
      expect(shown.width / shown.height).toBeCloseTo(16 / 9);
      expect(shown.variation).toBeGreaterThan(NOT_BLANK);
    }
    await keepPicture(page, "tutorials", { fullPage: true });
    expect(errors).toEqual([]);
    await context.close();
  });

  it("open the first page with the dancer, in a loop that can be paused, or waits for a press", async () => {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, reducedMotion: "reduce" });
    const { page, errors } = await openPage(context);
    await page.goto(url);
    await page.locator("video.nj-demo").scrollIntoViewIfNeeded();
    const play = page.getByRole("button", { name: "Play the demo" });
    await play.waitFor();
    expect(await page.locator("video.nj-demo").evaluate((video: HTMLVideoElement) => video.paused)).toBe(true);
    await play.click();
    await page.waitForFunction(() => (document.querySelector("video.nj-demo") as HTMLVideoElement).currentTime > 0.2);
    await page.getByRole("button", { name: "Pause the demo" }).click();
    await play.waitFor();
    // What is said in it can be read, and its song be heard.
    await page.locator("video.nj-demo track").evaluate((track: HTMLTrackElement) => {
      track.track.mode = "hidden";
    });
    await page.waitForFunction(() => {
      const [track] = (document.querySelector("video.nj-demo") as HTMLVideoElement).textTracks;
      return (track?.cues?.length ?? 0) > 3;
    });
    const sound = page.getByRole("button", { name: "Sound of the demo" });
    await sound.click();
    await page.locator("[aria-label='Sound of the demo'][aria-pressed=true]").waitFor();
    expect(await page.locator("video.nj-demo").evaluate((video: HTMLVideoElement) => video.muted)).toBe(false);
    await sound.click();
    await page.locator("[aria-label='Sound of the demo'][aria-pressed=false]").waitFor();
    const shown = await lookAt(page, 0);
    expect(shown).toMatchObject({ loop: true, muted: true });
    expect(shown.width / shown.height).toBeCloseTo(16 / 9);
    expect(shown.variation).toBeGreaterThan(NOT_BLANK);
    expect(errors).toEqual([]);
    await context.close();
  });

  it("show the dancer on the first page where there is no WebGL, and nothing to those who want less", async () => {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
    const { page, errors } = await openPage(context);
    await page.goto(url);
    const stop = page.getByRole("button", { name: "Stop the dancer" });
    await stop.waitFor();
    expect(await page.locator(".nj-dancer-film[data-seen=true]").count()).toBe(1);
    await stop.click();
    await page.getByRole("button", { name: "Let the dancer dance" }).waitFor();
    await keepPicture(page, "home-without-webgl");
    const shown = await lookAt(page, 0);
    expect(shown).toMatchObject({ loop: true, muted: true, width: 480, height: 480 });
    expect(shown.variation).toBeGreaterThan(NOT_BLANK);

    // Who the page is opened by, and how many films of the dancer there are then.
    const plain = await openPage(context);
    const sparing = await openPage(context);
    await sparing.page.addInitScript(() =>
      Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
    );
    const reduced = await openPage(context);
    await reduced.page.emulateMedia({ reducedMotion: "reduce" });
    for (const [{ page: opened }, films] of [
      [plain, 1],
      [sparing, 0],
      [reduced, 0],
    ] as const) {
      await opened.clock.install();
      await opened.goto(url);
      await opened.getByRole("heading", { level: 1 }).waitFor();
      // The words have had their head start.
      await opened.clock.runFor(3_000);
      expect(await opened.locator(".nj-dancer-film").count()).toBe(films);
    }
    expect([errors, plain.errors, sparing.errors, reduced.errors].flat()).toEqual([]);
    await context.close();
  });
});

/** What a page's video shows now: its size, and how far its pixels' brightness lies from the mean. */
async function lookAt(page: Page, index: number) {
  return page.evaluate((i) => {
    const video = document.querySelectorAll("video")[i] as HTMLVideoElement;
    video.pause();
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [96, 54];
    const context = canvas.getContext("2d") as CanvasRenderingContext2D;
    context.drawImage(video, 0, 0, 96, 54);
    const { data } = context.getImageData(0, 0, 96, 54);
    const bright = Array.from({ length: 96 * 54 }, (_, at) => data[at * 4 + 1] ?? 0);
    const mean = bright.reduce((sum, value) => sum + value, 0) / bright.length;
    const variation = Math.sqrt(bright.reduce((sum, value) => sum + (value - mean) ** 2, 0) / bright.length);
    const { videoWidth: width, videoHeight: height, loop, muted } = video;
    return { width, height, loop, muted, variation };
  }, index);
}
