import { execFileSync } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
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
  folder = await mkdtemp(join(tmpdir(), "nataraj-length-"));
  [browser, product] = await Promise.all([launchBrowserWithoutWebGL(), startProduct(join(folder, "data"))]);
  await writeDrumSong(file("drums.wav"), { tempo: 120, seconds: 12 });
  const ffmpeg = (...args: string[]) => execFileSync(ffmpegPrograms().ffmpeg, ["-v", "error", ...args]);
  const encode = (name: string, ...options: string[]) => ffmpeg("-i", file("drums.wav"), ...options, file(name));
  // Loud, then silent: by the size of its first frames it is a third as long.
  const thenSilent = ["-af", `apad=whole_len=${36 * 44_100}`];
  encode("estimated.mp3", ...thenSilent, "-q:a", "4", "-write_xing", "0");
  encode("estimated.aac", ...thenSilent, "-q:a", "1", "-f", "adts");
  for (const name of ["first.ogg", "second.ogg"]) encode(name, "-c:a", "libvorbis");
  const [first, second] = await Promise.all(["first.ogg", "second.ogg"].map((name) => readFile(file(name))));
  if (first && second) await writeFile(file("chained.ogg"), Buffer.concat([first, second, first]));
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
  if (folder) await rm(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  context = await openContext(browser, { viewport: { width: 1440, height: 900 } });
  ({ page, errors } = await openPage(context));
  const email = `measurer${++number}@example.com`;
  user = new TestClient(product.url);
  await user.signUp(email);
  await signIn(context, product.url, email);
});
afterEach(() => expect(errors).toEqual([]));

it.each(["estimated.mp3", "estimated.aac", "chained.ogg"])(
  "%s is as long as it sounds, and cut near its end",
  async (name) => {
    await page.goto(`${product.url}/selectaudio`);
    await page.getByLabel("Music file", { exact: true }).setInputFiles(file(name));
    await page.getByText(name).waitFor();
    await page.getByRole("button", { name: "NEXT", exact: true }).click();
    await page.getByText(/^Total Length: 36\.0\d+ seconds$/).waitFor();
    await page.getByLabel("From", { exact: true }).fill("0:25");
    await page.getByLabel("From", { exact: true }).press("Enter");
    await page.getByRole("button", { name: "Play the selected part" }).click();
    await page.getByRole("button", { name: "Pause" }).waitFor();
    await keepPicture(page, `length-${name}`);
    await page.getByRole("button", { name: "NEXT", exact: true }).click();
    await page.getByRole("heading", { name: "Choose your dance styles" }).waitFor();
    const { projects } = await (await user.get(`/api/fetchprojects/${user.uid}`)).json();
    expect(projects[0].duration).toBeCloseTo(11, 0);
  },
);
