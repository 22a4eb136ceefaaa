import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { Page } from "playwright";

const SCRIPT = createRequire(import.meta.url).resolve("axe-core/axe.min.js");
let script: Promise<string> | undefined;

interface AxeRun {
  violations: { id: string; nodes: { target: unknown[]; failureSummary?: string }[] }[];
}

/** What axe has against a page as it is, by WCAG 2.2 AA and its own best practice: a sentence for each fault. */
export async function runAxe(page: Page): Promise<string[]> {
  script ??= readFile(SCRIPT, "utf8");
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(await script);
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
