import { readFile } from "node:fs/promises";
import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { keepPicture, launchBrowserWithoutWebGL, openPage } from "../browser.ts";

describe("saving a dance on its page, as anyone may who can open it", () => {
  const examples = inject("examples");
  let browser: Browser;
  let page: Page;
  let errors: string[];

  beforeAll(async () => {
    browser = await launchBrowserWithoutWebGL();
    ({ page, errors } = await openPage(await browser.newContext({ viewport: { width: 1280, height: 900 } })));
    await page.goto(`${examples.url}/project/nataraj-${examples.publicID}`);
    await page.getByRole("button", { name: "SAVE AS FILE" }).click();
    await page.getByRole("dialog", { name: "Save as a file" }).waitFor();
  });
  afterAll(async () => {
    await browser?.close();
  });

  it.each([
    ["Dancer and motion, GLB", "Brave-Peacock.glb", "glTF"],
    ["VRM animation, VRMA", "Brave-Peacock.vrma", "glTF"],
    ["Motion only, BVH", "Brave-Peacock.bvh", "HIERARCHY"],
    ["MikuMikuDance motion, VMD", "Brave-Peacock.vmd", "Vocaloid Motion Data 0002"],
    ["MikuMikuDance camera, VMD", "Brave-Peacock-camera.vmd", "Vocaloid Motion Data 0002"],
  ])("gives %s under the project's name", async (format, name, begins) => {
    await page.getByRole("radio", { name: format }).check();
    await keepPicture(page, `save-${name}`);
    await page.getByRole("button", { name: "SAVE", exact: true }).click();
    await page.getByText(`${name} is ready`).waitFor();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("link", { name: "DOWNLOAD" }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(name);
    const bytes = await readFile(await download.path());
    expect(bytes.subarray(0, begins.length).toString()).toBe(begins);
    await page.getByRole("button", { name: "SAVE ANOTHER" }).click();
  });

  it.each([
    [390, 844],
    [844, 390],
  ])("has its buttons in sight at %i × %i", async (width, height) => {
    await page.setViewportSize({ width, height });
    for (const name of ["CLOSE", "SAVE"]) {
      const box = await page.getByRole("button", { name, exact: true }).boundingBox();
      expect((box?.y ?? height) + (box?.height ?? 0)).toBeLessThanOrEqual(height);
    }
    await keepPicture(page, `save-${width}`);
    await page.setViewportSize({ width: 1280, height: 900 });
  });

  it("has a way out when the file is ready", async () => {
    await page.getByRole("radio", { name: "Motion only, BVH" }).check();
    await page.getByRole("button", { name: "SAVE", exact: true }).click();
    await page.getByText("is ready").waitFor();
    await page.getByRole("button", { name: "CLOSE" }).click();
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await page.getByRole("button", { name: "SAVE AS FILE" }).click();
    await page.getByRole("button", { name: "SAVE", exact: true }).waitFor();
    expect(errors).toEqual([]);
  });
});
