import { expect, inject, it } from "vitest";
import { launchBrowser, openPage } from "../browser.ts";
import { pretendGraphicsCard } from "../graphics.ts";
import { holdAutoplayTimer, untilAutoplayTimerIsSet } from "./autoplay-timer.ts";

it("puts the full dancer in the lite one's place on a large screen", async () => {
  const { url, publicID } = inject("examples");
  const browser = await launchBrowser();
  const { page, errors } = await openPage(await browser.newContext({ viewport: { width: 1280, height: 720 } }));
  await holdAutoplayTimer(page);
  await pretendGraphicsCard(page);
  const models: string[] = [];
  page.on("requestfinished", (request) => {
    if (request.url().endsWith(".glb")) models.push(/\.(lite|full)-/.exec(request.url())?.[1] ?? "");
  });
  await page.goto(`${url}/standalone/${publicID}`);
  await untilAutoplayTimerIsSet(page);
  await expect.poll(() => models).toEqual(["lite", "full"]);
  expect(errors).toEqual([]);
  await browser.close();
});
