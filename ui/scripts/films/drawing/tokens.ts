import { readFileSync } from "node:fs";

/** Reads the custom properties of a stylesheet's first `:root`: the dark theme, as on the stage. */
function readTokens(css: string): ReadonlyMap<string, string> {
  const root = /:root[^{}]*\{([^}]*)\}/.exec(css)?.[1];
  if (!root) throw new Error("The design tokens have no :root.");
  return new Map(
    [...root.matchAll(/--nj-([\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name as string, value as string]),
  );
}

const tokens = readTokens(readFileSync(new URL("../../../src/theme/tokens.css", import.meta.url), "utf8"));

/**
 * A design token of the product.
 * @throws {Error} when there is none of that name.
 */
export function token(name: string): string {
  const value = tokens.get(name);
  if (value === undefined) throw new Error(`There is no design token named ${name}.`);
  return value;
}

/** Puts the tokens' values in the place of `var(--name)`: what draws SVG here knows no custom properties. */
export function withTokens(css: string): string {
  return css.replace(/var\(--nj-([\w-]+)\)/g, (_, name: string) => token(name));
}
