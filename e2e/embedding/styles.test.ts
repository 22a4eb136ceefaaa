import { readFileSync } from "node:fs";
import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { launchBrowserWithoutWebGL, openPage } from "../browser.ts";

/** As they are published. */
const STYLES = ["style.css", "practice.css"].map((name) =>
  readFileSync(new URL(`../../ui/dist/${name}`, import.meta.url), "utf8"),
);

/** Some of everything that a page of somebody else's may have. */
const HOST = `<style>:root { --accent: rgb(1, 2, 3); --text: rgb(4, 5, 6) }</style><main>
<h1>Title</h1><h2>Part</h2><p>Words <a href="#">link</a></p><ul><li>one</li></ul><button>press</button><input>
<textarea></textarea><img alt="none"><table><tr><td>cell</td></tr></table><dialog open>asks</dialog></main>`;

/** What the browser computes for every element of the host, besides the components' tokens. */
const computed = (page: Page) =>
  page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll("body, main, main *")].map((element) => {
      const styles = [undefined, "::before", "::after", "::selection"].map((part) => getComputedStyle(element, part));
      return styles.flatMap((style) => {
        const names = [...style].filter((name) => !name.startsWith("--")).concat("--accent", "--text");
        return names.map((name) => `${element.localName} ${name}: ${style.getPropertyValue(name)}`);
      });
    }),
  );

/** The rules that stand in no layer, and the custom properties that are set. */
const declared = (page: Page) =>
  page.evaluate(() => {
    const outside: string[] = [];
    const properties = new Set<string>();
    const visit = (rule: CSSRule) => {
      if (rule instanceof CSSStyleRule) {
        for (const name of rule.style) if (name.startsWith("--")) properties.add(name);
      }
      if ("cssRules" in rule) for (const inner of rule.cssRules as CSSRuleList) visit(inner);
    };
    for (const sheet of [...document.styleSheets].slice(1)) {
      for (const rule of sheet.cssRules) {
        visit(rule);
        const isLayer = rule instanceof CSSLayerBlockRule && rule.name === "nataraj";
        if (!isLayer && !(rule instanceof CSSFontFaceRule)) outside.push(rule.cssText);
      }
    }
    return { outside, properties: [...properties] };
  });

describe("the components' styles", () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowserWithoutWebGL();
  });
  afterAll(() => browser?.close());

  it.each(["light", "dark"] as const)("leave a page of somebody else's as it is (%s)", async (colorScheme) => {
    const context = await browser.newContext({ colorScheme });
    const { page, errors } = await openPage(context);
    await page.setContent(HOST);
    const before = await computed(page);
    for (const content of STYLES) await page.addStyleTag({ content });
    expect(await computed(page)).toEqual(before);
    const { outside, properties } = await declared(page);
    expect(outside).toEqual([]);
    expect(properties.filter((name) => !name.startsWith("--nj-"))).toEqual([]);
    expect(errors).toEqual([]);
    await context.close();
  });

  it("dress components by the theme of the part that they are in, and yield to the page", async () => {
    const context = await browser.newContext({ colorScheme: "light" });
    const { page } = await openPage(context);
    await page.setContent(
      `${HOST}<button id="day" class="nj-button">Dance</button><div data-nj-theme="dark"><p id="night" class="nj-prose">Night</p></div>
<p id="own" class="nj-prose">Own</p><style>p { color: rgb(9, 9, 9) }</style>`,
    );
    for (const content of STYLES) await page.addStyleTag({ content });
    const read = (id: string, name: string) =>
      page
        .locator(`#${id}`)
        .evaluate((element, property) => getComputedStyle(element).getPropertyValue(property), name);
    expect(await read("day", "font-family")).toContain("Figtree");
    expect(await read("day", "color-scheme")).toBe("light");
    expect(await read("night", "color-scheme")).toBe("dark");
    expect(await read("own", "color")).toBe("rgb(9, 9, 9)");
    await context.close();
  });
});
