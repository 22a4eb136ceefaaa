import type { Browser, BrowserContext, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, inject, it, vi } from "vitest";
import { TestClient } from "../../server/src/test/test-client.ts";
import { keepPicture, launchBrowser, openPage } from "../browser.ts";
import { PRIVATE_NAME } from "../example-projects.ts";
import { type FrontServer, openFrontServer } from "../front-server.ts";
import { signIn } from "../sign-in.ts";

const OWNER = "owner@example.org";
const OTHER = "someone-else@example.org";
/** The dancer is drawn by the processor: a small stage is drawn soon. */
const SMALL = { width: 390, height: 400 };
/** How many scopes have a service worker: three pages, and the pose estimator. */
const SCOPES = 4;

describe("an own dance that was opened", () => {
  const { url, publicID, privateID } = inject("examples");
  let browser: Browser;
  let front: FrontServer;
  let context: BrowserContext;
  let page: Page;

  /** One dance is kept for all tests, which take from it in order. */
  beforeAll(async () => {
    browser = await launchBrowser();
    await new TestClient(url).signUp(OTHER);
    front = await openFrontServer(url);
    context = await browser.newContext({ serviceWorkers: "allow", viewport: SMALL });
    ({ page } = await openPage(context));
    await page.addInitScript(catchAudio);
    await signIn(context, front.url, OWNER);
    await page.goto(`${front.url}/project/${privateID}`);
    await page.locator(".nj-dancer[data-state=shown]").waitFor();
    // A page whose service worker has kept all and is not active yet cannot be opened without a network.
    const kept = { dances: 1, page: true, dancer: true, api: false, workers: SCOPES };
    await vi.waitFor(async () => expect(await page.evaluate(whatIsKept)).toEqual(kept), { timeout: 200_000 });
  });
  afterAll(async () => {
    await browser?.close();
    await front?.close();
  });

  const button = (name: string) => page.getByRole("button", { name, exact: true });

  async function cut(isCut: boolean): Promise<void> {
    front.cut = isCut;
    await context.setOffline(isCut);
  }

  it("has fetched its song once, for the player", () => {
    expect(front.songs).toBe(1);
  });

  it("opens and plays without a network", async () => {
    await cut(true);
    await page.goto(`${front.url}/project/${privateID}`);
    await page.getByRole("heading", { name: `Project: ${PRIVATE_NAME}` }).waitFor();
    await page.locator(".nj-dancer[data-state=shown]").waitFor();
    await button("Play").click();
    await page.waitForFunction(() => audioTime() > 0.5);
    await page.goto(`${front.url}/practise/${privateID}`);
    await button("DANCE IT").waitFor();
    await page.goto(`${front.url}/dashboard`);
    await button("okay").click();
    await page.getByRole("link", { name: `Practise ${PRIVATE_NAME}` }).waitFor();
    await keepPicture(page, "offline-dashboard");
    await cut(false);
  });

  it("is gone after a sign-out, and is nobody else's before it", async () => {
    // The session is lost, not ended: what was kept is still there.
    await context.clearCookies();
    await signIn(context, front.url, OTHER);
    expect(await page.evaluate(whatIsKept)).toMatchObject({ dances: 1 });
    await cut(true);
    await page.goto(`${front.url}/project/${privateID}`);
    await page.getByText("Unexpected error occurred!").first().waitFor();
    await cut(false);
    await context.clearCookies();
    await signIn(context, front.url, OWNER);
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.goto(`${front.url}/about`);
    await button("SIGN OUT").click();
    await page.getByRole("link", { name: "SIGN UP NOW" }).first().waitFor();
    await expect.poll(() => page.evaluate(whatIsKept)).toMatchObject({ dances: 0 });
  });

  it("comes with the newest build at once where there is a network", async () => {
    front.build = "another";
    // A network that has just come back may fail a first time yet: the kept page stands in again.
    const buildOfPage = async () => {
      await page.goto(`${front.url}/practise`);
      return page.evaluate(() => document.querySelector<HTMLMetaElement>("meta[name=build]")?.content);
    };
    await expect.poll(buildOfPage).toBe("another");
    await expect.poll(() => page.evaluate(() => caches.keys())).toEqual(["nataraj-site-another"]);
    await expect.poll(() => page.evaluate(whatIsKept)).toMatchObject({ page: true, dancer: true, api: false });

    await page.goto(`${front.url}/standalone/${publicID}`);
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  });

  it("needs no service worker any more where the operator has withdrawn it", async () => {
    front.workerPath = "/sw-withdrawn.js";
    await page.goto(`${front.url}/practise`);
    const scopes = () =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope));
    await expect.poll(scopes).not.toContain(`${front.url}/practise`);
    await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
    await page.reload();
    await page.getByRole("heading", { name: "Practise in your browser" }).waitFor();
  });
});

declare function audioTime(): number;

/** Runs in the page, whose audio element is in no document: catches it where it plays. */
function catchAudio(): void {
  let last: HTMLMediaElement | undefined;
  const play = HTMLMediaElement.prototype.play;
  HTMLMediaElement.prototype.play = function (this: HTMLMediaElement) {
    last = this;
    return play.call(this);
  };
  Object.assign(globalThis, { audioTime: () => last?.currentTime ?? 0 });
}

/** Runs in the page: what the browser keeps for times without a network. */
async function whatIsKept() {
  const paths: string[] = [];
  for (const name of await caches.keys())
    for (const request of await (await caches.open(name)).keys()) paths.push(new URL(request.url).pathname);
  const dances = await new Promise<number>((resolve, reject) => {
    const opening = indexedDB.open("nataraj-dances");
    opening.onerror = () => reject(opening.error);
    // Nothing was kept yet: the page makes the database by itself.
    opening.onupgradeneeded = () => opening.transaction?.abort();
    opening.onsuccess = () => {
      const counting = opening.result.transaction("dances").objectStore("dances").count();
      counting.onsuccess = () => {
        opening.result.close();
        resolve(counting.result);
      };
    };
  }).catch(() => 0);
  const registrations = await navigator.serviceWorker.getRegistrations();
  return {
    workers: registrations.filter(({ active }) => active?.state === "activated").length,
    dances,
    page: paths.includes("/index.html"),
    dancer: paths.some((path) => path.endsWith(".glb")),
    api: paths.some((path) => path.startsWith("/api")),
  };
}
