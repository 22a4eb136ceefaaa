import { expect, inject, it } from "vitest";
import { launchBrowserWithoutWebGL, openPage, pauseClock } from "./browser.ts";

it("goes round from A to B when B is marked, also when playback began before A", async () => {
  const { url, publicID } = inject("examples");
  const browser = await launchBrowserWithoutWebGL();
  const context = await browser.newContext({ viewport: { width: 1280, height: 1000 } });
  const { page, errors } = await openPage(context);
  await context.addInitScript(stepAudio);
  await page.clock.install();
  await page.goto(`${url}/project/nataraj-${publicID}`);
  const bar = page.getByRole("slider", { name: "Time in the song" });
  const time = async () => Number(await bar.getAttribute("aria-valuenow"));
  const pass = async (seconds: number) => {
    for (let i = 0; i < seconds * 10; i++) {
      await page.evaluate(() => (globalThis as unknown as { pass: (seconds: number) => void }).pass(0.1));
      await page.clock.runFor(100);
    }
  };
  await page.getByRole("button", { name: "Play", exact: true }).waitFor();
  await page.getByRole("button", { name: "Practice tools" }).click();
  // From here on time passes only when it is told to, for the song and the page alike.
  await pauseClock(page);
  for (let i = 0; i < 3; i++) await bar.press("ArrowRight");
  await page.getByTitle("Loop from here").click();
  for (let i = 0; i < 2; i++) await bar.press("ArrowRight");
  await page.getByTitle("Loop to here").click();
  await expect.poll(time).toBe(3);
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await pass(3);
  await expect.poll(time).toBe(4);
  await pass(2);
  await expect.poll(time).toBe(4);
  // From before A.
  for (let i = 0; i < 2; i++) {
    await bar.press("ArrowLeft");
    // The bar is drawn with the next frame.
    await page.clock.runFor(20);
  }
  await expect.poll(time).toBe(2);
  await pass(2);
  await expect.poll(time).toBe(4);
  await pass(2);
  await expect.poll(time).toBe(4);
  expect(errors).toEqual([]);
  await browser.close();
});

/** Runs in the page: songs have arrived at once and move only when told, by `pass(seconds)`. */
function stepAudio(): void {
  const songs = new Set<HTMLMediaElement>();
  const position = new WeakMap<HTMLMediaElement, number>();
  const playing = new WeakSet<HTMLMediaElement>();
  const media = HTMLMediaElement.prototype;
  const fire = (song: HTMLMediaElement, ...types: string[]) => {
    for (const type of types) song.dispatchEvent(new Event(type));
  };
  Object.defineProperties(media, {
    currentTime: {
      get(this: HTMLMediaElement) {
        return position.get(this) ?? 0;
      },
      set(this: HTMLMediaElement, seconds: number) {
        position.set(this, seconds);
        fire(this, "seeking", "seeked", "timeupdate");
      },
    },
    duration: { get: () => 26 },
    ended: { get: () => false },
    paused: {
      get(this: HTMLMediaElement) {
        return !playing.has(this);
      },
    },
  });
  media.load = function load() {
    songs.add(this);
    queueMicrotask(() => fire(this, "loadedmetadata"));
  };
  media.play = async function play() {
    playing.add(this);
    fire(this, "play", "playing");
  };
  media.pause = function pause() {
    if (playing.delete(this)) fire(this, "pause");
  };
  Object.assign(globalThis, {
    pass: (seconds: number) => {
      for (const song of songs) {
        if (!playing.has(song)) continue;
        position.set(song, (position.get(song) ?? 0) + seconds);
        fire(song, "timeupdate");
      }
    },
  });
}
