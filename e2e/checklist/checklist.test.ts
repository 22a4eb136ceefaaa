import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { launchBrowser, launchFlatBrowser } from "../browser.ts";
import { type Product, startProduct } from "../product.ts";
import { gatherCast } from "./cast.ts";
import { AS_A_USER, AS_A_VISITOR, CONSTANTS } from "./checklist.ts";
import { walkLane } from "./lane.ts";
import { SceneWalk } from "./scene-walk.ts";

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

const LANES = [AS_A_VISITOR, AS_A_USER].map((scenes) => scenes.map((scene) => new SceneWalk(scene)));

let folder: string;
let browsers: Browser[];
let product: Product;
let walks: Promise<unknown>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "nataraj-checklist-"));
  const [flat, deep, started] = await Promise.all([
    launchFlatBrowser(),
    launchBrowser(),
    startProduct(join(folder, "data"), SET_UP),
  ]);
  browsers = [flat, deep];
  product = started;
  const cast = await gatherCast(product.url, folder);
  walks = Promise.all(LANES.map((lane) => walkLane(lane, { flat, deep }, cast)));
});

afterAll(async () => {
  await walks;
  for (const browser of browsers ?? []) await browser.close();
  await product?.stop();
  if (folder) await rm(folder, { recursive: true, force: true });
});

describe("the specification", () => {
  for (const { scene, findings } of LANES.flat()) {
    describe(scene.scene, () => {
      // The lanes walk side by side; each test reports what was found of its row.
      for (const { name, kept } of findings) it(name, () => kept);
    });
  }

  describe("values", () => {
    it.each(CONSTANTS)("$name ($spec)", ({ value, is }) => {
      expect(value).toBe(is);
    });
  });
});
