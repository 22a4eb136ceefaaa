import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import type { Browser, Page } from "playwright";
import { transformWithOxc } from "vite";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { ERROR_TEXTS } from "../../sdk/src/contract/error-texts.ts";
import { PASSWORD, TestClient } from "../../server/src/test/test-client.ts";
import { keepPicture, launchBrowser, openPage } from "../browser.ts";
import { openFixturePage } from "../fixture-page.ts";
import { writeDrumSong } from "../song.ts";

const root = new URL("../../", import.meta.url);

describe("the examples", () => {
  const examples = inject("examples");
  let browser: Browser;

  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(async () => {
    await browser?.close();
  });

  it("make a dance from Node, signed in without cookies", async () => {
    const folder = await mkdtemp(join(tmpdir(), "nataraj-example-"));
    try {
      const SONG = join(folder, "drums.wav");
      await writeDrumSong(SONG, { tempo: 120, seconds: 11 });
      const EMAIL = `node-${crypto.randomUUID()}@example.org`;
      await new TestClient(examples.url).signUp(EMAIL);
      const env = { ...process.env, SITE: examples.url, EMAIL, PASSWORD, SONG };
      const main = fileURLToPath(new URL("examples/node-sign-in/main.mjs", root));
      const { stdout } = await promisify(execFile)(process.execPath, [main], { env });
      expect(stdout.split("\n")).toEqual(expect.arrayContaining(["sent 100 %", "project brave otter"]));
      expect(stdout.trim()).toMatch(/signed out$/);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });

  /** Writes the README's program for a new dance to a file for Node, as it stands there, but for a shorter part of the song. */
  async function writeReadmeProgram(folder: string, site: string): Promise<string> {
    const readme = await readFile(new URL("sdk/README.md", root), "utf8");
    const [, text = ""] = /## A new dance.*?```ts\n(.*?)```/s.exec(readme) ?? [];
    const { code } = await transformWithOxc(
      text.replace("https://dance.example.org", site).replace("end: 30_000", "end: 10_000"),
      "dance.ts",
    );
    const file = join(folder, `${crypto.randomUUID()}.mjs`);
    await writeFile(file, code);
    return file;
  }

  it("make a dance as the README has it, and say what is wrong where there is none", async () => {
    // Inside the repository, so that packages are found as a host finds them.
    const cache = fileURLToPath(new URL("node_modules/.cache/", root));
    await mkdir(cache, { recursive: true });
    const folder = await mkdtemp(join(cache, "readme-"));
    try {
      const email = `readme-${crypto.randomUUID()}@example.org`;
      await new TestClient(examples.url).signUp(email);
      const { songs } = await (await fetch(`${examples.url}/api/songs`)).json();
      const here = await writeReadmeProgram(folder, examples.url);
      const nowhere = await writeReadmeProgram(folder, "http://127.0.0.1:9");
      const main = join(folder, "main.mjs");
      await writeFile(
        main,
        `const [here, nowhere] = [await import(${JSON.stringify(here)}), await import(${JSON.stringify(nowhere)})];
        const song = await (await fetch(${JSON.stringify(new URL(songs[0].url, examples.url).href)})).blob();
        const file = new File([song], "song.mp3");
        const [email, password] = ${JSON.stringify([email, PASSWORD])};
        console.log("made", await here.dance(file, email, password));
        console.log("refused", await here.dance(file, email, "not this 1"));
        console.log("away", await nowhere.dance(file, email, password));`,
      );
      // Its exit is 0: nothing is rejected without being caught.
      const { stdout, stderr } = await promisify(execFile)(process.execPath, [main]);
      expect(stdout).toMatch(/^100 % sent$/m);
      expect(stdout).toMatch(/^made [0-9a-f]{32}$/m);
      expect(stdout).toMatch(/^refused undefined\naway undefined$/m);
      expect(stderr.trim().split("\n")).toEqual([ERROR_TEXTS.signInFailed, ERROR_TEXTS.connectionFailed]);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });

  /** Opens an example's page on another site than the product's. */
  async function visit(name: string, watch: (page: Page) => Promise<void>): Promise<void> {
    const fixture = await openFixturePage(new URL(`examples/${name}/`, root), { page: "index.html" });
    const context = await browser.newContext({ viewport: { width: 640, height: 400 } });
    try {
      const { page, errors } = await openPage(context);
      const query = new URLSearchParams({ site: examples.url, project: `nataraj-${examples.publicID}` });
      await page.goto(`${fixture.url.replace("localhost", "127.0.0.1")}?${query}`);
      await watch(page);
      expect(errors).toEqual([]);
    } finally {
      await context.close();
      await fixture.close();
    }
  }

  it("play in React on another site, with buttons of their own", async () => {
    await visit("react-player", async (page) => {
      await page.getByRole("button", { name: "Dance!" }).click();
      await page.getByRole("button", { name: "Stop it" }).waitFor();
      await page.getByText(/^(?!0\.0)[\d.]+ of 12\.\d s$/).waitFor();
      await keepPicture(page, "example-react");
    });
  });

  it("dance in a scene of one's own, through which the page is seen", async () => {
    await visit("three-scene", async (page) => {
      await page.getByText("0.0 s").waitFor();
      await keepPicture(page, "example-three");
      const opacities = await page.evaluate(() => {
        const canvas = document.querySelector("canvas") as HTMLCanvasElement;
        const gl = canvas.getContext("webgl2") as WebGL2RenderingContext;
        const { width, height } = canvas;
        const pixels = new Uint8Array(width * height * 4);
        gl.readPixels(0, 0, width, height, gl.RGBA, gl.UNSIGNED_BYTE, pixels);
        const drawn = pixels.filter((value, i) => i % 4 === 3 && value > 0).length;
        return { corner: pixels[3], share: drawn / (width * height) };
      });
      expect(opacities.corner).toBe(0);
      expect(opacities.share).toBeGreaterThan(0.03);
      expect(opacities.share).toBeLessThan(0.4);
    });
  });
});
