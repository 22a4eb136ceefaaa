import type { ThemeTokens } from "./read-tokens.ts";

/** A colour on another one, and the contrast that it needs (WCAG 2.2: 4.5 for text, 3 for what is no text). */
export interface ContrastPair {
  on: string;
  color: string;
  least: number;
}

const TEXT = 4.5;
const NO_TEXT = 3;
const GROUNDS = ["ground", "ground-raised", "ground-lifted"];
const WORDS = ["text", "text-soft", "text-faint", "accent", "accent-strong", "danger", "success"];

/** The pairs that components put together. */
export const CONTRAST_PAIRS: readonly ContrastPair[] = [
  ...GROUNDS.flatMap((on) => WORDS.map((color) => ({ on, color, least: TEXT }))),
  ...["rose", "teal"].map((color) => ({ on: "ground-raised", color, least: TEXT })),
  { on: "accent", color: "on-accent", least: TEXT },
  { on: "accent-strong", color: "on-accent", least: TEXT },
  { on: "danger", color: "on-danger", least: TEXT },
  ...GROUNDS.map((on) => ({ on, color: "line-strong", least: NO_TEXT })),
  ...GROUNDS.map((on) => ({ on, color: "focus", least: NO_TEXT })),
];

/** A colour's relative luminance (WCAG 2.2). @param color `#rrggbb`. */
function luminance(color: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** How much two colours differ, 1 to 21 (WCAG 2.2). @param a `#rrggbb`, like `b`. */
export function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

/** The contrast of a pair in a theme. @throws {Error} where a colour of it is no token. */
export function contrastOf({ on, color }: ContrastPair, tokens: ThemeTokens, theme: keyof ThemeTokens): number {
  const value = (name: string) => {
    const found = (theme === "light" ? tokens.light.get(name) : undefined) ?? tokens.dark.get(name);
    if (!found?.startsWith("#")) throw new Error(`There is no colour named ${name}.`);
    return found;
  };
  return contrast(value(on), value(color));
}
