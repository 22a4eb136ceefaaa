import { once } from "node:events";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, BrowserContext, Page } from "playwright";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { PASSWORD, TestClient } from "../../server/src/test/test-client.ts";
import { readDialog } from "../accounts/dialog.ts";
import { keepPicture, launchBrowserWithoutWebGL, openContext, openPage } from "../browser.ts";
import { type Product, startProduct } from "../product.ts";
import { signIn } from "../sign-in.ts";
import { writeDrumSong } from "../song.ts";

let folder: string;
let song: string;
let browser: Browser;
let product: Product;
/** Stands for the service that writes words down; a test answers for it. */
let service: Server;
const waiting: ServerResponse[] = [];
let context: BrowserContext;
let page: Page;
let errors: string[];
let user: TestClient;
let email: string;
let number = 0;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "nataraj-unfinished-"));
  song = join(folder, "drums.wav");
  await writeDrumSong(song, { tempo: 118, seconds: 31 });
  service = createServer((_, answer) => void waiting.push(answer)).listen(0, "127.0.0.1");
  await once(service, "listening");
  const environment = {
    OPENAI_API_KEY: "key",
    OPENAI_BASE_URL: `http://127.0.0.1:${(service.address() as AddressInfo).port}/v1`,
  };
  [browser, product] = await Promise.all([
    launchBrowserWithoutWebGL(),
    startProduct(join(folder, "data"), environment),
  ]);
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
  service?.closeAllConnections();
  service?.close();
  if (folder) await rm(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  context = await openContext(browser, { viewport: { width: 1280, height: 900 } });
  ({ page, errors } = await openPage(context));
  email = `maker${++number}@example.com`;
  user = new TestClient(product.url);
  await user.signUp(email);
  await signIn(context, product.url, email);
});
afterEach(() => expect(errors).toEqual([]));

const button = (name: string) => page.getByRole("button", { name, exact: true });
const projects = async () => (await (await user.get(`/api/fetchprojects/${user.uid}`)).json()).projects;

/** Chooses the song, names the project and trims the song to half a minute. */
async function chooseAndTrim(): Promise<void> {
  await page.goto(`${product.url}/selectaudio`);
  await button("Rename the project").click();
  await page.getByLabel("Project name").fill("Brave Peacock");
  await button("Keep the name").click();
  await page.getByLabel("Music file", { exact: true }).setInputFiles(song);
  await page.getByText("drums.wav").waitFor();
  await button("NEXT").click();
  await page.getByRole("radio", { name: "30 seconds" }).click({ force: true });
  await page.getByText("Total Length: 30 seconds").waitFor();
}

async function seeTrim(): Promise<void> {
  await page.getByText("Project: Brave Peacock").waitFor();
  await page.getByText("Total Length: 30 seconds").waitFor();
  await button("Zoom in").waitFor();
}

/** Lets uploads take their time. */
async function slowDown(): Promise<void> {
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  const line = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 100_000 };
  await session.send("Network.emulateNetworkConditions", line);
}

describe("an upload", () => {
  beforeEach(async () => {
    await chooseAndTrim();
    await slowDown();
  });

  const send = async () => {
    await button("NEXT").click();
    await page.getByText("setting audio...").waitFor();
    await expect.poll(() => readdir(join(folder, "data", "uploads"))).not.toEqual([]);
  };
  const seeNothingLeft = async () => {
    await expect.poll(() => readdir(join(folder, "data", "uploads"))).toEqual([]);
    expect(await projects()).toEqual([]);
  };

  it("is cancelled, and the trim stays; is broken off by BACK", async () => {
    await send();
    await keepPicture(page, "create-uploading");
    await button("CANCEL").click();
    await seeTrim();
    await seeNothingLeft();
    await send();
    await button("BACK").click();
    await page.getByRole("heading", { name: "Choose your music" }).waitFor();
    await seeNothingLeft();
  });

  it("asks before it is left, by a link or with the tab, and is not kept when it is", async () => {
    await send();
    await page.getByRole("link", { name: "Dashboard", exact: true }).click();
    const dialog = page.getByRole("alertdialog");
    await dialog.getByText("Your song is still uploading. If you leave now, this project is not saved.").waitFor();
    await keepPicture(page, "create-leaving");
    await dialog.getByRole("button", { name: "cancel" }).click();
    expect(new URL(page.url()).pathname).toBe("/selectaudio");
    await page.getByText("setting audio...").waitFor();
    await page.getByRole("link", { name: "Dashboard", exact: true }).click();
    await readDialog(page);
    await page.waitForURL("**/dashboard");
    await seeNothingLeft();

    await page.goto(`${product.url}/selectaudio`);
    await seeTrim();
    await send();
    const asked = new Promise<string>((resolve) => {
      page.once("dialog", (dialog) => {
        resolve(dialog.type());
        void dialog.accept();
      });
    });
    await page.close({ runBeforeUnload: true });
    expect(await asked).toBe("beforeunload");
    await seeNothingLeft();
  });
});

describe("a draft", () => {
  it("is there after a reload, with its name, song and trim, and gone after a day", async () => {
    await chooseAndTrim();
    // The last change is written by now, or soon.
    await vi.waitFor(async () => expect(await keptEnd()).toBe(30_000));
    await page.reload();
    await seeTrim();
    await button("NEXT").click();
    await page.getByRole("heading", { name: "Choose your dance styles" }).waitFor();
    expect(await projects()).toMatchObject([{ projectName: "Brave Peacock", duration: expect.closeTo(30, 0) }]);
    await page.reload();
    await page.getByText("Project: Brave Peacock").waitFor();
    await button("BACK").click();
    await seeTrim();
    await page.goto(`${product.url}/about`);
    await changeKept(25 * 3_600_000);
    await page.goto(`${product.url}/selectaudio`);
    await page.getByRole("heading", { name: "Choose your music" }).waitFor();
    expect(await page.getByText("Project: Brave Peacock").count()).toBe(0);
  });

  it("outlives a session that ends on the way: a dialog leads to the login and back", async () => {
    await chooseAndTrim();
    for (const name of ["nataraj-sAccessToken", "nataraj-sRefreshToken"]) await context.clearCookies({ name });
    await button("NEXT").click();
    const dialog = page.getByRole("alertdialog");
    await dialog.getByText("Your session has ended").waitFor();
    await keepPicture(page, "session-ended");
    expect(new URL(page.url()).pathname).toBe("/selectaudio");
    await dialog.getByRole("button", { name: "LOG IN" }).click();
    await page.waitForURL("**/login?next=%2Fselectaudio%3Ftrim");
    await page.getByRole("main").getByLabel("Email", { exact: true }).fill(email);
    await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await button("LOGIN").click();
    await page.waitForURL("**/selectaudio?trim");
    await seeTrim();
  });

  it("is seen by no other account, and goes at sign-out", async () => {
    await chooseAndTrim();
    await vi.waitFor(async () => expect(await keptEnd()).toBe(30_000));
    // Somebody else at the same browser, without a sign-out.
    await context.clearCookies();
    const other = `other${number}@example.com`;
    await new TestClient(product.url).signUp(other);
    await signIn(context, product.url, other);
    await page.goto(`${product.url}/selectaudio`);
    await page.getByRole("heading", { name: "Choose your music" }).waitFor();
    expect(await page.getByText("drums.wav").count()).toBe(0);
    expect(await page.getByText("Brave Peacock").count()).toBe(0);
    await button("SIGN OUT").click();
    await page.getByRole("link", { name: "SIGN UP NOW" }).waitFor();
    await signIn(context, product.url, email);
    await page.goto(`${product.url}/selectaudio`);
    await seeTrim();
    await button("SIGN OUT").click();
    await page.getByRole("link", { name: "SIGN UP NOW" }).waitFor();
    await expect.poll(keptEnd).toBeUndefined();
  });
});

it("cancels a generation, keeps the draft, and generates again", async () => {
  const file = new Blob([await readFile(song)], { type: "audio/wav" });
  const { projectID } = await (await user.createProject(file)).json();
  await user.json("POST", "/api/updatedanceform", { projectID, danceform: "Salsa, " });
  await page.goto(`${product.url}/customiseavatar?project=${projectID}`);
  await button("NEXT").click();
  await expect.poll(() => waiting.length).toBeGreaterThan(0);
  await keepPicture(page, "create-generating");
  await button("CANCEL").click();
  await page.getByText("The generation was cancelled. Your project is saved").waitFor();
  await keepPicture(page, "create-cancelled");
  expect(await page.getByRole("alertdialog").count()).toBe(0);
  expect(await projects()).toMatchObject([{ projectID, checkpoint: 2, generating: false }]);
  await button("NEXT").click();
  await page.getByText("Generating your choreography...").waitFor();
  expect(await page.getByText("The generation was cancelled.").count()).toBe(0);
  await expect.poll(async () => (await projects())[0].generating).toBe(true);
  // Another page cancels it: this one shows the draft.
  expect((await user.fetch(`/api/generation/${projectID}`, { method: "DELETE" })).status).toBe(200);
  await page.getByText("The generation was cancelled. Your project is saved").waitFor();
  expect(await page.getByRole("alertdialog").count()).toBe(0);
});

it("says that the session has ended, and nothing of access, where that happens while a dance is made", async () => {
  const file = new Blob([await readFile(song)], { type: "audio/wav" });
  const { projectID } = await (await user.createProject(file)).json();
  await user.json("POST", "/api/updatedanceform", { projectID, danceform: "Salsa, " });
  await page.goto(`${product.url}/customiseavatar?project=${projectID}`);
  waiting.length = 0;
  await button("NEXT").click();
  await expect.poll(() => waiting.length).toBeGreaterThan(0);
  for (const name of ["nataraj-sAccessToken", "nataraj-sRefreshToken"]) await context.clearCookies({ name });
  const refuse = (answer: ServerResponse) => void answer.writeHead(400).end();
  const refuseNext = (_: unknown, answer: ServerResponse) => refuse(answer);
  service.on("request", refuseNext);
  waiting.forEach(refuse);
  await page.getByRole("alertdialog").getByText("Your session has ended").waitFor();
  expect(await page.getByText("You don't have access to this page!").count()).toBe(0);
  await expect.poll(async () => (await projects())[0].checkpoint).toBe(3);
  service.off("request", refuseNext);
});

it("refuses at the limit before anything is chosen, and leads to the dashboard", async () => {
  const file = new Blob([await readFile(song)], { type: "audio/wav" });
  for (let made = 0; made < 3; made++) expect((await user.createProject(file)).status).toBe(200);
  await page.goto(`${product.url}/selectaudio`);
  await page.getByRole("alertdialog").getByText("With the free tier, you can have 3 projects at max!").waitFor();
  await readDialog(page);
  await page.waitForURL("**/dashboard");
});

/** The end of the trim that the browser has kept for the user, in milliseconds. */
function keptEnd(): Promise<number | undefined> {
  return page.evaluate(
    (uid) =>
      new Promise<number | undefined>((resolve, reject) => {
        const opening = indexedDB.open("nataraj-drafts");
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const asked = opening.result.transaction("drafts").objectStore("drafts").get(uid);
          asked.onsuccess = () => {
            opening.result.close();
            resolve(asked.result?.trim?.end);
          };
        };
      }),
    user.uid,
  );
}

/** Makes what is kept older. Milliseconds. */
function changeKept(age: number): Promise<void> {
  return page.evaluate(
    ({ uid, age }) =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open("nataraj-drafts");
        opening.onsuccess = () => {
          const transaction = opening.result.transaction("drafts", "readwrite");
          const drafts = transaction.objectStore("drafts");
          const asked = drafts.get(uid);
          asked.onsuccess = () => drafts.put({ ...asked.result, savedAt: Date.now() - age }, uid);
          transaction.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    { uid: user.uid, age },
  );
}
