import type { Browser } from "playwright";
import { findChromium, TEST_CHROMIUM_ARGS } from "../../scripts/chromium.mjs";
import { launch } from "../browser.ts";

/** A browser as people have it: no sound without a gesture, no cookies for sites in other sites' frames. */
export async function launchStrictBrowser(): Promise<Browser> {
  const args = TEST_CHROMIUM_ARGS.filter((argument) => !argument.startsWith("--autoplay-policy"));
  return launch(
    [...args, "--autoplay-policy=document-user-activation-required", "--test-third-party-cookie-phaseout"],
    // The headless shell knows no such settings of cookies.
    findChromium(),
  );
}
