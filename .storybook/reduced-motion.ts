const QUERY = "prefers-reduced-motion";
/** What a rule asked for before it was changed. */
const asked = new WeakMap<CSSMediaRule, string>();

/** All media rules of the page that ask for less motion, also those inside of other rules. */
function* motionRules(rules: CSSRuleList): Generator<CSSMediaRule> {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule && (asked.has(rule) || rule.media.mediaText.includes(QUERY))) yield rule;
    else if (rule instanceof CSSGroupingRule) yield* motionRules(rule.cssRules);
  }
}

const matchAsDevice = window.matchMedia.bind(window);
let isReduced = false;

window.matchMedia = (query) => {
  const real = matchAsDevice(query);
  if (!isReduced || !query.includes(QUERY)) return real;
  // Rules and queries ask for `reduce` alone.
  return Object.defineProperty(real, "matches", { value: true });
};

/** Shows stories as on a device whose owner wants less motion, or again as the device says. */
export function reduceMotion(reduced: boolean): void {
  isReduced = reduced;
  for (const sheet of document.styleSheets) {
    for (const rule of motionRules(sheet.cssRules)) {
      if (!asked.has(rule)) asked.set(rule, rule.media.mediaText);
      const text = reduced ? "all" : (asked.get(rule) ?? "");
      if (rule.media.mediaText !== text) rule.media.mediaText = text;
    }
  }
}
