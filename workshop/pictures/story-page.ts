import type { Browser, CDPSession, Page } from "playwright";
import type { Story } from "./stories.ts";

/** Every story's clock stands here. */
const NOW = new Date("2026-11-01T12:00:00Z");
/** A story that takes longer has hung. Milliseconds. */
const TIMEOUT_MS = 60_000;

/** What a toolbar of Storybook sets. */
export type Globals = { theme: "dark" | "light"; direction: "ltr" | "rtl" };

/** Storybook's own, as far as it is used here. */
interface StorybookPage {
  __STORYBOOK_PREVIEW__?: {
    currentRender?: {
      id?: string;
      phase?: string;
      story?: { storyGlobals?: { viewport?: { value?: string } } };
    };
  };
  __STORYBOOK_ADDONS_CHANNEL__?: { emit(name: string, detail: object): void };
}

/** What is different at each look is made the same: chance. */
function fixChance(): void {
  let seed = 1;
  Math.random = () => {
    seed = (seed * 16_807) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
}

/** A page in which one story after the other is opened. */
export interface StoryPage {
  page: Page;
  /** Where the built Storybook is served, with a slash at its end. */
  origin: string;
  devtools: CDPSession;
  /** What the page has said is wrong since a story was opened: errors in the console, and files that are missing. */
  errors: string[];
}

/** Opens a page for the stories of a Storybook that is served. @param origin With a slash at its end. */
export async function openPage(browser: Browser, origin: string): Promise<StoryPage> {
  const context = await browser.newContext({ reducedMotion: "reduce" });
  await context.addInitScript(fixChance);
  const page = await context.newPage();
  const errors: string[] = [];
  page.on("console", (message) => void (message.type() === "error" && errors.push(message.text())));
  page.on("pageerror", ({ message }) => errors.push(message));
  page.on("response", (answer) => void (answer.status() >= 400 && errors.push(`${answer.status()} ${answer.url()}`)));
  await page.clock.setFixedTime(NOW);
  return { page, origin, devtools: await context.newCDPSession(page), errors };
}

/**
 * Opens a story and lets it play. Every story has the page anew and nothing is stored in it, so that none depends on the
 * one before.
 * @throws {Error} where it fails, or the page has an error in its console or misses a file.
 */
export async function openStory({ page, origin, devtools, errors }: StoryPage, story: Story): Promise<void> {
  errors.length = 0;
  await devtools.send("Storage.clearDataForOrigin", {
    origin: new URL(origin).origin,
    storageTypes: "cookies,local_storage,indexeddb",
  });
  // Axe is run when the story stands, and not by Storybook at each change.
  await page.goto(`${origin}iframe.html?id=${story.id}&viewMode=story&globals=a11y.manual:!true`);
  await untilFinished(page, story);
  // A story whose play function fails is `finished` all the same: Storybook says what went wrong in the console.
  if (errors.length > 0) throw new Error(`The story fails. ${errors.join("\n")}`);
}

/** The place that a story asks for by its globals, such as `phone`. */
export function viewportOf(page: Page): Promise<string | undefined> {
  return page.evaluate(
    () => (globalThis as StorybookPage).__STORYBOOK_PREVIEW__?.currentRender?.story?.storyGlobals?.viewport?.value,
  );
}

/** Changes theme and direction as the toolbar does. */
export async function setGlobals(page: Page, story: Story, globals: Globals): Promise<void> {
  await page.evaluate((wanted) => {
    (globalThis as StorybookPage).__STORYBOOK_ADDONS_CHANNEL__?.emit("updateGlobals", { globals: wanted });
  }, globals);
  await untilFinished(page, story);
}

/** Waits until a story stands, and has played what it plays. @throws {Error} where it fails. */
async function untilFinished(page: Page, { id }: Story): Promise<void> {
  const phase = await page.waitForFunction(
    (wanted) => {
      const render = (globalThis as StorybookPage).__STORYBOOK_PREVIEW__?.currentRender;
      const isOver = render?.id === wanted && ["finished", "errored", "aborted"].includes(render.phase ?? "");
      return isOver && render.phase;
    },
    id,
    { timeout: TIMEOUT_MS },
  );
  if ((await phase.jsonValue()) !== "finished") throw new Error("The story fails.");
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise<void>((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => drawn())));
  });
}
