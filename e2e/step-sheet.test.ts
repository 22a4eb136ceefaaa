import type { Browser } from "playwright";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { launchBrowserWithoutWebGL } from "./browser.ts";

const { url, publicID, privateID } = inject("examples");
let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowserWithoutWebGL();
});
afterAll(() => browser?.close());

/** A minute at 128 beats a minute: sixteen eights with two moves in each. */
function minute(): string {
  const beat = 60 / 128;
  const eights = Array.from({ length: 16 }, (_, i) => {
    const start = i * 8 * beat;
    const beats = Array.from({ length: 8 }, (_, b) => start + b * beat);
    const at = [start, start + 4 * beat];
    return [start.toFixed(2), { lyrics: `Line ${i} of the song`, steps: [12, 13], start, at, beats, style: "Salsa" }];
  });
  return JSON.stringify(Object.fromEntries(eights));
}

it("prints a minute's dance on two pages, each move with its picture", async () => {
  const page = await browser.newPage();
  await page.route("**/api/fetchproject/*", async (route) => {
    const { project } = await (await route.fetch()).json();
    await route.fulfill({ json: { project: { ...project, choreography: minute(), duration: 60 } } });
  });
  await page.goto(`${url}/stepsheet/nataraj-${publicID}`);
  await page.locator("button:enabled", { hasText: "PRINT OR SAVE AS PDF" }).waitFor();
  expect(await page.locator(".nj-sheet img").count()).toBe(32);
  expect(await page.locator(".nj-sheet li li").count()).toBe(32);
  for (const format of ["A4", "Letter"]) {
    const pdf = (await page.pdf({ format })).toString("latin1");
    expect(pdf.match(/\/Type \/Page\b(?!s)/g), format).toHaveLength(2);
  }
  await page.close();
});

it("is refused where the project is", async () => {
  const page = await browser.newPage();
  await page.goto(`${url}/stepsheet/${privateID}`);
  await page.getByText("You don't have access to this page!").waitFor();
  expect(await page.getByText("PRINT OR SAVE AS PDF").count()).toBe(0);
  await page.close();
});
