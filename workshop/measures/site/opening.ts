import { launchBrowser, launchBrowserWithoutWebGL } from "../../../e2e/browser.ts";
import { startWithExamples } from "../../../e2e/example-projects.ts";
import { referenceWork } from "../reference-work.ts";

const ROUNDS = 5;
/** Long tasks are told from this on; milliseconds. Shorter ones are not. */
const SHORTEST_MS = 50;
/** Scripts of a page, as texts: what compiles this file must leave nothing of its own in them. */
const OBSERVE = `
  globalThis.longTasks = [];
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longTasks.push(duration);
  }).observe({ type: "longtask", buffered: true });
`;
const LONGEST = "Math.max(0, ...longTasks)";
const REFERENCE = `(() => {
  const work = ${referenceWork};
  const rounds = Array.from({ length: 9 }, () => {
    const begun = performance.now();
    work();
    return performance.now() - begun;
  });
  return rounds.sort((a, b) => a - b)[4];
})()`;
const TWO_SECONDS = "new Promise((resolve) => setTimeout(resolve, 2000))";

/**
 * The longest task on the page's thread while a project page of the built product opens, without WebGL and with it;
 * milliseconds, and as a ratio to `referenceWork` in the same page. Build the product before.
 */
export async function benchOpening(): Promise<void> {
  const { product, publicID, close } = await startWithExamples();
  try {
    const rows: Record<string, string | number>[] = [];
    for (const [name, launch] of [
      ["without WebGL", launchBrowserWithoutWebGL],
      ["with software WebGL", launchBrowser],
    ] as const) {
      const browser = await launch();
      const found: { longest: number; reference: number }[] = [];
      for (let round = 0; round < ROUNDS; round++) {
        const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
        await context.addInitScript(OBSERVE);
        const page = await context.newPage();
        await page.goto(`${product.url}/project/nataraj-${publicID}`);
        await page.getByRole("button", { name: "Play", exact: true }).waitFor({ timeout: 120_000 });
        await page.evaluate(TWO_SECONDS);
        const longest = await page.evaluate<number>(LONGEST);
        found.push({ longest, reference: await page.evaluate<number>(REFERENCE) });
        await context.close();
      }
      await browser.close();
      const { longest, reference } = found.sort((a, b) => a.longest - b.longest)[ROUNDS >> 1] ?? {
        longest: 0,
        reference: 1,
      };
      rows.push({
        "opening a project page": name,
        "longest task, ms": longest < SHORTEST_MS ? `under ${SHORTEST_MS}` : Math.round(longest),
        "most of all rounds, ms": Math.round(Math.max(...found.map((round) => round.longest))),
        ratio: Math.round((10 * Math.max(longest, SHORTEST_MS)) / reference) / 10,
      });
    }
    console.table(rows);
  } finally {
    await close();
  }
}
