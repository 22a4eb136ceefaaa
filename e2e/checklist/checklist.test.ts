import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, BrowserContext } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { launchBrowser } from "../browser.ts";
import { type Product, startProduct } from "../product.ts";
import { type Cast, gatherCast, giveProject, named } from "./cast.ts";
import { BEFORE_A_PROJECT, CONSTANTS, WITH_A_PROJECT } from "./checklist.ts";
import { lookAt } from "./look.ts";
import type { Scene } from "./row.ts";
import { see } from "./sights.ts";
import { Answers, take } from "./steps.ts";
import { noteTimers, type Watched, watchPage } from "./watch.ts";

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

let folder: string;
let browser: Browser;
let product: Product;
let cast: Cast;
let contexts: Record<Scene["as"], BrowserContext>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "nataraj-checklist-"));
  [browser, product] = await Promise.all([launchBrowser(), startProduct(join(folder, "data"), SET_UP)]);
  cast = await gatherCast(product.url, folder);
  const viewport = { width: 1440, height: 900 };
  const still = () => browser.newContext({ viewport, reducedMotion: "reduce" });
  const [visitor, user, watcher] = await Promise.all([still(), still(), browser.newContext({ viewport })]);
  contexts = { visitor, user, watcher };
  await watcher.addInitScript(noteTimers);
});

afterAll(async () => {
  await browser?.close();
  await product?.stop();
  if (folder) await rm(folder, { recursive: true, force: true });
});

describe("the specification", () => {
  BEFORE_A_PROJECT.forEach(walk);

  it("has a project to go on with", async () => {
    await giveProject(cast);
  });

  WITH_A_PROJECT.forEach(walk);

  describe("values", () => {
    it.each(CONSTANTS)("$name ($spec)", ({ value, is }) => {
      expect(value).toBe(is);
    });
  });
});

/** A scene: its rows are tests, in order, in one page. */
function walk({ scene, as, at, answers: given = [], clock, rows }: Scene): void {
  describe(scene, () => {
    let watched: Watched;
    let answers: Answers;

    beforeAll(async () => {
      answers = new Answers(contexts[as], cast);
      for (const answer of given) await answers.give(answer);
      watched = await watchPage(contexts[as]);
      if (clock) await watched.page.clock.install();
      await watched.page.goto(product.url + named(at, cast));
    });

    afterAll(async () => {
      await watched?.page.close();
      await answers?.end();
    });

    for (const { name, spec, does = [], sees, look } of rows) {
      it(`${name} (${spec})`, async () => {
        for (const step of does) await take(watched, step, cast, answers);
        for (const sight of sees) await see(watched, sight, cast);
      });
      if (look) {
        it(`${name}: is fit to be seen by all, light and dark, narrow and wide`, async () => {
          expect(await lookAt(watched.page, look)).toEqual([]);
        });
      }
    }

    it("fails nowhere unseen", () => {
      expect(watched.errors).toEqual([]);
    });
  });
}
