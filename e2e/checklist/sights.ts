import type { Locator, Page } from "playwright";
import { expect, vi } from "vitest";
import { type Cast, named } from "./cast.ts";
import type { Sight } from "./row.ts";
import type { Watched } from "./watch.ts";

/** How long a sight may take to come, in milliseconds: long enough for a busy machine. */
const PATIENCE = 10_000;

const tidy = (text: string) => text.replace(/\s+/g, " ").trim();
const visible = (locator: Locator) => locator.filter({ visible: true });

/** Waits until a sight is there. Fails with what was there instead. */
export async function see(watched: Watched, sight: Sight, cast: Cast, timeout = PATIENCE): Promise<void> {
  await vi.waitFor(() => look(watched, sight, cast), { timeout, interval: 60 });
}

async function look({ page, alerts, calls }: Watched, sight: Sight, cast: Cast): Promise<void> {
  if ("text" in sight) {
    const found = await visible(page.getByText(named(sight.text, cast), { exact: true })).count();
    expect(found, `“${sight.text}” is shown`).toBeGreaterThan(0);
  } else if ("part" in sight) {
    expect(tidy(await page.locator("body").innerText())).toContain(sight.part);
  } else if ("no" in sight) {
    expect(await visible(page.getByText(sight.no, { exact: true })).count(), `“${sight.no}” is shown`).toBe(0);
  } else if ("heading" in sight) {
    const { heading: name, level } = sight;
    const found = await page.getByRole("heading", { name, exact: true, ...(level && { level }) }).count();
    expect(found, `heading “${name}”`).toBeGreaterThan(0);
  } else if ("button" in sight) {
    const button = page.getByRole("button", { name: sight.button, exact: true }).first();
    expect(await button.isVisible(), `button “${sight.button}” is shown`).toBe(true);
    if (sight.disabled !== undefined) expect(await button.isDisabled()).toBe(sight.disabled);
    if (sight.pressed !== undefined) expect(await button.getAttribute("aria-pressed")).toBe(String(sight.pressed));
  } else if ("link" in sight) {
    const links = await page.getByRole("link", { name: sight.link, exact: true }).all();
    const addresses = await Promise.all(links.map((link) => link.getAttribute("href")));
    expect(addresses, `link “${sight.link}”`).toContain(named(sight.to, cast));
  } else if ("field" in sight) {
    const field = page.getByLabel(sight.field, { exact: true }).first();
    expect(await field.isVisible(), `field “${sight.field}” is shown`).toBe(true);
    if (sight.value !== undefined) expect(await field.inputValue()).toBe(named(sight.value, cast));
    if (sight.type !== undefined) expect(await field.getAttribute("type")).toBe(sight.type);
  } else if ("radio" in sight) {
    const radio = page.getByRole("radio", { name: sight.radio, exact: true });
    expect(await radio.isChecked({ timeout: 1_000 })).toBe(sight.checked);
    if (sight.disabled !== undefined) expect(await radio.isDisabled()).toBe(sight.disabled);
  } else if ("dialog" in sight) {
    expect(await openDialog(page)).toEqual({ title: sight.title, text: sight.dialog, buttons: sight.buttons });
  } else if ("dialogs" in sight) {
    expect(await openDialog(page)).toBeUndefined();
  } else if ("alert" in sight) {
    expect(alerts).toContain(sight.alert);
  } else if ("path" in sight) {
    const { pathname, search } = new URL(page.url());
    expect(pathname + search).toBe(named(sight.path, cast));
  } else if ("tab" in sight) {
    expect(await page.title()).toBe(sight.tab);
  } else if ("all" in sight) {
    const found = page.locator(sight.all);
    if ("are" in sight) expect((await found.allInnerTexts()).map(tidy)).toEqual(sight.are);
    else expect(await found.count()).toBe(sight.count);
  } else if ("attribute" in sight) {
    const value = await page.locator(sight.of).first().getAttribute(sight.attribute, { timeout: 1_000 });
    if (sight.is instanceof RegExp) expect(value).toMatch(sight.is);
    else expect(value).toBe(named(sight.is, cast));
  } else if ("announced" in sight) {
    const heard = await page.evaluate(() => (globalThis as { announced?: string[] }).announced ?? []);
    const order = heard.filter((text) => sight.announced.includes(text));
    expect([...new Set(order)]).toEqual(sight.announced);
  } else if ("shift" in sight) {
    // What is there by now counts once it is drawn.
    const shift = await page.evaluate(async () => {
      for (let i = 0; i < 2; i++) await new Promise(requestAnimationFrame);
      return (globalThis as { shift?: number }).shift;
    });
    expect(shift).toBeLessThan(sight.shift);
  } else if ("called" in sight) {
    const { called } = sight;
    if (called instanceof RegExp) expect(calls).toContainEqual(expect.stringMatching(called));
    else expect(calls).toContain(named(called, cast));
  } else {
    expect(await sight.holds(page, cast), sight.that).toBe(true);
  }
}

async function openDialog(page: Page): Promise<{ title?: string; text: string; buttons: string[] } | undefined> {
  return page.evaluate(() => {
    const dialog = document.querySelector<HTMLDialogElement>("dialog[open]");
    if (!dialog) return undefined;
    const text = (element: Element | null) => element?.textContent?.replace(/\s+/g, " ").trim();
    return {
      title: text(dialog.querySelector("h2")),
      text: text(dialog.querySelector("p")) ?? "",
      buttons: [...dialog.querySelectorAll("button")].map((button) => text(button) ?? ""),
    };
  });
}
