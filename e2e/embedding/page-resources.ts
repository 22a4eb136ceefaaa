import type { Page } from "playwright";

/** What a page holds, as the browser counts it after everything unreachable has been collected. */
export interface PageResources {
  /** WebGL contexts that are neither collected nor given back. */
  contexts: number;
  /** Audio elements that have not been collected. */
  audios: number;
  /** Listeners that scripts have added, on anything. */
  listeners: number;
  /** Nodes of the DOM, in the document or kept by something. */
  nodes: number;
  /** Bytes of the script heap. */
  heap: number;
}

interface TrackedResources {
  contexts: WeakRef<WebGLRenderingContext>[];
  audios: WeakRef<HTMLAudioElement>[];
}
declare const trackedResources: TrackedResources;

/** Notes what a page makes. Call before it is opened. */
export async function trackResources(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const notes: TrackedResources = { contexts: [], audios: [] };
    Object.assign(globalThis, { trackedResources: notes });
    const getContext = HTMLCanvasElement.prototype.getContext as (...args: unknown[]) => RenderingContext | null;
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, ...args: unknown[]) {
      const context = getContext.apply(this, args);
      if (context && /webgl/.test(String(args[0]))) notes.contexts.push(new WeakRef(context as WebGLRenderingContext));
      return context;
    } as typeof getContext as HTMLCanvasElement["getContext"];
    globalThis.Audio = new Proxy(Audio, {
      construct(target, args) {
        const audio = Reflect.construct(target, args) as HTMLAudioElement;
        notes.audios.push(new WeakRef(audio));
        return audio;
      },
    });
  });
}

/** Collects garbage and counts what is left. */
export async function countResources(page: Page): Promise<PageResources> {
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable");
  // Weak references live on until the task that read them has ended: hence twice.
  for (let i = 0; i < 2; i++) {
    await session.send("HeapProfiler.collectGarbage");
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 50)));
  }
  const { metrics } = await session.send("Performance.getMetrics");
  await session.detach();
  const metric = (name: string) => metrics.find((each) => each.name === name)?.value ?? Number.NaN;
  const made = await page.evaluate(() => ({
    contexts: trackedResources.contexts.filter((each) => each.deref()?.isContextLost() === false).length,
    audios: trackedResources.audios.filter((each) => each.deref()).length,
  }));
  return { ...made, listeners: metric("JSEventListeners"), nodes: metric("Nodes"), heap: metric("JSHeapUsedSize") };
}
