import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { Page } from "playwright";

const SCRIPT = createRequire(import.meta.url).resolve("axe-core/axe.min.js");
let script: Promise<string> | undefined;

/** By which rules a page is looked at: all of WCAG 2.2 AA and axe's best practice, or what width and colours decide. */
export type AxeRules = keyof typeof RULES;

const RULES = {
  all: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
  drawn: [
    "color-contrast",
    "link-in-text-block",
    "target-size",
    "scrollable-region-focusable",
    "aria-hidden-focus",
    // What a narrow page folds has its own buttons.
    "button-name",
    "link-name",
  ],
};

interface AxeRun {
  violations: { id: string; nodes: { target: unknown[]; failureSummary?: string }[] }[];
}

/**
 * What axe has against a page as it is: a sentence for each fault. Of a page with an open dialog only that: the rest is
 * inert, and has been looked at without it.
 */
export async function runAxe(page: Page, rules: AxeRules): Promise<string[]> {
  script ??= readFile(SCRIPT, "utf8");
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(await script);
  const { violations } = await page.evaluate<AxeRun, string[]>(
    (runOnly) =>
      (globalThis as unknown as { axe: { run(context: Node, options: object): Promise<AxeRun> } }).axe.run(
        document.querySelector("dialog[open]") ?? document,
        {
          resultTypes: ["violations"],
          runOnly,
          // Only sounds that play by themselves: no other rule of ours reads what axe would fetch.
          preload: { assets: ["media"] },
        },
      ),
    RULES[rules],
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id} at ${target.join(" ")}: ${failureSummary?.split("\n")[1]?.trim()}`,
    ),
  );
}
