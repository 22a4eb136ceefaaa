import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, BrowserContext, Page } from "playwright";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { TestClient } from "../server/src/test/test-client.ts";
import { dracoVrm } from "../ui/src/dancer/avatar/testing/draco-vrm.ts";
import { keepPicture, launchBrowser, openPage } from "./browser.ts";
import { signIn } from "./sign-in.ts";

const { url, publicID } = inject("examples");
const EMAIL = "wearer@example.com";
const MARK = "This is your avatar. Only you see it.";
/** The dancer is drawn by the processor: a small stage is drawn soon. */
const SMALL = { width: 390, height: 844 };

let folder: string;
let browser: Browser;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "nataraj-avatar-"));
  await writeFile(join(folder, "me.vrm"), await dracoVrm("practice"));
  browser = await launchBrowser();
  await new TestClient(url).signUp(EMAIL);
});
afterAll(async () => {
  await browser?.close();
  if (folder) await rm(folder, { recursive: true, force: true });
});

/** Opens the dance of somebody else. */
async function openDance(context: BrowserContext): Promise<{ page: Page; errors: string[] }> {
  const opened = await openPage(context);
  await opened.page.goto(`${url}/project/${publicID}`);
  await opened.page.getByRole("button", { name: "Dancer", exact: true }).waitFor();
  return opened;
}

it("dances in the place of anybody's leader, is there again after a reload, and goes at the sign-out", async () => {
  const context = await browser.newContext({ viewport: SMALL });
  await signIn(context, url, EMAIL);
  const { page, errors } = await openDance(context);
  await page.getByRole("button", { name: "Dancer", exact: true }).click();
  await page.getByLabel("VRM file").setInputFiles(join(folder, "me.vrm"));
  await page.getByText("me.vrm dances").waitFor();
  await page.getByText("Only you see this.", { exact: true }).waitFor();
  await page.getByText("me.vrm dances").scrollIntoViewIfNeeded();
  await keepPicture(page, "own-avatar-chosen");

  const decoder = page.waitForRequest(/draco_decoder.*\.wasm/);
  await page.reload();
  expect(new URL((await decoder).url()).origin).toBe(new URL(url).origin);
  await page.getByText(MARK).waitFor();
  await page.getByText("Loading the dancer").waitFor({ state: "hidden" });
  await keepPicture(page, "own-avatar-again");
  await page.setViewportSize({ width: 1440, height: 900 });
  await keepPicture(page, "own-avatar-desktop");

  // A visitor sees the owner's dancer.
  const stranger = await browser.newContext({ viewport: SMALL });
  const seen = await openDance(stranger);
  expect(await seen.page.getByText(MARK).count()).toBe(0);
  await stranger.close();

  await page.getByRole("button", { name: "SIGN OUT" }).click();
  await expect
    .poll(() =>
      page.evaluate(
        () =>
          new Promise<number>((resolve, reject) => {
            const opening = indexedDB.open("nataraj-avatars");
            opening.onerror = () => reject(opening.error);
            opening.onsuccess = () => {
              const count = opening.result.transaction("avatars").objectStore("avatars").count();
              count.onsuccess = () => {
                opening.result.close();
                resolve(count.result);
              };
            };
          }),
      ),
    )
    .toBe(0);
  expect([...errors, ...seen.errors]).toEqual([]);
  await context.close();
});
