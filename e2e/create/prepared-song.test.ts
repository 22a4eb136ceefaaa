import { execFileSync } from "node:child_process";
import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, BrowserContext, Page } from "playwright";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { ffmpegPrograms } from "../../server/src/music/ffmpeg/find-ffmpeg.ts";
import { TestClient } from "../../server/src/test/test-client.ts";
import { keepPicture, launchBrowserWithoutWebGL, openContext, openPage } from "../browser.ts";
import { type Product, startProduct } from "../product.ts";
import { signIn } from "../sign-in.ts";
import { writeDrumSong } from "../song.ts";

let folder: string;
let browser: Browser;
let product: Product;
let context: BrowserContext;
let page: Page;
let errors: string[];
let user: TestClient;
let number = 0;

const file = (name: string) => join(folder, name);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "nataraj-prepared-"));
  [browser, product] = await Promise.all([launchBrowserWithoutWebGL(), startProduct(join(folder, "data"))]);
  await writeDrumSong(file("drums.wav"), { tempo: 120, seconds: 12 });
  const encode = (name: string, codec: string) =>
    execFileSync(ffmpegPrograms().ffmpeg, ["-v", "error", "-i", file("drums.wav"), "-c:a", codec, file(name)]);
  encode("alac.m4a", "alac");
  encode("f64.wav", "pcm_f64le");
  await writeFile(file("broken.m4a"), Buffer.alloc(9_000, "\0\x01\x02"));
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
  if (folder) await rm(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  context = await openContext(browser, { viewport: { width: 1440, height: 900 } });
  ({ page, errors } = await openPage(context));
  const email = `listener${++number}@example.com`;
  user = new TestClient(product.url);
  await user.signUp(email);
  await signIn(context, product.url, email);
});
afterEach(() => expect(errors).toEqual([]));

const button = (name: string) => page.getByRole("button", { name, exact: true });

async function choose(name: string): Promise<void> {
  await page.goto(`${product.url}/selectaudio`);
  await page.getByLabel("Music file", { exact: true }).setInputFiles(file(name));
  await page.getByText(name).waitFor();
  await button("NEXT").click();
}

/** The files that the server keeps of the user's songs beside projects. */
const kept = () => readdir(join(folder, "data", "files", "prepared", user.uid));

it.each(["alac.m4a", "f64.wav"])("%s, which Chromium cannot decode, is drawn, heard and trimmed", async (name) => {
  const uploads: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") uploads.push(new URL(request.url()).pathname);
  });
  await choose(name);
  await page.getByText("Total Length: 12 seconds").waitFor();
  await button("Zoom in").waitFor();
  await page.getByRole("button", { name: "Play the selected part" }).click();
  await page.getByRole("button", { name: "Pause" }).waitFor();
  await keepPicture(page, `prepared-${name}`);
  await page.setViewportSize({ width: 390, height: 844 });
  await keepPicture(page, `prepared-${name}-phone`, { fullPage: true });
  expect(await kept()).toHaveLength(2);
  await button("NEXT").click();
  await page.getByRole("heading", { name: "Choose your dance styles" }).waitFor();
  expect(await kept()).toEqual([]);
  const { projects } = await (await user.get(`/api/fetchprojects/${user.uid}`)).json();
  expect(projects[0].duration).toBeCloseTo(12, 1);
  expect(uploads.filter((path) => /song|project/.test(path))).toEqual(["/api/preparedsong", "/api/createproject"]);
});

it("says why what neither can decode is refused", async () => {
  await choose("broken.m4a");
  await page.getByRole("alert").getByText("Invalid file type").waitFor();
  await keepPicture(page, "prepared-broken");
});
