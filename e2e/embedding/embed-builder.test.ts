import type { Browser } from "playwright";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { keepPicture, launchBrowserWithoutWebGL, openPage } from "../browser.ts";

const examples = inject("examples");
let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowserWithoutWebGL();
});
afterAll(() => browser?.close());

it("builds the code of a dance by choosing, beside the dance", async () => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const { page, errors } = await openPage(context);
  await page.goto(`${examples.url}/docs/player?project=nataraj-${examples.publicID}`);
  await page.getByRole("heading", { name: "A dance on your page" }).waitFor();
  await page.getByLabel("Dancer", { exact: true }).selectOption("street");
  await page.getByLabel("Show the controls").check();
  await page.getByLabel("Stay with this version of the script (by its hash)").check();
  const code = page.getByLabel("Code", { exact: true });
  const { src, integrity } = await (await fetch(`${examples.url}/embed.json`)).json();
  await expect
    .poll(() => code.inputValue())
    .toBe(
      `<script src="${examples.url}${src}" integrity="${integrity}" crossorigin="anonymous" async></script>\n` +
        `<nataraj-player project="nataraj-${examples.publicID}" look="street" controls></nataraj-player>`,
    );
  // The code in a page is what the preview is.
  const preview = page.locator("nataraj-player");
  expect(await preview.getAttribute("look")).toBe("street");
  await preview.getByRole("button").click();
  const frame = page.frameLocator("nataraj-player iframe");
  await frame.getByRole("main", { name: "Dance player" }).waitFor();
  expect(await page.locator("nataraj-player iframe").getAttribute("src")).toContain("look=street&controls=1");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await keepPicture(page, "embed-builder");
  expect(errors).toEqual([]);
  await context.close();
});
