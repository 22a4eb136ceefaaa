import { type Browser, chromium } from "playwright";
import { findChromium, TEST_CHROMIUM_ARGS } from "../../scripts/chromium.mjs";

/** A browser as people have it: no sound without a gesture, no cookies for sites in other sites' frames. */
export async function launchStrictBrowser(): Promise<Browser> {
  const args = TEST_CHROMIUM_ARGS.filter((argument) => !argument.startsWith("--autoplay-policy"));
  return chromium.launch({
    executablePath: findChromium(),
    args: [...args, "--autoplay-policy=document-user-activation-required", "--test-third-party-cookie-phaseout"],
  });
}
