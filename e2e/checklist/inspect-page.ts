import type { Page } from "playwright";
import { keepPicture, keepsPictures } from "../browser.ts";
import { type AxeRules, runAxe } from "./axe.ts";
import { findHiddenFocus } from "./focus.ts";

interface View {
  width: 360 | 768 | 1440;
  colorScheme: "dark" | "light";
  /** A page says the same at every width and in both themes: once by all rules is enough, then by what is drawn. */
  axe?: AxeRules;
}

const VIEWS: readonly View[] = [
  { width: 1440, colorScheme: "dark", axe: "all" },
  { width: 768, colorScheme: "dark" },
  { width: 360, colorScheme: "light", axe: "drawn" },
];
/** Only for pictures. */
const MORE_VIEWS: readonly View[] = [
  { width: 768, colorScheme: "light" },
  { width: 1440, colorScheme: "light" },
  { width: 360, colorScheme: "dark" },
];

/**
 * Looks at a page in its present state, dark and light, narrow and wide: what axe has against it, what is wider than the
 * page, where the focus would not be seen. Keeps pictures of every width in both themes where pictures are wished.
 * @returns a sentence for each fault.
 */
export async function inspectPage(page: Page, name: string): Promise<string[]> {
  const faults: string[] = [];
  const before = page.viewportSize() ?? { width: 1440, height: 900 };
  for (const { width, colorScheme, axe } of keepsPictures ? [...VIEWS, ...MORE_VIEWS] : VIEWS) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await page.setViewportSize({ width, height: 900 });
    // How wide a page is needs no drawing.
    if (axe || keepsPictures) await waitForStyles(page);
    if (keepsPictures) await nextFrames(page);
    const fault = (text: string) => faults.push(`${colorScheme} ${width}: ${text}`);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (wide > 0) fault(`${wide} px wider than the page`);
    const passing = await page.evaluate(
      () => document.getAnimations().filter((one) => one instanceof CSSTransition).length,
    );
    if (passing > 0) fault(`${passing} styles pass over slowly although less motion is wished`);
    if (keepsPictures) {
      // A dialog stands over what is in the window.
      const fullPage = (await page.locator("dialog[open]").count()) === 0;
      await keepPicture(page, `${name}-${width}-${colorScheme}`, { fullPage });
    }
    if (axe) (await runAxe(page, axe)).forEach(fault);
  }
  await page.emulateMedia({ colorScheme: null, reducedMotion: "reduce" });
  await page.setViewportSize(before);
  faults.push(...(await findHiddenFocus(page)));
  return [...new Set(faults)];
}

/** What follows the size of its place has come to its new size. */
async function nextFrames(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let i = 0; i < 3; i++) await new Promise(requestAnimationFrame);
  });
}

/** Fonts have come, and what comes in by an animation is there. With less motion a theme's colours are there at once. */
async function waitForStyles(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY) animation.finish();
    }
  });
}
