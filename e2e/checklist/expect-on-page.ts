import type { Locator, Page } from "playwright";
import { expect, vi } from "vitest";
import type { Expectation } from "./row.ts";
import { fillPlaceholders, type TestData } from "./test-data.ts";
import type { LayoutShifts, WatchedPage } from "./watch.ts";

const collapseSpaces = (text: string) => text.replace(/\s+/g, " ").trim();
const visible = (locator: Locator) => locator.filter({ visible: true });

/** Waits until an expectation is there. Fails with what was there instead. */
export async function expectOnPage(watched: WatchedPage, expectation: Expectation, data: TestData): Promise<void> {
  // What has jumped stays so.
  if ("shift" in expectation) return checkOnce(watched, expectation, data);
  await vi.waitFor(() => checkOnce(watched, expectation, data), { timeout: watched.timeout, interval: 60 });
}

async function checkOnce(
  { page, alerts, calls }: WatchedPage,
  expectation: Expectation,
  data: TestData,
): Promise<void> {
  if ("text" in expectation) {
    const found = await visible(page.getByText(fillPlaceholders(expectation.text, data), { exact: true })).count();
    expect(found, `“${expectation.text}” is shown`).toBeGreaterThan(0);
  } else if ("part" in expectation) {
    expect(collapseSpaces(await page.locator("body").innerText())).toContain(expectation.part);
  } else if ("no" in expectation) {
    expect(await visible(page.getByText(expectation.no, { exact: true })).count(), `“${expectation.no}” is shown`).toBe(
      0,
    );
  } else if ("heading" in expectation) {
    const { heading: name, level } = expectation;
    const found = await page.getByRole("heading", { name, exact: true, ...(level && { level }) }).count();
    expect(found, `heading “${name}”`).toBeGreaterThan(0);
  } else if ("button" in expectation) {
    const button = page.getByRole("button", { name: expectation.button, exact: true }).first();
    expect(await button.isVisible(), `button “${expectation.button}” is shown`).toBe(true);
    if (expectation.disabled !== undefined) expect(await button.isDisabled()).toBe(expectation.disabled);
    if (expectation.pressed !== undefined)
      expect(await button.getAttribute("aria-pressed")).toBe(String(expectation.pressed));
  } else if ("link" in expectation) {
    const links = await page.getByRole("link", { name: expectation.link, exact: true }).all();
    const addresses = await Promise.all(links.map((link) => link.getAttribute("href")));
    expect(addresses, `link “${expectation.link}”`).toContain(fillPlaceholders(expectation.to, data));
  } else if ("field" in expectation) {
    const field = page.getByLabel(expectation.field, { exact: true }).first();
    expect(await field.isVisible(), `field “${expectation.field}” is shown`).toBe(true);
    if (expectation.value !== undefined)
      expect(await field.inputValue()).toBe(fillPlaceholders(expectation.value, data));
    if (expectation.type !== undefined) expect(await field.getAttribute("type")).toBe(expectation.type);
  } else if ("radio" in expectation) {
    const radio = page.getByRole("radio", { name: expectation.radio, exact: true });
    expect(await radio.isChecked()).toBe(expectation.checked);
    if (expectation.disabled !== undefined) expect(await radio.isDisabled()).toBe(expectation.disabled);
  } else if ("dialog" in expectation) {
    expect(await openDialog(page)).toEqual({
      title: expectation.title,
      text: expectation.dialog,
      buttons: expectation.buttons,
    });
  } else if ("dialogs" in expectation) {
    expect(await openDialog(page)).toBeUndefined();
  } else if ("alert" in expectation) {
    expect(alerts).toContain(expectation.alert);
  } else if ("path" in expectation) {
    const { pathname, search } = new URL(page.url());
    expect(pathname + search).toBe(fillPlaceholders(expectation.path, data));
  } else if ("tab" in expectation) {
    expect(await page.title()).toBe(expectation.tab);
  } else if ("all" in expectation) {
    const found = page.locator(expectation.all);
    if ("are" in expectation) expect((await found.allInnerTexts()).map(collapseSpaces)).toEqual(expectation.are);
    else expect(await found.count()).toBe(expectation.count);
  } else if ("attribute" in expectation) {
    const value = await page.locator(expectation.of).first().getAttribute(expectation.attribute);
    if (expectation.is instanceof RegExp) expect(value).toMatch(expectation.is);
    else expect(value).toBe(fillPlaceholders(expectation.is, data));
  } else if ("announced" in expectation) {
    const heard = await page.evaluate(() => (globalThis as { announced?: string[] }).announced ?? []);
    const order = heard.filter((text) => expectation.announced.includes(text));
    expect([...new Set(order)]).toEqual(expectation.announced);
  } else if ("shift" in expectation) {
    // What is there by now counts once it is drawn.
    const { shift, jumped } = await page.evaluate(async () => {
      for (let i = 0; i < 2; i++) await new Promise(requestAnimationFrame);
      return (globalThis as unknown as { layoutShifts: LayoutShifts }).layoutShifts;
    });
    expect(shift, `what jumped: ${jumped.join(", ")}`).toBeLessThan(expectation.shift);
  } else if ("called" in expectation) {
    const { called } = expectation;
    if (called instanceof RegExp) expect(calls).toContainEqual(expect.stringMatching(called));
    else expect(calls).toContain(fillPlaceholders(called, data));
  } else {
    expect(await expectation.holds(page, data), expectation.that).toBe(true);
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
