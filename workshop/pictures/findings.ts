import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { Page } from "playwright";

const AXE = createRequire(import.meta.url).resolve("axe-core/axe.min.js");

/** What axe has against the story as it is, by the rules of Storybook's accessibility panel. */
export async function findByAxe(page: Page): Promise<string[]> {
  await page.evaluate(await readFile(AXE, "utf8"));
  return page.evaluate(async () => {
    const { axe } = globalThis as unknown as {
      axe: {
        run(
          context: object,
          options: object,
        ): Promise<{ violations: { id: string; nodes: { target: unknown[] }[] }[] }>;
      };
    };
    const context = { include: document.body, exclude: [".sb-wrapper", "#storybook-docs"] };
    const { violations } = await axe.run(context, { rules: { region: { enabled: false } } });
    return violations.map(({ id, nodes }) => `${id} (${nodes.map(({ target }) => target.join(" ")).join(", ")})`);
  });
}

/** Whether the page is wider than its window, so that it scrolls sideways: pixels that are too many, as a sentence. */
export async function findOverflow(page: Page): Promise<string[]> {
  const pixels = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  return pixels > 0 ? [`${pixels} pixels wider than the window`] : [];
}
