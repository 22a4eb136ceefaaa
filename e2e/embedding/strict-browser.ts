import type { Browser } from "playwright";
import { findChromium, TEST_CHROMIUM_ARGS } from "../../scripts/chromium.mjs";
import { launch } from "../browser.ts";

const ARGS = [
  ...TEST_CHROMIUM_ARGS.filter((argument) => !argument.startsWith("--autoplay-policy")),
  "--autoplay-policy=document-user-activation-required",
];

/** A browser that plays no sound without a gesture, as people have it. */
export async function launchStrictBrowser(): Promise<Browser> {
  return launch(ARGS);
}

/**
 * A strict browser that also has no cookies for sites in other sites' frames. The headless shell knows no such setting,
 * and a whole browser takes several times the work: for tests of cookies alone.
 */
export async function launchBrowserWithoutFrameCookies(): Promise<Browser> {
  return launch([...ARGS, "--test-third-party-cookie-phaseout"], findChromium());
}
