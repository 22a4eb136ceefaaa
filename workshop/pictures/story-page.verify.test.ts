import { type Browser, chromium } from "playwright";
import { afterAll, beforeAll, expect, it } from "vitest";
import { CHROMIUM_ARGS, obtainChromium } from "../../scripts/chromium.mjs";
import { openPage, openStory } from "./story-page.ts";

const ORIGIN = "http://storybook.test/";
const STORY = { id: "button--plain", title: "Button", tags: [] };

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch({ executablePath: obtainChromium(), args: CHROMIUM_ARGS });
});
afterAll(() => browser.close());

/** Opens a story in a page that says it has finished, after it has done something. */
async function open(script: string): Promise<void> {
  const opened = await openPage(browser, ORIGIN);
  const render = JSON.stringify({ currentRender: { id: STORY.id, phase: "finished" } });
  const body = `<link rel="icon" href="data:,"><script type="module">${script}; globalThis.__STORYBOOK_PREVIEW__ = ${render};</script>`;
  await opened.page.route("**/*", (route) =>
    route.request().url().includes("iframe.html")
      ? route.fulfill({ contentType: "text/html", body })
      : route.fulfill({ status: 404 }),
  );
  await openStory(opened, STORY).finally(() => opened.page.context().close());
}

it("takes an error in the console and a missing file for a failure, though Storybook says that the story has finished", async () => {
  await expect(open("")).resolves.toBeUndefined();
  await expect(open(`console.error(new Error("no button"))`)).rejects.toThrow("no button");
  await expect(open(`await fetch("picture.jpg")`)).rejects.toThrow("404 http://storybook.test/picture.jpg");
});
