import { buildTimeline } from "@nataraj/sdk/choreography";
import { readStoredChoreography } from "@nataraj/sdk/choreography/edit";
import { SongsResponse } from "@nataraj/sdk/contract";
import type { Browser } from "playwright";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { keepPicture, launchBrowser, openPage } from "./browser.ts";
import { pretendGraphicsCard } from "./graphics.ts";

/** Small, as the processor draws. */
const SMALL = { width: 320, height: 500 };

describe("the home page's dancer", () => {
  const { url } = inject("examples");
  let browser: Browser;

  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(async () => {
    await browser?.close();
  });

  it("has a dance of the library that goes on to the end of its song", async () => {
    const { songs } = SongsResponse.parse(await (await fetch(`${url}/api/songs`)).json());
    const danced = songs.filter(({ choreography }) => choreography !== undefined);
    expect(danced.map(({ title }) => title)).toEqual(["Marigold Morning"]);
    for (const { choreography = "", duration } of danced) {
      const { document, isReadable } = readStoredChoreography(choreography);
      expect(isReadable).toBe(true);
      const { segments, beats } = buildTimeline(document, duration);
      expect(duration - (beats.at(-1) ?? 0)).toBeLessThan(4);
      expect(duration - (segments.flatMap(({ steps }) => steps).at(-1)?.start ?? 0)).toBeLessThan(12);
    }
  });

  it("plays a song of the library at a press, to a dance that was planned before, in any style", async () => {
    const { page, errors } = await openPage(await browser.newContext({ viewport: SMALL }));
    await pretendGraphicsCard(page, "phone");
    const songs: string[] = [];
    page.on("request", (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith("/api/songs")) songs.push(pathname);
    });
    await page.goto(url);
    const play = page.getByRole("button", { name: "PLAY A DANCE" });
    await play.waitFor();
    expect(songs).toEqual([]);
    await play.click();
    await page.getByRole("button", { name: "Pause Marigold Morning" }).waitFor();
    expect(songs).toContain("/api/songs/marigold-morning.mp3");
    await keepPicture(page, "home-dance");
    await page.getByRole("button", { name: "ANOTHER STYLE" }).click();
    await page.getByText("Ballet", { exact: true }).waitFor();
    await page.getByRole("button", { name: "Pause Marigold Morning" }).click();
    await page.getByRole("button", { name: "Play Marigold Morning" }).waitFor();
    expect(errors).toEqual([]);
  });
});
