import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { type Browser, type BrowserContext, chromium, type Page } from "playwright";
import { CHROMIUM_ARGS, findChromium } from "../../../scripts/chromium.mjs";
import { installOverlay, OVERLAY } from "./overlay.ts";
import { installPageTime, keepNativeFrames } from "./page-time.ts";

/** How a film or picture is seen. */
export interface Window {
  /** CSS pixels. */
  width: number;
  height: number;
  /** Pixels of the picture for each of them. */
  scale: number;
  scheme?: "dark" | "light";
  /** How dancers are drawn; `full` unless given. */
  detail?: keyof typeof CORES;
  /** A telephone: pages are touched. */
  phone?: boolean;
}

/** Who draws in 3D, as the page is told: frames have all the time they need. */
const GRAPHICS = "Recorded";
/** Processors, as the page is told. With two, dancers have no shadow, half the detail, and take half the time. */
const CORES = { full: 8, lite: 2 };

/** The address that pages show. */
export const SHOWN_URL = "http://nataraj.example";

/** @param url Of the product, which the browser finds under {@link SHOWN_URL}. */
export function launchBrowser(url: string): Promise<Browser> {
  return chromium.launch({
    executablePath: findChromium(),
    headless: true,
    args: [
      ...CHROMIUM_ARGS,
      "--hide-scrollbars",
      "--force-color-profile=srgb",
      `--host-resolver-rules=MAP ${new URL(SHOWN_URL).hostname}:80 ${new URL(url).host.replace("localhost", "127.0.0.1")}`,
      `--unsafely-treat-insecure-origin-as-secure=${SHOWN_URL}`,
    ],
  });
}

/** Opens a context in which pages dance in full detail, though they are drawn in software. */
export async function openContext(browser: Browser, { width, height, scale, scheme, detail = "full", phone }: Window) {
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: scale,
    colorScheme: scheme ?? "dark",
    locale: "en-GB",
    permissions: ["clipboard-read", "clipboard-write"],
    ...(phone ? { isMobile: true, hasTouch: true } : {}),
  });
  // tsx names functions by a helper, which pages do not have.
  await context.addInitScript("globalThis.__name = (value) => value;");
  await context.addInitScript(pretendHardware, { graphics: GRAPHICS, cores: CORES[detail] });
  return context;
}

/** What captions are written in. */
const FONT = fileURLToPath(
  import.meta.resolve("@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2"),
);

/** Opens a page whose time can be told. */
export async function openTimedPage(context: BrowserContext): Promise<Page> {
  await context.addInitScript(keepNativeFrames);
  await context.clock.install();
  await context.addInitScript(installPageTime);
  await context.addInitScript(installOverlay, { name: OVERLAY, font: await readFile(FONT, "base64") });
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  return page;
}

/** Runs in the page. */
function pretendHardware({ graphics, cores }: { graphics: string; cores: number }): void {
  const UNMASKED_RENDERER_WEBGL = 0x9246;
  const real = WebGL2RenderingContext.prototype.getParameter;
  WebGL2RenderingContext.prototype.getParameter = function getParameter(name) {
    return name === UNMASKED_RENDERER_WEBGL ? graphics : real.call(this, name);
  };
  Object.defineProperty(navigator, "hardwareConcurrency", { get: () => cores });
}
