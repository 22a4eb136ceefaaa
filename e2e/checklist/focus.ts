import type { Page } from "playwright";

/** What can have the focus, but would not show it to someone at the keyboard: a sentence for each. */
export async function findHiddenFocus(page: Page): Promise<string[]> {
  // A key says that someone is at the keyboard; it goes nowhere.
  await page.keyboard.press("Shift");
  return page.evaluate(() => {
    const had = document.activeElement;
    const dialog = document.querySelector("dialog[open]");
    const faults: string[] = [];
    const styleOf = (element: Element) =>
      [null, "::before", "::after"].map((part) => {
        const { outlineStyle, outlineWidth, boxShadow, borderColor, backgroundColor } = getComputedStyle(element, part);
        const outline = outlineStyle !== "none" && Number.parseFloat(outlineWidth) > 0;
        return { outline, rest: boxShadow + borderColor + backgroundColor };
      });
    for (const element of (dialog ?? document).querySelectorAll<HTMLElement>(
      "a[href], button:not(:disabled), input:not(:disabled, [type=hidden]), textarea, select, summary, video[controls], [tabindex='0']",
    )) {
      if (!element.checkVisibility({ visibilityProperty: true })) continue;
      // The ring may be drawn by a part, or stand beside a hidden input.
      const besides = [element.nextElementSibling, element.closest("label")].filter((one) => one !== null);
      const drawn = [element, ...element.querySelectorAll("*"), ...besides];
      const before = drawn.flatMap(styleOf);
      element.focus({ preventScroll: true });
      if (document.activeElement !== element) continue;
      const shown = drawn.flatMap(styleOf).some(({ outline, rest }, i) => outline || rest !== before[i]?.rest);
      if (!shown) faults.push(`the focus cannot be seen on ${element.outerHTML.slice(0, 120)}`);
    }
    if (had instanceof HTMLElement) had.focus({ preventScroll: true });
    return faults;
  });
}
