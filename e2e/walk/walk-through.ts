import { join } from "node:path";
import type { Browser, BrowserContext, Page } from "playwright";
import { PASSWORD } from "../../server/src/test/test-client.ts";
import { runAxe } from "../checklist/axe.ts";
import { findFaults } from "./find-faults.ts";
import { recordShift, takeShift } from "./layout-shift.ts";
import { addressOf } from "./people.ts";
import type { Seen, Walk, Walked, WalkedProduct, Walker } from "./screen.ts";
import { nameOf, type View } from "./views.ts";

/** More than this share of the window must not jump. */
const STABLE = 0.01;
/** Software graphics need their time. Milliseconds. */
const PATIENCE = 90_000;

/** What was found of a screen. */
export interface Look {
  name: string;
  /** Paths of its pictures. */
  pictures: string[];
  faults: string[];
}

export interface WalkOptions {
  browser: Browser;
  product: WalkedProduct;
  /** Where the pictures go. */
  folder: string;
  views: readonly View[];
  /** Whether the browser draws in 3D: then there is a dancer to be waited for. */
  webgl: boolean;
}

/** Walks through screens in one page and looks at each in every view. A screen that cannot be reached ends the walk. */
export async function walkThrough(walk: Walk, options: WalkOptions, note: (look: Look) => void): Promise<void> {
  const { browser, product, views } = options;
  const first = views[0];
  if (!first) throw new Error("There is no view to look from.");
  const context = await browser.newContext({
    viewport: first,
    colorScheme: first.colorScheme,
    reducedMotion: "reduce",
  });
  try {
    // tsx names functions by this helper, which pages do not have.
    await context.addInitScript("globalThis.__name = (value) => value;");
    await recordShift(context);
    if (walk.as !== "visitor") await logIn(context, product.url, walk.as);
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE);
    const errors: string[] = [];
    page.on("pageerror", ({ message }) => errors.push(message));
    const walked = walkedPage(page, product);
    for (const { name, open, whole, webgl } of walk.screens) {
      if (webgl && !options.webgl) continue;
      const look: Look = { name, pictures: [], faults: [] };
      const reached = await open(walked).then(
        () => true,
        (error: Error) => {
          look.faults.push(`could not be reached: ${error.message.split("\n").slice(0, 3).join(" ")}`);
          return false;
        },
      );
      if (reached) await lookFrom(page, views, look, options, whole === true);
      look.faults.push(...errors.splice(0).map((message) => `has an uncaught error: ${message}`));
      note(look);
      if (!reached) return;
      await enter(page, first);
    }
  } finally {
    await context.close();
  }
}

async function lookFrom(page: Page, views: readonly View[], look: Look, options: WalkOptions, whole: boolean) {
  if (options.webgl) await untilDancerStands(page);
  await untilQuiet(page);
  const { shift, moved } = await takeShift(page);
  if (shift > STABLE) look.faults.push(`jumps: layout shift ${shift.toFixed(3)} of ${moved.join(", ")}`);
  for (const view of views) {
    await enter(page, view);
    const path = join(options.folder, `${look.name}-${nameOf(view)}.png`);
    const faults = [...(await findFaults(page)), ...(await runAxe(page, view.axe))];
    look.faults.push(...faults.map((fault) => `${nameOf(view)}: ${fault}`));
    // A dialog stands over what is in the window.
    const fullPage = whole && (await page.locator("dialog[open]").count()) === 0;
    await page.screenshot({ path, fullPage });
    look.pictures.push(path);
  }
  await takeShift(page);
}

async function enter(page: Page, { width, height, colorScheme }: View): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.emulateMedia({ colorScheme });
  await untilQuiet(page);
}

/** The dancer is on the stage of the player. Elsewhere pages show pictures and films of her where the processor draws. */
async function untilDancerStands(page: Page): Promise<void> {
  const waiting = page.locator(".nj-dancer[data-state=loading], .nj-start[data-state=loading]");
  await waiting.first().waitFor({ state: "detached" });
}

/** Fonts and pictures in sight are there, transitions are over, and what follows the window's size has come to it; at the top. */
async function untilQuiet(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frames = async (count: number) => {
      for (let i = 0; i < count; i++) await new Promise(requestAnimationFrame);
    };
    await frames(2);
    await document.fonts.ready;
    const inSight = [...document.images].filter((image) => image.getBoundingClientRect().top < innerHeight);
    await Promise.all(inSight.map((image) => image.decode().catch(() => undefined)));
    // What scrolls by under the navigation is not covered by it.
    scrollTo(0, 0);
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY) animation.finish();
    }
    await frames(3);
    // A theme's colours begin to change a frame late, and what inherits them a frame after that.
    for (let depth = 0; depth < 20; depth++) {
      const changing = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
      if (changing.length === 0) break;
      for (const transition of changing) transition.finish();
      await frames(1);
    }
  });
}

function walkedPage(page: Page, product: WalkedProduct): Walked {
  const sees = async (what: Seen): Promise<void> => {
    if ("heading" in what) await page.getByRole("heading", { name: what.heading }).first().waitFor();
    else if ("css" in what) await page.locator(what.css).first().waitFor();
    else await page.getByText(what.text).first().waitFor();
  };
  return {
    page,
    product,
    sees,
    async go(path, seen) {
      await page.goto(product.url + path);
      await sees(seen);
    },
    async press(name, seen) {
      const inside = page.locator("dialog[open]");
      const root = (await inside.count()) ? inside.first() : page;
      await root
        .getByRole("button", { name, exact: typeof name === "string" })
        .first()
        .click();
      if (seen) await sees(seen);
    },
    async hold(call) {
      await page.route(`**${call}`, () => undefined);
    },
    async fail(call) {
      const answer = { status: 500, json: { error: "internal", message: "The machine is out of order." } };
      await page.route(`**${call}`, (route) => route.fulfill(answer));
    },
  };
}

async function logIn(context: BrowserContext, url: string, walker: Walker): Promise<void> {
  const page = await context.newPage();
  await page.goto(`${url}/login`);
  await page.getByLabel("Email").first().fill(addressOf(walker));
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "LOGIN", exact: true }).click();
  await page.getByRole("heading", { name: "Dashboard" }).waitFor();
  await page.close();
}
