import type { BrowserContext, Page } from "playwright";

/** How long anything may take to come, in milliseconds: minutes, as others may use the machine. */
const TIMEOUT_MS = 300_000;

/** What has jumped in a page since it was opened, or settled. */
export interface LayoutShifts {
  /** The cumulative layout shift. */
  shift: number;
  /** When the page was settled, on its own clock. */
  settledAt: number;
  /** The elements that have jumped. */
  jumped: string[];
}

/** A page and what it has said and asked for so far. */
export interface WatchedPage {
  page: Page;
  /** Uncaught errors. */
  errors: string[];
  /** Texts of the browser's own dialogs, each taken away at once. */
  alerts: string[];
  /** Requests to the server, as `GET /api/…`. */
  calls: string[];
  /** How long anything may take to come, in milliseconds. */
  timeout: number;
}

/** Forgets what was said and asked for, for another scene in the same page. */
export function resetRecords(watched: WatchedPage): void {
  const { errors, alerts, calls } = watched;
  for (const list of [errors, alerts, calls]) list.length = 0;
  waitAtMost(watched, TIMEOUT_MS);
}

/** Limits how long anything in a page may take to come, in milliseconds. */
export function waitAtMost(watched: WatchedPage, timeout: number): void {
  watched.timeout = timeout;
  watched.page.setDefaultTimeout(timeout);
}

/** A new page, watched from its first request on. */
export async function watchPage(context: BrowserContext): Promise<WatchedPage> {
  const page = await context.newPage();
  const watched: WatchedPage = { page, errors: [], alerts: [], calls: [], timeout: TIMEOUT_MS };
  waitAtMost(watched, TIMEOUT_MS);
  page.on("pageerror", (error) => watched.errors.push(error.message));
  page.on("dialog", (dialog) => {
    watched.alerts.push(dialog.message());
    void dialog.dismiss();
  });
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/api/")) watched.calls.push(`${request.method()} ${pathname}`);
  });
  await page.addInitScript(recordAnnouncements);
  await page.addInitScript(recordLayoutShifts);
  await page.addInitScript(recordSounds);
  return watched;
}

/** Runs in the page: keeps every text that stood in a status, however short. */
function recordAnnouncements(): void {
  const announced: string[] = [];
  Object.assign(globalThis, { announced });
  new MutationObserver(() => {
    for (const status of document.querySelectorAll("[role=status]")) {
      const text = status.textContent?.trim() ?? "";
      if (text !== "" && announced.at(-1) !== text) announced.push(text);
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

/** Runs in the page: adds up how much of it jumps without a reason that the person at it has given, and what jumps. */
function recordLayoutShifts(): void {
  interface LayoutShift extends PerformanceEntry {
    value: number;
    hadRecentInput: boolean;
    sources: { node?: Node }[];
  }
  const sum = { shift: 0, settledAt: 0, jumped: [] as string[] };
  Object.assign(globalThis, { layoutShifts: sum });
  new PerformanceObserver((list) => {
    // An observer may be told late of what jumped before.
    for (const { hadRecentInput, startTime, value, sources } of list.getEntries() as LayoutShift[]) {
      if (hadRecentInput || startTime < sum.settledAt) continue;
      sum.shift += value;
      for (const { node } of sources) sum.jumped.push(`${node?.nodeName} “${node?.textContent?.slice(0, 40)}”`);
    }
  }).observe({ type: "layout-shift", buffered: true });
}

/** Runs in the page: keeps the delays of timers, which end soon, and what pressed itself. */
export function recordTimers(): void {
  const delays: number[] = [];
  const pressed: string[] = [];
  Object.assign(globalThis, { delays, pressed });
  const { setTimeout: later } = globalThis;
  const soon = (act: TimerHandler, delay = 0, ...rest: unknown[]) => {
    delays.push(delay);
    return later(act, Math.min(delay, 50), ...rest);
  };
  globalThis.setTimeout = soon as typeof setTimeout;
  const { click } = HTMLElement.prototype;
  HTMLElement.prototype.click = function (this: HTMLElement) {
    pressed.push(this.id);
    click.call(this);
  };
}

/** Runs in the page: keeps every sound that is made, as a player's may stand in no document. */
function recordSounds(): void {
  const heard: HTMLMediaElement[] = [];
  Object.assign(globalThis, { heard });
  const { play } = HTMLMediaElement.prototype;
  HTMLMediaElement.prototype.play = function (this: HTMLMediaElement) {
    heard.push(this);
    return play.call(this);
  };
}
