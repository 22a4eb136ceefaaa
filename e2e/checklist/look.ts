import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { Page } from "playwright";
import { keepPicture } from "../browser.ts";

const AXE = createRequire(import.meta.url).resolve("axe-core/axe.min.js");
let axe: Promise<string> | undefined;

export const WIDTHS = [360, 768, 1440] as const;
export const SCHEMES = ["dark", "light"] as const;

interface AxeRun {
  violations: { id: string; nodes: { target: unknown[]; failureSummary?: string }[] }[];
}

/**
 * Looks at a page in its present state, dark and light, at three widths: what axe has against it, what is wider than the
 * page. Keeps a picture of each where pictures are wished.
 * @returns a sentence for each fault.
 */
export async function lookAt(page: Page, name: string): Promise<string[]> {
  const faults: string[] = [];
  const before = page.viewportSize() ?? { width: 1440, height: 900 };
  axe ??= readFile(AXE, "utf8");
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(await axe);
  for (const colorScheme of SCHEMES) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await settle(page);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if (wide > 0) faults.push(`${colorScheme} ${width}: ${wide} px wider than the page`);
      await keepPicture(page, `${name}-${width}-${colorScheme}`, { fullPage: true });
      // Colours are the same at every width; a narrow page has its folded menu besides.
      if (width === 1440 || (width === 360 && colorScheme === "dark"))
        for (const fault of await runAxe(page)) faults.push(`${colorScheme} ${width}: ${fault}`);
    }
  }
  await page.emulateMedia({ colorScheme: null, reducedMotion: "reduce" });
  await page.setViewportSize(before);
  return [...new Set(faults)];
}

/** Styles of the new width and theme have come to be drawn, and no colour is on its way to another any more. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY) animation.finish();
    }
    await new Promise<void>((resolve) => {
      const channel = new MessageChannel();
      channel.port1.onmessage = () => resolve();
      channel.port2.postMessage(undefined);
    });
    for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish();
  });
}

async function runAxe(page: Page): Promise<string[]> {
  const { violations } = await page.evaluate<AxeRun>(() =>
    (globalThis as unknown as { axe: { run(options: object): Promise<AxeRun> } }).axe.run({
      resultTypes: ["violations"],
      runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
    } as object),
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id} at ${target.join(" ")}: ${failureSummary?.split("\n")[1]?.trim()}`,
    ),
  );
}
