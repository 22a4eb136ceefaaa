import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildTimeline, readChoreography } from "@nataraj/sdk/choreography";
import type { FetchProjectResponse } from "@nataraj/sdk/contract";
import { moveName } from "@nataraj/sdk/contract";
import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { keepPicture, launchBrowser, openPage } from "./browser.ts";
import { beatsOf, type DrumSong, writeDrumSong } from "./song.ts";

const SONG: DrumSong = { tempo: 118, seconds: 31 };
const DESKTOP = { width: 1280, height: 800 };
/** The dancer is drawn by the processor: a small stage is drawn soon. */
const SMALL_STAGE = { width: 480, height: 400 };
/** How far a step may lie from a beat of the score, seconds: far less than anyone sees. */
const ON_THE_BEAT = 0.04;

describe("the main job: from a song to a dancer", () => {
  let folder: string;
  let song: string;
  let browser: Browser;
  const { url } = inject("examples");

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "nataraj-e2e-"));
    song = join(folder, "drums.wav");
    await writeDrumSong(song, SONG);
    browser = await launchBrowser();
  });

  afterAll(async () => {
    await browser?.close();
    if (folder) await rm(folder, { recursive: true, force: true });
  });

  it("takes a stranger from the first page to a dance that keeps to the music", async () => {
    const context = await browser.newContext({ viewport: DESKTOP });
    const { page, errors } = await openPage(context);
    await signUp(page, url, `stranger${++tries}@example.com`);
    await keepPicture(page, "dashboard-empty");

    await page
      .getByRole("link", { name: "CREATE ONE NOW" })
      .or(page.getByRole("button", { name: "CREATE ONE NOW" }))
      .click();
    await page.getByRole("button", { name: "Rename the project" }).click();
    await page.getByRole("textbox", { name: "Project name" }).fill("Brave Peacock");
    await page.getByRole("textbox", { name: "Project name" }).press("Enter");
    await page.locator('input[type="file"]').setInputFiles(song);
    await page.getByText("drums.wav").first().waitFor();
    await keepPicture(page, "select-audio");
    await page.getByRole("button", { name: "NEXT" }).click();

    await page.getByRole("radio", { name: "30 seconds" }).check({ force: true });
    await page.getByText("Total Length: 30 seconds").waitFor();
    await keepPicture(page, "trim");
    await page.getByRole("button", { name: "NEXT" }).click();

    await page.getByRole("button", { name: "Hip Hop", pressed: true }).waitFor();
    await page.getByRole("button", { name: "Salsa" }).click();
    await keepPicture(page, "styles");
    // From here on a dancer is drawn.
    await page.setViewportSize(SMALL_STAGE);
    await page.getByRole("button", { name: "NEXT" }).click();
    await page.waitForURL("**/customiseavatar**");
    await page.getByRole("button", { name: "NEXT" }).click();
    await page.waitForURL("**/project/**");
    await page.getByRole("heading", { name: "Project: Brave Peacock" }).waitFor();
    // Who waited at a keyboard goes on from the dance, and not from the top of the page.
    expect(await page.evaluate(() => document.activeElement?.localName)).not.toBe("body");

    const projectID = new URL(page.url()).pathname.split("/").at(-1) as string;
    const { project } = await page.evaluate<FetchProjectResponse, string>(
      async (id) => (await fetch(`/api/fetchproject/${id}`)).json(),
      projectID,
    );
    expect(project.projectName).toBe("Brave Peacock");
    expect(project.duration).toBeCloseTo(30, 1);

    const timeline = buildTimeline(readChoreography(project.choreography).document, project.duration);
    const steps = timeline.segments.flatMap((segment) => segment.steps);
    // The preset keeps the start of the selection, which stands at the song's first sample.
    const beats = beatsOf(SONG, 0, project.duration);
    expect(steps.length).toBeGreaterThan(6);
    for (const { start } of steps) {
      const distance = Math.min(...beats.map((beat) => Math.abs(beat - start)));
      expect(distance).toBeLessThan(ON_THE_BEAT);
    }
    expect(new Set(timeline.segments.map(({ style }) => style))).toEqual(new Set(["Hip Hop", "Salsa"]));

    await page.locator(".nj-dancer[data-state=shown]").waitFor();
    const still = await watch(page);
    await page.getByRole("button", { name: "Play", exact: true }).click();
    // The page presses it as soon as it is time: a hand that waits for a busy machine comes after the song's end.
    await page.waitForFunction(
      () => {
        if (!(audioTime() > 2)) return false;
        if (!audioPaused()) document.querySelector<HTMLElement>("button[aria-label=Pause]")?.click();
        return audioPaused();
      },
      undefined,
      { polling: 100 },
    );
    const paused = await page.evaluate(() => audioTime());
    // The song stops a moment before or after the picture of it: a step that near may have begun or not.
    const coming = [paused - SETTLING, paused, paused + SETTLING].flatMap((time) => {
      const next = steps.find(({ start }) => start > time);
      return next ? [`Next step: ${moveName(next.move)}`] : [""];
    });
    await expect.poll(() => page.locator(".nj-step-hint").first().textContent()).toBeOneOf(coming);
    // The dancer and the light come to rest.
    await expect.poll(async () => (await watch(page)).picture.equals((await watch(page)).picture)).toBe(true);
    const danced = await watch(page);
    expect(danced.time).toBe(paused);
    expect(danced.picture.equals(still.picture)).toBe(false);

    await page.evaluate(() => soughtTimes().splice(0));
    await page.getByRole("button", { name: "Restart" }).click();
    await page.waitForFunction(() => soughtTimes().some((time) => time < 1));

    await page.setViewportSize(DESKTOP);
    await page.goto(`${url}/dashboard`);
    await page.getByRole("link", { name: "Brave Peacock", exact: true }).waitFor();
    await keepPicture(page, "dashboard-one");
    expect(errors).toEqual([]);
    await context.close();
  });
});

/** Who tries again is another stranger. */
let tries = 0;
/** By how much the song may be away from what is shown of it when it is paused, seconds: a slow frame. */
const SETTLING = 0.6;

/** What is heard and seen at one moment. */
async function watch(page: Page): Promise<{ time: number; picture: Buffer }> {
  const time = await page.evaluate(() => audioTime());
  return { time, picture: await page.locator(".nj-dancer__place").screenshot() };
}

declare function audioTime(): number;
declare function audioPaused(): boolean;
/** Where the song was sought to so far. A busy machine may miss the moment after it. */
declare function soughtTimes(): number[];

async function signUp(page: Page, url: string, email: string): Promise<void> {
  // The player's audio element is in no document: it is caught where it is made.
  await page.addInitScript(() => {
    const made: HTMLAudioElement[] = [];
    const sought: number[] = [];
    const play = HTMLMediaElement.prototype.play;
    HTMLMediaElement.prototype.play = function (this: HTMLAudioElement) {
      if (!made.includes(this)) {
        made.push(this);
        this.addEventListener("seeking", () => sought.push(this.currentTime));
      }
      return play.call(this);
    };
    Object.assign(globalThis, {
      audioTime: () => made.at(-1)?.currentTime ?? Number.NaN,
      audioPaused: () => made.at(-1)?.paused ?? true,
      soughtTimes: () => sought,
    });
  });
  await page.goto(url);
  await page.getByRole("link", { name: "GET STARTED" }).first().click();
  await page.getByRole("link", { name: "TRYING FOR FIRST TIME? SIGNUP" }).click();
  await page.getByRole("heading", { name: "SIGN UP" }).waitFor();
  await page.getByRole("main").getByLabel("Email").fill(email);
  await page.getByRole("main").getByLabel("Password", { exact: true }).fill("dance-2-music");
  await page.getByLabel("Confirm password").fill("dance-2-music");
  await page.getByRole("button", { name: "SIGNUP", exact: true }).click();
  await page.getByText("JUST THE LAST STEP WE PROMISE").waitFor();
  await page.getByRole("main").getByLabel("NAME").fill("A Stranger");
  await page.getByRole("button", { name: "COMPLETE SIGNUP" }).click();
  await page.getByText("OOPS, NO PROJECTS YET").waitFor();
}
