import { openAsBlob } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildTimeline, readChoreography, type Timeline } from "@nataraj/sdk/choreography";
import { GenerationProgress, MOVE_NAMES, moveName, type Project } from "@nataraj/sdk/contract";
import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { PASSWORD, TestClient } from "../server/src/test/test-client.ts";
import { keepPicture, launchFlatBrowser, openPage } from "./browser.ts";
import { type DrumSong, writeDrumSong } from "./song.ts";

const SONG: DrumSong = { tempo: 118, seconds: 26 };
const EMAIL = "dancer@example.com";

describe("editing the dance", () => {
  let folder: string;
  const { url } = inject("theatre");
  let browser: Browser;
  let client: TestClient;
  let projectID: string;
  let otherID: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "nataraj-e2e-"));
    const song = join(folder, "drums.wav");
    await writeDrumSong(song, SONG);
    browser = await launchFlatBrowser();
    client = new TestClient(url);
    await client.signUp(EMAIL);
    projectID = await createDraft(song);
    otherID = await createDraft(song);
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

  const project = async (id = projectID): Promise<Project> =>
    (await (await client.get(`/api/fetchproject/${id}`)).json()).project;
  const stored = async (): Promise<Timeline> => {
    const { choreography, duration } = await project();
    return buildTimeline(readChoreography(choreography).document, duration);
  };

  it("tells of its progress over a stream, and runs once for all who ask", async () => {
    const asked = [1, 2].map(() => client.json("POST", "/api/generatedance", { projectID }));
    const seen: GenerationProgress[] = [];
    // Two streams, as when a page is reloaded under way.
    await Promise.all([follow(seen), follow([])]);
    expect((await Promise.all(asked)).map(({ status }) => status)).toEqual([200, 200]);
    expect(seen.at(-1)).toEqual({ stage: "done", progress: 1 });
    expect(seen.map(({ stage }) => stage)).toContain("listening");
    expect((await project()).version).toBe(1);
  });

  async function follow(seen: GenerationProgress[]): Promise<void> {
    let answer = await client.get(`/api/generation/${projectID}`);
    while (answer.status === 404) answer = await client.get(`/api/generation/${projectID}`);
    expect(answer.headers.get("content-type")).toContain("text/event-stream");
    for (const [, data = ""] of (await answer.text()).matchAll(/^data: (.*)$/gm)) {
      seen.push(GenerationProgress.parse(JSON.parse(data)));
    }
  }

  it("swaps, takes back, saves and keeps; redances one section and the tempo", async () => {
    const context = await browser.newContext({ viewport: { width: 1280, height: 1000 } });
    const { page, errors } = await openPage(context);
    await logIn(page, url);
    await page.goto(`${url}/project/${projectID}`);
    await page.getByRole("button", { name: "EDIT THE DANCE" }).click();

    const before = await stored();
    const [, second] = before.segments.flatMap(({ key, steps }) => steps.map((step) => ({ key, ...step })));
    if (!second) throw new Error("The dance has no second step.");
    const other = MOVE_NAMES.findIndex((_, i) => !movesOf(before).includes(i + 1)) + 1;
    const steps = page.getByRole("region", { name: "Steps" }).getByRole("button");
    const next = (move: number) => page.getByText(`Next step: ${moveName(move)}`, { exact: true });

    await steps.nth(1).click();
    await page.getByRole("searchbox", { name: "Find a move" }).fill(String(other));
    await page.locator(".nj-move").first().click();
    await next(other).waitFor();
    await keepPicture(page, "editor-swapped");
    await page.getByRole("button", { name: "Undo" }).click();
    await next(second.move).waitFor();
    await page.keyboard.press("Control+Shift+Z");
    await next(other).waitFor();

    // Nothing is lost by a wrong turn.
    await page.getByRole("link", { name: "Dashboard" }).first().click();
    await page.getByRole("alertdialog").getByRole("button", { name: "cancel" }).click();
    await page.getByRole("button", { name: "SAVE", exact: true }).click();
    await page.getByText("Saved", { exact: true }).waitFor();
    await page.reload();
    await steps.nth(1).getByText(moveName(other)).waitFor();
    const edited = await stored();
    expect(movesOf(edited)).toEqual(movesOf(before).with(1, other));

    await page.getByRole("button", { name: "EDIT THE DANCE" }).click();
    const section = edited.segments.findLast(({ steps }) => steps.length > 0)?.key ?? "";
    await steps.last().click();
    await page.getByRole("button", { name: "REGENERATE THIS SECTION" }).click();
    await expect.poll(async () => (await project()).version, { timeout: 30_000 }).toBe(3);
    const redanced = await stored();
    for (const [i, segment] of redanced.segments.entries()) {
      if (segment.key === section) expect(segment.steps).not.toEqual(edited.segments[i]?.steps);
      else expect(segment).toEqual(edited.segments[i]);
    }
    await steps
      .last()
      .getByText(moveName(movesOf(redanced).at(-1) ?? 0))
      .waitFor();
    await keepPicture(page, "editor-section");

    await page.getByRole("button", { name: "BEATS ARE WRONG?" }).click();
    await page.getByRole("button", { name: /Too fast/ }).click();
    await expect.poll(async () => (await project()).version, { timeout: 30_000 }).toBe(4);
    const slower = await stored();
    const period = (timeline: Timeline) => (timeline.beats[5] as number) - (timeline.beats[4] as number);
    expect(period(slower)).toBeCloseTo(2 * period(redanced), 1);
    expect(movesOf(slower).length).toBeLessThan(movesOf(redanced).length);
    await expect.poll(() => steps.count()).toBe(movesOf(slower).length);

    await page.setViewportSize({ width: 375, height: 800 });
    await steps.first().click();
    await keepPicture(page, "editor-phone");
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);
    expect(errors).toEqual([]);
    await context.close();
  });

  it("joins the generation that runs when the page is reloaded under way", async () => {
    const context = await browser.newContext();
    const { page, errors } = await openPage(context);
    await logIn(page, url);
    await page.goto(`${url}/customiseavatar?project=${otherID}`);
    await page.getByRole("button", { name: "NEXT" }).click();
    const begun = async () => {
      const { generating, checkpoint } = await project(otherID);
      return generating || checkpoint === 3;
    };
    await expect.poll(begun, { timeout: 30_000 }).toBe(true);
    await page.reload();
    await page.waitForURL(`**/project/**`);
    await page.getByRole("region", { name: "Steps" }).waitFor();
    expect(await project(otherID)).toMatchObject({ checkpoint: 3, generating: false, version: 1 });
    expect(errors).toEqual([]);
    await context.close();
  });

  it("shows nothing of it to others", async () => {
    await client.get(`/api/changeprojectvisibility/${projectID}/public`);
    const context = await browser.newContext();
    const { page, errors } = await openPage(context);
    await page.goto(`${url}/project/nataraj-${projectID}`);
    await page.getByRole("region", { name: "Steps" }).getByRole("button").first().click();
    expect(await page.getByRole("button", { name: "EDIT THE DANCE" }).count()).toBe(0);
    expect(errors).toEqual([]);
    await context.close();
  });
});

function movesOf({ segments }: Timeline): number[] {
  return segments.flatMap(({ steps }) => steps.map(({ move }) => move));
}

async function logIn(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/login`);
  await page.getByRole("main").getByLabel("Email").fill(EMAIL);
  await page.getByRole("main").getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("main").getByRole("button", { name: "LOGIN", exact: true }).click();
  await page.waitForURL("**/dashboard");
}
