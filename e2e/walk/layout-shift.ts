import type { BrowserContext, Page } from "playwright";

/** From now on pages of a context sum up how much of them has jumped without a person's doing. */
export async function recordShift(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const record = { shift: 0 };
    Object.assign(globalThis, { walked: record });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
        if (!entry.hadRecentInput) record.shift += entry.value;
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** How much of a page has jumped since it was opened or last asked. A share of the window. */
export function takeShift(page: Page): Promise<number> {
  return page.evaluate(() => {
    const record = (globalThis as unknown as { walked: { shift: number } }).walked;
    const { shift } = record;
    record.shift = 0;
    return shift;
  });
}
