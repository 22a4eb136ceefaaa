import { mkdir } from "node:fs/promises";
import { setTimeout } from "node:timers/promises";
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from "playwright";
import { onTestFinished } from "vitest";
import { findTestChromium, TEST_CHROMIUM_ARGS } from "../scripts/chromium.mjs";

/** Where pictures of the run are kept when it is wished: $ARTIFACTS, else nowhere. */
const artifacts = process.env.ARTIFACTS;
export const keepsPictures = artifacts !== undefined;

/** How many times slower pages compute: $CPU_SLOWDOWN. It shows which tests pass on quick machines alone. */
const slowdown = Number(process.env.CPU_SLOWDOWN ?? 1);

/** How long anything may take to come, in milliseconds: minutes, as others may use the machine. */
export const TIMEOUT_MS = 300_000;

export async function launchBrowser(): Promise<Browser> {
  return launch(TEST_CHROMIUM_ARGS);
}

/** A browser whose camera shows a film of JPEGs (.mjpeg), over and over, without asking. */
export async function launchBrowserWithCamera(film: string): Promise<Browser> {
  return launch([
    ...TEST_CHROMIUM_ARGS,
    "--use-fake-ui-for-media-stream",
    "--use-fake-device-for-media-stream",
    `--use-file-for-fake-video-capture=${film}`,
  ]);
}

/** A browser that draws nothing in 3D, and pages the quicker for that. */
export async function launchBrowserWithoutWebGL(): Promise<Browser> {
  const args = [
    ...TEST_CHROMIUM_ARGS.filter((arg) => !/angle|swiftshader|gpu/.test(arg)),
    "--disable-gpu",
    "--disable-3d-apis",
  ];
  return launch(args);
}

/** Starts a browser with these arguments. */
export async function launch(args: string[], executablePath = findTestChromium()): Promise<Browser> {
  const browser = await chromium.launch({ executablePath, headless: true, args });
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    // What a test sees comes from the server, but where it is about the service worker.
    const context = await newContext({ serviceWorkers: "block", ...options });
    context.setDefaultTimeout(TIMEOUT_MS);
    if (slowdown === 1) return context;
    context.on("page", (page) => void slowDown(page).catch(() => undefined));
    return context;
  };
  return browser;
}

async function slowDown(page: Page): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
}

/** A context of one test, closed once the test has ended and its pages have been told. */
export async function openContext(browser: Browser, options?: BrowserContextOptions): Promise<BrowserContext> {
  const context = await browser.newContext(options);
  onTestFinished(() => context.close());
  return context;
}

/** A page and its uncaught errors so far. */
export interface OpenPage {
  page: Page;
  errors: string[];
}

/**
 * A page whose uncaught errors are collected: a test asserts that there are none. Where the test that opened it fails,
 * what the page shows is told with the failure.
 */
export async function openPage(context: BrowserContext): Promise<OpenPage> {
  const page = await context.newPage();
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  tellOnFailure(page, errors);
  return { page, errors };
}

function tellOnFailure(page: Page, errors: readonly string[]): void {
  try {
    // Before the test's context is closed: the latest of these comes first, and onTestFailed after all.
    onTestFinished(async ({ task }) => {
      if (task.result?.state !== "fail") return;
      const message = [`${page.url()} shows:`, await textOf(page), ...errors].join("\n");
      task.result.errors?.push({ name: "Page", message, stack: message });
    });
  } catch {
    // A page of a whole suite has no test yet.
  }
}

/** The words of a page, or why there are none. A page that is stuck does not answer. */
async function textOf(page: Page): Promise<string> {
  const words = page.evaluate(() => document.body.innerText.slice(0, 1000)).catch(String);
  return Promise.race([words, setTimeout(10_000, "nothing: it does not answer", { ref: false })]);
}

/**
 * Stops the clock of a page: from now on its time passes only when it is told to. The clock is set on by as long as a busy
 * machine may take to do so, as it cannot be set back; timers that are due then run once.
 */
export async function pauseClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + TIMEOUT_MS);
}

/** Keeps a picture of the page under a name, where pictures are wished. */
export async function keepPicture(page: Page, name: string, { fullPage = false } = {}): Promise<void> {
  if (!artifacts) return;
  await mkdir(artifacts, { recursive: true });
  await page.screenshot({ path: `${artifacts}/${name}.png`, fullPage });
}
