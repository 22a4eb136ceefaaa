import type { BrowserContext, Page } from "playwright";

/** An entry of the Layout Instability API, which TypeScript does not know. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null }[];
}

/** From now on pages of a context sum up how much of them has jumped without a person's doing. */
export async function recordShift(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const record = { shift: 0, moved: [] as string[] };
    Object.assign(globalThis, { walked: record });
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShift[]) {
        if (hadRecentInput) continue;
        record.shift += value;
        for (const { node } of sources) {
          if (node instanceof Element) record.moved.push(`${node.localName}.${node.classList}`);
        }
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** What has jumped on a page since it was opened or last asked: a share of the window, and which elements. */
export function takeShift(page: Page): Promise<{ shift: number; moved: string[] }> {
  return page.evaluate(() => {
    const record = (globalThis as unknown as { walked: { shift: number; moved: string[] } }).walked;
    const taken = { shift: record.shift, moved: [...new Set(record.moved)] };
    record.shift = 0;
    record.moved = [];
    return taken;
  });
}
