import { mkdir } from "node:fs/promises";
import { type Browser, type BrowserContext, chromium, type Page } from "playwright";
import { CHROMIUM_ARGS, findChromium } from "../scripts/chromium.mjs";

/** Where pictures of the run are kept when it is wished: $ARTIFACTS, else nowhere. */
const artifacts = process.env.ARTIFACTS;
export const keepsPictures = artifacts !== undefined;

export async function launchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: findChromium(), headless: true, args: CHROMIUM_ARGS });
}

/** A browser that draws nothing in 3D, and pages the quicker for that. */
export async function launchBrowserWithoutWebGL(): Promise<Browser> {
  const args = [
    ...CHROMIUM_ARGS.filter((arg) => !/angle|swiftshader|gpu/.test(arg)),
    "--disable-gpu",
    "--disable-3d-apis",
  ];
  return chromium.launch({ executablePath: findChromium(), headless: true, args });
}

/** A page whose uncaught errors are collected: a test asserts that there are none. */
export async function openPage(context: BrowserContext): Promise<{ page: Page; errors: string[] }> {
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  return { page, errors };
}

/** Keeps a picture of the page under a name, where pictures are wished. */
export async function keepPicture(page: Page, name: string, { fullPage = false } = {}): Promise<void> {
  if (!artifacts) return;
  await mkdir(artifacts, { recursive: true });
  await page.screenshot({ path: `${artifacts}/${name}.png`, fullPage });
}
