import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { launchBrowser, launchBrowserWithoutWebGL } from "../browser.ts";
import { type Product, startProduct } from "../product.ts";
import { CONSTANTS, USER_SCENES, VISITOR_SCENES } from "./checklist.ts";
import { runScenes } from "./run-scenes.ts";
import { SceneRun } from "./scene-run.ts";
import { createTestData } from "./test-data.ts";

/** What an operator may set up, so that everything that the specification names is there to be seen. */
const SET_UP = {
  ANDROID_APP_URL: "https://apps.example/nataraj",
  DEMO_VIDEO_URL: "https://videos.example/demo.webm",
  CONTACT_EMAIL: "us@nataraj.example",
  PROFILE_LINKS: "GitHub=https://github.example/maker",
  GOOGLE_CLIENT_ID: "nobody",
  GOOGLE_CLIENT_SECRET: "nothing",
  GITHUB_CLIENT_ID: "nobody",
  GITHUB_CLIENT_SECRET: "nothing",
};

const RUNS = [VISITOR_SCENES, USER_SCENES].map((scenes) => scenes.map((scene) => new SceneRun(scene)));

let folder: string;
let browsers: Browser[];
let product: Product;
let running: Promise<unknown>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "nataraj-checklist-"));
  const [withoutWebGL, withWebGL, started] = await Promise.all([
    launchBrowserWithoutWebGL(),
    launchBrowser(),
    startProduct(join(folder, "data"), SET_UP),
  ]);
  browsers = [withoutWebGL, withWebGL];
  product = started;
  const data = await createTestData(product.url, folder);
  running = Promise.all(RUNS.map((run) => runScenes(run, { withoutWebGL, withWebGL }, data)));
});

afterAll(async () => {
  await running;
  for (const browser of browsers ?? []) await browser.close();
  await product?.stop();
  if (folder) await rm(folder, { recursive: true, force: true });
});

describe("the specification", () => {
  for (const { scene, results } of RUNS.flat()) {
    describe(scene.scene, () => {
      // The lanes walk side by side; each test reports what was found of its row.
      for (const { name, kept } of results) it(name, () => kept);
    });
  }

  describe("values", () => {
    it.each(CONSTANTS)("$name ($spec)", ({ value, is }) => {
      expect(value).toBe(is);
    });
  });
});
