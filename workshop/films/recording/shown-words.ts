/** Runs in the page: the texts that can be seen in the window, each once, in the order of the page. */
export function shownWords(overlay: string): string[] {
  const found = new Set<string>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent?.replace(/\s+/g, " ").trim();
    const parent = node.parentElement;
    if (!text || !parent || parent.closest(`#${overlay}, script, style`)) continue;
    if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    range.selectNodeContents(node);
    const { left, right, top, bottom, width, height } = range.getBoundingClientRect();
    // What is for screen readers alone is a pixel large.
    if (width < 2 || height < 2) continue;
    if (right > 0 && bottom > 0 && left < innerWidth && top < innerHeight) found.add(text);
  }
  return [...found];
}
