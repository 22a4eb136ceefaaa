import { expect, inject, it } from "vitest";
import { keepPicture, launchBrowser, openPage } from "../browser.ts";
import { EXAMPLE_SECONDS } from "../example-projects.ts";

it("draws a video of a dance on its page frame by frame, with the song, until it is cancelled", async () => {
  const { url, publicID } = inject("examples");
  const browser = await launchBrowser();
  const { page, errors } = await openPage(await browser.newContext({ viewport: { width: 1280, height: 900 } }));
  await page.goto(`${url}/project/nataraj-${publicID}`);
  await page.getByRole("button", { name: "SAVE AS FILE" }).click();
  await page.getByRole("radio", { name: "Video, WebM" }).check();
  await page.getByLabel("Shape").selectOption("square");
  await page.getByRole("button", { name: "SAVE", exact: true }).click();
  const words = page.getByText(/^[1-9]\d* of \d+ frames/);
  await words.waitFor();
  const total = Number((await words.innerText()).match(/of (\d+)/)?.[1]);
  // The song may be longer than the selection by what its encoder pads.
  expect(total / 30).toBeGreaterThanOrEqual(EXAMPLE_SECONDS);
  expect(total / 30).toBeLessThan(EXAMPLE_SECONDS + 0.2);
  await keepPicture(page, "save-working");
  // Escape asks: what was drawn stays as long as that is wished.
  await page.keyboard.press("Escape");
  const question = page.getByRole("alertdialog", { name: "Stop making the file?" });
  await question.getByRole("button", { name: "CONTINUE" }).click();
  await page.getByText(/^[2-9]\d* of \d+ frames|^1\d+ of/).waitFor();
  for (let i = 0; i < 3; i++) await page.keyboard.press("Escape");
  await words.waitFor();
  expect(await page.getByRole("dialog", { name: "Save as a file" }).count()).toBe(1);
  if (await question.isVisible()) await question.getByRole("button", { name: "CONTINUE" }).click();
  await page.getByRole("button", { name: "CANCEL" }).click();
  await page.getByRole("button", { name: "SAVE", exact: true }).waitFor();
  await page.getByRole("button", { name: "CLOSE" }).click();
  await page.getByRole("dialog").waitFor({ state: "detached" });
  expect(errors).toEqual([]);
  await browser.close();
});
