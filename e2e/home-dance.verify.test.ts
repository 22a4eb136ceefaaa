import { expect, inject, it } from "vitest";
import { keepPicture, launchBrowser, openPage } from "./browser.ts";
import { makeSongsEndless } from "./endless-songs.ts";
import { pretendGraphicsCard } from "./graphics.ts";

/** Small, as the processor draws. */
const SMALL = { width: 390, height: 700 };

it("plays a song on the home page at a press, to a dance that was planned before, in any style", async () => {
  const { url } = inject("examples");
  const browser = await launchBrowser();
  const context = await browser.newContext({ viewport: SMALL });
  await makeSongsEndless(context);
  const { page, errors } = await openPage(context);
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
  await browser.close();
});
