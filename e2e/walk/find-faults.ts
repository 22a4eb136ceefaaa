import type { Page } from "playwright";

/**
 * What is wrong with a page as it is drawn: wider than its window, more than one primary button, NEXT below the fold,
 * controls that are cut off or covered, words that are cut off.
 * @returns a sentence for each.
 */
export function findFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = [];
    const root = document.querySelector("dialog[open]") ?? document;
    const nameOf = (element: Element) =>
      (element.getAttribute("aria-label") ?? element.textContent ?? "").trim().slice(0, 40) || element.tagName;
    const isSeen = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      const drawn = element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      const isClipped = getComputedStyle(element).clipPath !== "none";
      return drawn && !isClipped && width > 1 && height > 1 && !element.closest("[inert]");
    };
    const seen = (selector: string) => [...root.querySelectorAll(selector)].filter(isSeen);

    const wide = document.documentElement.scrollWidth - innerWidth;
    if (wide > 0) faults.push(`is ${wide} px wider than its window`);

    const primary = seen(".nj-button--primary");
    if (primary.length > 1) faults.push(`has several primary buttons: ${primary.map(nameOf).join(", ")}`);

    for (const button of seen("button")) {
      const { bottom } = button.getBoundingClientRect();
      if (nameOf(button) === "NEXT" && bottom > innerHeight)
        faults.push(`has NEXT ${bottom - innerHeight} px below the fold`);
    }

    for (const control of seen("button, a[href], input, select, summary")) {
      const { left, top, width, height } = control.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      if (y < 0 || y > innerHeight || isScrolledAway(control, y)) continue;
      if (x < 0 || x > innerWidth) {
        // What scrolls sideways may hold more than is seen.
        if (!scrollsSideways(control)) faults.push(`has '${nameOf(control)}' outside of its window`);
        continue;
      }
      const hit = document.elementFromPoint(x, y);
      const label = hit?.closest("label");
      if (!hit || control.contains(hit) || hit.contains(control) || label?.contains(control) || isSticky(hit)) continue;
      if (control instanceof HTMLInputElement && [...(control.labels ?? [])].some((each) => each.contains(hit)))
        continue;
      faults.push(`has '${nameOf(control)}' under ${hit.tagName.toLowerCase()}.${hit.getAttribute("class") ?? ""}`);
    }

    for (const words of seen("h1, h2, h3, p, button, a, label, li, dd, output")) {
      // A picture may be larger than its frame.
      if (words.querySelector("img, canvas")) continue;
      const { overflowX, textOverflow } = getComputedStyle(words);
      const isCut = words.clientWidth > 0 && words.scrollWidth > words.clientWidth + 2 && overflowX !== "visible";
      if (isCut && overflowX !== "auto" && overflowX !== "scroll" && textOverflow !== "ellipsis")
        faults.push(`cuts off '${nameOf(words)}'`);
    }
    return faults;

    /** What stays while the page scrolls covers for a while only. */
    function isSticky(element: Element): boolean {
      for (let each: Element | null = element; each; each = each.parentElement) {
        if (getComputedStyle(each).position === "sticky") return true;
      }
      return false;
    }

    /** Above or below what is in sight of a box that scrolls. */
    function isScrolledAway(element: Element, y: number): boolean {
      for (let each = element.parentElement; each; each = each.parentElement) {
        const { top, bottom } = each.getBoundingClientRect();
        if (/auto|scroll/.test(getComputedStyle(each).overflowY) && (y < top || y > bottom)) return true;
      }
      return false;
    }

    function scrollsSideways(element: Element): boolean {
      for (let each: Element | null = element; each; each = each.parentElement) {
        if (/auto|scroll/.test(getComputedStyle(each).overflowX)) return true;
      }
      return false;
    }
  });
}
