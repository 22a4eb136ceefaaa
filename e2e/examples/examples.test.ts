import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
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
