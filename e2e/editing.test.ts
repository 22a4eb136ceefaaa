import { openAsBlob } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { numberAt } from "@nataraj/sdk/arrays";
import { buildTimeline, readChoreography, type Timeline } from "@nataraj/sdk/choreography";
import { MOVE_NAMES, moveName, type Project } from "@nataraj/sdk/contract";
import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from "vitest";
import { TestClient } from "../server/src/test/test-client.ts";
import { keepPicture, launchBrowserWithoutWebGL, openPage } from "./browser.ts";
import { openFrontServer } from "./front-server.ts";
import { signIn } from "./sign-in.ts";
import { type DrumSong, writeDrumSong } from "./song.ts";

const SONG: DrumSong = { tempo: 118, seconds: 18 };
const EMAIL = "dancer@example.com";

describe("editing the dance", () => {
  let folder: string;
  const { url } = inject("examples");
  let browser: Browser;
  let client: TestClient;
  let projectID: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "nataraj-e2e-"));
    const song = join(folder, "drums.wav");
    await writeDrumSong(song, SONG);
    browser = await launchBrowserWithoutWebGL();
    client = new TestClient(url);
    await client.signUp(EMAIL);
    projectID = await createDraft(song);
  });

  async function createDraft(song: string): Promise<string> {
    const fields = { end: String(SONG.seconds * 1000), title: "drums.wav" };
    const made = await client.createProject(await openAsBlob(song, { type: "audio/wav" }), fields);
    const { projectID } = await made.json();
    await client.json("POST", "/api/updatedanceform", { projectID, danceform: "Salsa, " });
    return projectID;
  }

  afterAll(async () => {
    await browser?.close();
    if (folder) await rm(folder, { recursive: true, force: true });
  });

  async function enter(options: BrowserContextOptions, address = url): Promise<BrowserContext> {
    const context = await browser.newContext(options);
    await signIn(context, address, EMAIL);
    return context;
  }

  const project = async (): Promise<Project> =>
    (await (await client.get(`/api/fetchproject/${projectID}`)).json()).project;
  const stored = async (): Promise<Timeline> => {
    const { choreography, duration } = await project();
    return buildTimeline(readChoreography(choreography).document, duration);
  };

  it("joins the generation that runs when its page is reloaded under way", async () => {
    const context = await enter({});
    const { page, errors } = await openPage(context);
    await page.goto(`${url}/customiseavatar?project=${projectID}`);
    await page.getByRole("button", { name: "NEXT" }).click();
    const begun = async () => {
      const { generating, checkpoint } = await project();
      return generating || checkpoint === 3;
    };
    await expect.poll(begun).toBe(true);
    await page.reload();
    await page.waitForURL(`**/project/**`);
    await page.getByRole("region", { name: "Steps" }).waitFor();
    expect(await project()).toMatchObject({ checkpoint: 3, generating: false, version: 1 });
    expect(errors).toEqual([]);
    await context.close();
  });

  it("swaps, takes back and saves by itself; replans one section and the tempo, and takes that back", async () => {
    const context = await enter({ viewport: { width: 1280, height: 1000 } });
    const { page, errors } = await openPage(context);
    await page.goto(`${url}/project/${projectID}`);
    await page.getByRole("button", { name: "EDIT THE DANCE" }).click();

    const before = await stored();
    const [, second] = before.segments.flatMap(({ key, steps }) => steps.map((step) => ({ key, ...step })));
    if (!second) throw new Error("The dance has no second step.");
    const other = MOVE_NAMES.findIndex((_, i) => !movesOf(before).includes(i + 1)) + 1;
    const steps = page.getByRole("region", { name: "Steps" }).getByRole("button");
    const next = (move: number) => page.getByText(`Next step: ${moveName(move)}`, { exact: true });

    await steps.nth(1).click();
    await pickMove(page, other);
    await next(other).waitFor();
    await keepPicture(page, "editor-swapped");
    await page.getByRole("button", { name: "Undo" }).click();
    await next(second.move).waitFor();
    await page.keyboard.press("Control+Shift+Z");
    await next(other).waitFor();

    // Nothing is lost by a turn, whether it was saved by then or not.
    await page.getByRole("link", { name: "Dashboard" }).first().click();
    // The address changes before the page does. Going back sooner would not leave the page at all.
    await page.getByRole("heading", { name: "Dashboard" }).waitFor();
    expect(movesOf(await stored())).toEqual(movesOf(before).with(1, other));
    await page.goBack();
    await steps.nth(1).getByText(moveName(other)).waitFor();
    const edited = await stored();
    expect(movesOf(edited)).toEqual(movesOf(before).with(1, other));

    await page.getByRole("button", { name: "EDIT THE DANCE" }).click();
    const section = edited.segments.findLast(({ steps }) => steps.length > 0)?.key ?? "";
    await steps.last().click();
    // Read before the button is pressed: the server may be done before another look at it.
    const choreography = async () => (await project()).choreography;
    const swapped = await choreography();
    await page.getByRole("button", { name: "REGENERATE THIS SECTION" }).click();
    await expect.poll(choreography).not.toBe(swapped);
    const replanned = await stored();
    for (const [i, segment] of replanned.segments.entries()) {
      if (segment.key === section) expect(segment.steps).not.toEqual(edited.segments[i]?.steps);
      else expect(segment).toEqual(edited.segments[i]);
    }
    await steps
      .last()
      .getByText(moveName(movesOf(replanned).at(-1) ?? 0))
      .waitFor();
    await keepPicture(page, "editor-section");

    await page.getByRole("button", { name: "FIX THE BEATS" }).click();
    const withNewSection = await choreography();
    await page.getByRole("button", { name: /Too fast/ }).click();
    await expect.poll(choreography).not.toBe(withNewSection);
    const slower = await stored();
    const period = (timeline: Timeline) => numberAt(timeline.beats, 5) - numberAt(timeline.beats, 4);
    expect(period(slower)).toBeCloseTo(2 * period(replanned), 1);
    expect(movesOf(slower).length).toBeLessThan(movesOf(replanned).length);
    await expect.poll(() => steps.count()).toBe(movesOf(slower).length);

    // The dances of before come back for good, over a reload too.
    await page.getByRole("button", { name: "Undo" }).click();
    await expect.poll(() => steps.count()).toBe(movesOf(replanned).length);
    await expect.poll(choreography).toBe(withNewSection);
    await page.getByRole("button", { name: "Undo" }).click();
    await expect.poll(choreography).toBe(swapped);
    await page.getByText("Saved", { exact: true }).waitFor();
    await page.reload();
    await steps.nth(1).getByText(moveName(other)).waitFor();
    expect(movesOf(await stored())).toEqual(movesOf(edited));
    await page.getByRole("button", { name: "EDIT THE DANCE" }).click();

    await page.setViewportSize({ width: 375, height: 800 });
    await steps.first().click();
    await keepPicture(page, "editor-phone");
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);
    expect(errors).toEqual([]);
    await context.close();
  });

  it("keeps what it cannot save, over a reload too, says so in a sentence, and saves it when it can", async () => {
    const front = await openFrontServer(url);
    onTestFinished(() => front.close());
    const context = await enter({ viewport: { width: 390, height: 844 } }, front.url);
    const { page, errors } = await openPage(context);
    page.on("dialog", (dialog) => dialog.accept());
    await page.goto(`${front.url}/project/${projectID}`);
    await page.getByRole("button", { name: "EDIT THE DANCE" }).click();
    const before = movesOf(await stored());
    const other = MOVE_NAMES.findIndex((_, i) => !before.includes(i + 1)) + 1;
    const steps = page.getByRole("region", { name: "Steps" }).getByRole("button");

    front.cutPath = "/api/choreography";
    await steps.first().click();
    await pickMove(page, other);
    await steps.first().getByText(moveName(other)).waitFor();
    await page.getByText("Not saved, trying again").waitFor();
    await page.getByText("The server could not be reached. Please check your connection and try again.").waitFor();
    expect(await page.getByText("Failed to fetch").count()).toBe(0);
    await keepPicture(page, "editor-not-saved");

    await page.getByRole("button", { name: "DONE" }).click();
    // The navigation is a menu here.
    await page.getByRole("link", { name: "Nataraj" }).first().click();
    const question = page.getByRole("alertdialog", { name: "Leave without saving?" });
    await question.getByRole("button", { name: "cancel" }).click();
    await page.reload();
    await steps.first().getByText(moveName(other)).waitFor();
    await page.getByText("Not saved, trying again").waitFor();
    expect(movesOf(await stored())).toEqual(before);

    front.cutPath = undefined;
    // The editor tries by itself as well: where it is quicker, the button is gone.
    const again = page.getByRole("button", { name: "TRY AGAIN" });
    await Promise.race([again.click().catch(() => {}), again.waitFor({ state: "detached" })]);
    await expect.poll(async () => movesOf(await stored())).toEqual(before.with(0, other));
    await page.getByText("Not saved").waitFor({ state: "detached" });
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes("unsaved")))).toEqual([]);
    expect(errors).toEqual([]);
    await context.close();
  });

  it("shows transport and moves beside or below the stage, however large the window", async () => {
    const context = await enter({ reducedMotion: "reduce" });
    const { page, errors } = await openPage(context);
    await page.goto(`${url}/project/${projectID}`);
    const boxOf = async (selector: string) => {
      const box = await page.locator(selector).first().boundingBox();
      if (!box) throw new Error(`${selector} is not shown.`);
      return box;
    };
    for (const [width, height] of [
      [1280, 720],
      [390, 844],
      [844, 390],
    ] as const) {
      await page.setViewportSize({ width, height });
      const isInSight = async () => {
        const { y, height: high } = await boxOf(".nj-player__stage");
        return width < height || y + high <= height;
      };
      await expect.poll(isInSight).toBe(true);
      await page.getByRole("button", { name: "EDIT THE DANCE" }).click();
      await page.getByRole("region", { name: "Steps" }).getByRole("button").first().click();
      await expect.poll(async () => (await boxOf(".nj-moves__list")).y).toBeLessThan(height - 60);
      for (const by of [0, 200, 2_000]) {
        await page.evaluate(scrollAt, { x: width - 60, y: height - 40, by });
        const box = await boxOf(".nj-player__stage");
        if (width >= 1280) expect(box.height).toBeGreaterThanOrEqual(height / 2);
        const play = await boxOf(".nj-transport .nj-icon-button--large");
        const lyric = await boxOf(".nj-lyric");
        expect(box.y).toBeGreaterThanOrEqual(0);
        expect(play.y).toBeGreaterThanOrEqual(box.y + box.height);
        expect(play.y + play.height).toBeLessThanOrEqual(height);
        expect(lyric.height).toBeGreaterThan(16);
        // Nothing lies over it: a press on the middle reaches the button.
        const hit = await page.evaluate(
          ([x, y]) =>
            document
              .elementFromPoint(x as number, y as number)
              ?.closest("button")
              ?.getAttribute("aria-label"),
          [play.x + play.width / 2, play.y + play.height / 2],
        );
        expect(hit).toBe("Play");
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      await page.getByRole("button", { name: "DONE" }).click();
    }
    expect(errors).toEqual([]);
    await context.close();
  });
});

function movesOf({ segments }: Timeline): number[] {
  return segments.flatMap(({ steps }) => steps.map(({ move }) => move));
}

/** Chooses a move for the step that is chosen. */
async function pickMove(page: Page, move: number): Promise<void> {
  await page.getByRole("searchbox", { name: "Find a move" }).fill(String(move));
  await page.locator(".nj-move", { has: page.getByText(moveName(move), { exact: true }) }).click();
}

/** Runs in the page: scrolls at once what a wheel would scroll at this place. */
function scrollAt({ x, y, by }: { x: number; y: number; by: number }): void {
  const scrolls = (element: Element) =>
    element.scrollHeight > element.clientHeight && /auto|scroll/.test(getComputedStyle(element).overflowY);
  let element = document.elementFromPoint(x, y);
  while (element && !scrolls(element)) element = element.parentElement;
  (element ?? document.documentElement).scrollBy({ top: by, behavior: "instant" });
}
