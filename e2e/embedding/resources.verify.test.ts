import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { keepPicture, launchBrowser, openPage } from "../browser.ts";
import { openOtherSite } from "../example-projects.ts";
import { countResources, trackResources } from "./page-resources.ts";

/** The heap may breathe; a single player that stays weighs more than this for each mount. Bytes. */
const BREATH = 2_000_000;
/** After these everything has been loaded that is loaded once, and been optimised. */
const WARM = 6;
const MOUNTS = 14;

describe("what players take and give back", () => {
  const examples = inject("examples");
  let browser: Browser;

  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(async () => {
    await browser?.close();
  });

  it(`gives everything back when a project's page is left, ${MOUNTS} times over`, async () => {
    const context = await browser.newContext({ viewport: { width: 320, height: 240 } });
    const { page, errors } = await openPage(context);
    const warnings: string[] = [];
    page.on("console", (message) => message.type() !== "log" && warnings.push(message.text()));
    await trackResources(page);
    await page.goto(`${examples.url}/about`);
    await page.getByRole("heading", { level: 1 }).waitFor();

    const visit = async () => {
      await goTo(page, `/project/${examples.publicID}`);
      await page.locator(".nj-dancer[data-state=shown]").waitFor();
      await goTo(page, "/about");
      await page.waitForFunction(() => document.querySelector("canvas") === null);
    };
    for (let i = 0; i < WARM; i++) await visit();
    const before = await countResources(page);
    for (let i = WARM; i < MOUNTS; i++) await visit();
    const after = await countResources(page);

    expect(after.contexts).toBe(0);
    expect(after.audios).toBe(before.audios);
    expect(after.listeners).toBeLessThanOrEqual(before.listeners);
    expect(after.nodes).toBeLessThanOrEqual(before.nodes * 1.1);
    expect(after.heap - before.heap).toBeLessThan(BREATH);
    expect(warnings.filter((text) => /context/i.test(text))).toEqual([]);
    expect(errors).toEqual([]);
    await context.close();
  });

  it("lets ten dances stand in one page, and each be played", async () => {
    const players = `<nataraj-player project="${examples.publicID}" load="visible"></nataraj-player>`.repeat(10);
    const site = await openOtherSite({
      "/": `<!doctype html><title>Ten dances</title>
        <style>body { display: grid; grid-template-columns: repeat(5, 1fr); gap: 4px }</style>
        <script src="${examples.url}/embed.js" async></script>${players}
        <script>
          const received = []; globalThis.received = received;
          document.querySelectorAll("nataraj-player").forEach((player, i) => {
            for (const name of ["ready", "play", "error"]) player.addEventListener(name, () => received.push(i + " " + name));
          });
        </script>`,
    });
    const context = await browser.newContext({ viewport: { width: 1000, height: 400 }, reducedMotion: "reduce" });
    const { page, errors } = await openPage(context);
    await page.goto(site.url);
    const numbers = Array.from({ length: 10 }, (_, i) => i);
    for (const i of numbers) await page.waitForFunction((event) => received.includes(event), `${i} ready`);
    await page.evaluate(() => {
      const last = [...document.querySelectorAll("nataraj-player")].at(-1);
      (last as unknown as { play(): void }).play();
    });
    await page.waitForFunction(() => received.includes("9 play"));
    await keepPicture(page, "embed-ten");
    // A frame that is slow to answer is an error until it is ready.
    const events = await page.evaluate(() => received);
    const failed = events.filter((event, at) => event.endsWith("error") && !isReadyAfter(events, at));
    expect(failed).toEqual([]);
    expect(errors).toEqual([]);
    await context.close();
    await site.close();
  });
});

/** Events that the surrounding page received: the number of the player and the name of the event. */
declare const received: string[];

function isReadyAfter(events: readonly string[], at: number): boolean {
  return events.includes(`${Number.parseInt(events[at] ?? "", 10)} ready`, at);
}

/** As the browser's own back and forward do it: the site stays, the page changes. */
async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate((address) => {
    history.pushState({}, "", address);
    dispatchEvent(new PopStateEvent("popstate", { state: {} }));
  }, path);
}
