import { chromium } from "playwright";
import { preview } from "vite";
import { CHROMIUM_ARGS, obtainChromium } from "../../scripts/chromium.mjs";
import { findByAxe, findOverflow } from "./findings.ts";
import type { Story } from "./stories.ts";
import { type Globals, openPage, openStory, type StoryPage, setGlobals, viewportOf } from "./story-page.ts";

const WIDE = { width: 1280, height: 720 };
const NARROW = { width: 390, height: 844 };
/** Stories that ask for a place are shown in one as wide, and in no other. */
const SIZES_BY_VIEWPORT: Record<string, (typeof WIDE)[]> = { phone: [NARROW], mobile1: [NARROW], desktop: [WIDE] };

/** What was seen of a story. */
export interface StoryPictures {
  story: Story;
  /** PNG by name, such as `dark-1280`. */
  pictures: Record<string, Buffer>;
  /** What is wrong with it: findings of axe, and overflow. */
  findings: string[];
  /** Why it could not be drawn: it fails, or does not come to rest. */
  failure?: Error;
}

async function lookAt(opened: StoryPage, story: Story, direction: Globals["direction"]): Promise<StoryPictures> {
  const { page } = opened;
  const pictures: StoryPictures["pictures"] = {};
  const findings: string[] = [];
  const note = (where: string, found: readonly string[]) => findings.push(...found.map((each) => `${where}: ${each}`));
  const sizes = await openAtItsSize(opened, story);
  for (const size of sizes) {
    await page.setViewportSize(size);
    for (const theme of ["dark", "light"] as const) {
      const name = `${theme}-${size.width}`;
      await setGlobals(page, story, { theme, direction });
      note(name, await findOverflow(page));
      if (size === sizes[0]) note(name, await findByAxe(page));
      // A bar that stays in sight belongs to the top of a picture of the whole page.
      await page.evaluate(() => window.scrollTo(0, 0));
      pictures[name] = await page.screenshot({ fullPage: true, animations: "disabled" });
    }
  }
  return { story, pictures, findings };
}

/** Opens a story in the place that it is made for, and says in which sizes it is shown. */
async function openAtItsSize(opened: StoryPage, story: Story): Promise<(typeof WIDE)[]> {
  const { page } = opened;
  await page.setViewportSize(WIDE);
  const failure = await openStory(opened, story).then(
    () => undefined,
    (error: Error) => error,
  );
  const sizes = SIZES_BY_VIEWPORT[(await viewportOf(page)) ?? ""] ?? [WIDE, NARROW];
  if (sizes[0] === WIDE) {
    if (failure) throw failure;
    return sizes;
  }
  await page.setViewportSize(NARROW);
  await openStory(opened, story);
  return sizes;
}

/** Serves a folder on this machine alone; a port of its own choosing. */
async function serve(folder: string) {
  const options = { host: "127.0.0.1", port: 0, open: false };
  return preview({ configFile: false, logLevel: "silent", build: { outDir: folder }, preview: options });
}

/** What a run draws, and how. */
export interface PicturesOptions {
  /** Of a built Storybook. */
  folder: string;
  stories: readonly Story[];
  /** Of writing, where a story has none of its own. */
  direction: Globals["direction"];
  /** Takes what was seen of a story, as soon as it was. */
  onSeen: (seen: StoryPictures) => Promise<void>;
}

/** Looks at stories in both themes and two widths, in two pages side by side: a page waits more than it computes. */
export async function takePictures({ folder, stories, direction, onSeen }: PicturesOptions): Promise<void> {
  const server = await serve(folder);
  const browser = await chromium.launch({ executablePath: obtainChromium(), args: CHROMIUM_ARGS });
  const waiting = [...stories];
  const open = () => openPage(browser, server.resolvedUrls?.local[0] ?? "");
  const look = async () => {
    let opened = await open();
    for (let story = waiting.shift(); story; story = waiting.shift()) {
      const failed = { story, pictures: {}, findings: [] };
      const seen = await lookAt(opened, story, direction).catch((failure: Error) => ({ ...failed, failure }));
      await onSeen(seen);
      if (!("failure" in seen)) continue;
      // What hangs in a page would keep the next story from being drawn.
      await opened.page.context().close();
      opened = await open();
    }
  };
  try {
    await Promise.all([look(), look()]);
  } finally {
    await browser.close();
    await server.close();
  }
}
