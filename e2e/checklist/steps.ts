import type { BrowserContext, Route } from "playwright";
import { expect, vi } from "vitest";
import { pauseClock, TIMEOUT_MS } from "../browser.ts";
import { expectOnPage } from "./expect-on-page.ts";
import type { Answer, Step } from "./row.ts";
import { fillPlaceholders, type TestData } from "./test-data.ts";
import type { LayoutShifts, WatchedPage } from "./watch.ts";

/** The faked calls of a scene. They hold for all windows of the context. */
export class FakedCalls {
  readonly #context: BrowserContext;
  readonly #held = new Map<string, { route: Route; answer: Answer }[]>();
  readonly #patterns = new Set<string>();
  readonly #heldPatterns = new Set<string>();
  readonly #data: TestData;

  constructor(context: BrowserContext, data: TestData) {
    this.#context = context;
    this.#data = data;
  }

  #pattern(call: string): string {
    return this.#data.origin + fillPlaceholders(call, this.#data);
  }

  async fake(answer: Answer): Promise<void> {
    const pattern = this.#pattern(answer.call);
    await this.#context.unroute(pattern);
    this.#patterns.add(pattern);
    if (answer.mode === "hold") this.#heldPatterns.add(pattern);
    else this.#heldPatterns.delete(pattern);
    await this.#context.route(pattern, async (route) => {
      if (answer.mode === "hold") this.#held.set(pattern, [...(this.#held.get(pattern) ?? []), { route, answer }]);
      else if (answer.mode === "cut") await route.abort("connectionrefused");
      else await this.#fulfill(route, answer);
    });
  }

  #fulfill(route: Route, { json = {}, status = 200 }: Answer): Promise<void> {
    const body = fillPlaceholders(JSON.stringify(json), this.#data);
    return route.fulfill({ status, contentType: "application/json", body });
  }

  /** Lets a call reach the server from now on, and those that were held as well. */
  async release(call: string): Promise<void> {
    const pattern = this.#pattern(call);
    // A page says that it waits a moment before its call is here to be held.
    const held = () => expect(this.#held.has(pattern)).toBe(true);
    if (this.#heldPatterns.has(pattern)) await vi.waitFor(held, { timeout: TIMEOUT_MS, interval: 20 });
    await this.#stop(pattern);
  }

  async end(): Promise<void> {
    for (const pattern of this.#patterns) await this.#stop(pattern);
  }

  async #stop(pattern: string): Promise<void> {
    // Without the route the browser would let them go on to the server by itself.
    for (const { route, answer } of this.#held.get(pattern) ?? []) {
      // Whoever asked may have left by now.
      await (answer.json ? this.#fulfill(route, answer) : route.continue()).catch(() => undefined);
    }
    this.#held.delete(pattern);
    await this.#context.unroute(pattern);
    this.#patterns.delete(pattern);
  }
}

/** Does a step in the page. */
export async function runStep(watched: WatchedPage, step: Step, data: TestData, answers: FakedCalls): Promise<void> {
  const { page } = watched;
  if ("press" in step) {
    const name = fillPlaceholders(step.press, data);
    const found =
      step.role === undefined
        ? page.getByRole("button", { name, exact: true }).or(page.getByRole("link", { name, exact: true }))
        : page.getByRole(step.role, { name, exact: true });
    for (let i = 0; i < (step.times ?? 1); i++) await found.first().click({ force: step.role === "radio" });
  } else if ("unfold" in step) {
    await page.locator("summary", { hasText: step.unfold }).click();
  } else if ("width" in step) {
    await page.setViewportSize({ width: step.width, height: step.height ?? 900 });
  } else if ("fill" in step) {
    await page.getByLabel(step.fill, { exact: true }).first().fill(fillPlaceholders(step.with, data));
  } else if ("key" in step) {
    for (let i = 0; i < (step.times ?? 1); i++) {
      if (step.on === undefined) await page.keyboard.press(step.key);
      else await page.getByLabel(step.on, { exact: true }).first().press(step.key);
    }
  } else if ("choose" in step) {
    await page.getByLabel(step.in, { exact: true }).setInputFiles(data.files[step.choose]);
  } else if ("go" in step) {
    await page.goto(data.origin + fillPlaceholders(step.go, data));
  } else if ("settled" in step) {
    await page.evaluate(async () => {
      // A font is asked for when a text is first laid out in it, which may be after the fonts before it are there.
      do {
        await document.fonts.ready;
        for (let i = 0; i < 2; i++) await new Promise(requestAnimationFrame);
      } while (document.fonts.status === "loading");
      const { layoutShifts } = globalThis as unknown as { layoutShifts: LayoutShifts };
      Object.assign(layoutShifts, { shift: 0, settledAt: performance.now(), jumped: [] });
    });
  } else if ("pause" in step) {
    await pauseClock(page);
  } else if ("forward" in step) {
    await page.clock.fastForward(step.forward);
  } else if ("answer" in step) {
    await answers.fake(step.answer);
  } else if ("release" in step) {
    await answers.release(step.release);
  } else {
    await expectOnPage(watched, step.wait, data);
  }
}
