import type { Browser, Locator } from "playwright";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { keepPicture, launchBrowserWithoutWebGL, openPage } from "./browser.ts";

const LONG_NAME = "Incomprehensible Hippopotamus whose long evening promenade never ends";
const WINDOWS = [
  { width: 1120, height: 720 },
  { width: 844, height: 390 },
  { width: 390, height: 844 },
];

/** What lies over the stage without WebGL, where the most has to be said there. */
const OVER_THE_STAGE = [
  ".nj-page__title",
  ".nj-page__actions",
  ".nj-start button",
  ".nj-dancer__absent",
  ".nj-step-hint",
  ".nj-seek",
  ".nj-player__controls",
];

describe("what lies over the stage of a project", () => {
  const { url, publicID } = inject("examples");
  let browser: Browser;

  beforeAll(async () => {
    browser = await launchBrowserWithoutWebGL();
  });
  afterAll(async () => {
    await browser?.close();
  });

  it("has each its own place, however long the name and small the window", async () => {
    const { page, errors } = await openPage(await browser.newContext({ reducedMotion: "reduce" }));
    await page.route("**/api/fetchproject/**", async (route) => {
      const answer = await route.fetch();
      const { project } = await answer.json();
      await route.fulfill({ response: answer, json: { project: { ...project, projectName: LONG_NAME } } });
    });
    await page.goto(`${url}/project/${publicID}`);
    await page.locator(".nj-step-hint").waitFor();
    for (const selector of OVER_THE_STAGE) await page.locator(selector).waitFor();
    for (const size of WINDOWS) {
      await page.setViewportSize(size);
      await expect.poll(() => overlaps(OVER_THE_STAGE.map((selector) => page.locator(selector)))).toEqual([]);
      expect((await page.getByRole("heading", { level: 1 }).boundingBox())?.width).toBeGreaterThan(150);
      await keepPicture(page, `project-layout-${size.width}`);
    }
    // Words stand in the middle of a phone, whatever they say.
    const [lyric, hint] = await Promise.all(
      [".nj-lyric", ".nj-step-hint"].map((one) => page.locator(one).boundingBox()),
    );
    expect(lyric).toMatchObject({ x: 16, width: 390 - 2 * 16 });
    expect(hint).toMatchObject({ x: 16, width: 390 - 2 * 16 });
    // A drawer begins below the title's buttons, on as many lines as these stand. On a phone it takes the title's place.
    await page.setViewportSize({ width: 1024, height: 768 });
    await page.getByRole("button", { name: "Practice tools" }).click();
    const drawer = [".nj-player__panel:not([hidden])", ".nj-page__title", ".nj-page__actions"];
    for (const selector of drawer) await page.locator(selector).waitFor();
    await expect.poll(() => overlaps(drawer.map((selector) => page.locator(selector)))).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole("heading", { level: 1 }).waitFor({ state: "hidden" });
    await page.getByRole("button", { name: "Practice tools" }).click();
    await page.getByRole("heading", { level: 1 }).waitFor();
    expect(errors).toEqual([]);
  });

  it("leaves what is below the stage as it is while the controls are faded", async () => {
    const { page } = await openPage(await browser.newContext({ colorScheme: "light", reducedMotion: "reduce" }));
    await page.goto(`${url}/project/${publicID}`);
    await page.locator(".nj-step-hint").waitFor();
    const stage = await page.locator(".nj-player__view").boundingBox();
    // The page beside the timeline.
    const clip = { x: 2, y: Math.ceil((stage?.y ?? 0) + (stage?.height ?? 0)) + 2, width: 8, height: 40 };
    const before = await page.screenshot({ clip, fullPage: true });
    await page.getByRole("button", { name: "Play", exact: true }).click();
    await page.mouse.move(0, 0);
    await page.locator('.nj-player[data-controls="hidden"]').waitFor();
    expect(await page.screenshot({ clip, fullPage: true, animations: "disabled" })).toEqual(before);
  });
});

/** Which of these lie over one another, by their numbers. A pixel is none. What is hidden in small windows lies nowhere. */
async function overlaps(elements: readonly Locator[]): Promise<[number, number][]> {
  const boxes = await Promise.all(elements.map((element) => element.boundingBox()));
  return boxes.flatMap((a, i) =>
    boxes.slice(i + 1).flatMap((b, j): [number, number][] => {
      if (!a || !b) return [];
      const across = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
      const down = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
      return across > 1 && down > 1 ? [[i, i + 1 + j]] : [];
    }),
  );
}
