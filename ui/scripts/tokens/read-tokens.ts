/** What the tokens are in both themes: values by name, without `--` and the prefix. */
export interface ThemeTokens {
  dark: ReadonlyMap<string, string>;
  /** Those that are others by day. */
  light: ReadonlyMap<string, string>;
}

const PROPERTY = /--(?:nj-)?([\w-]+):\s*([^;]+);/g;

function propertiesOf(rule: string): Map<string, string> {
  const found = [...rule.matchAll(PROPERTY)].map(([, name = "", value = ""]) => [name, value.trim()] as const);
  return new Map(found.filter(([name]) => name !== "color-scheme"));
}

/**
 * Reads the tokens of `theme/tokens.css`, which is the only place that has them: the first rule is dark, and the one that
 * is light by attribute is light.
 * @throws {Error} where one of the rules is missing.
 */
export function readTokens(css: string): ThemeTokens {
  const dark = /:root[^{}]*\{([^}]*)\}/.exec(css)?.[1];
  const light = /\[data-(?:nj-)?theme="light"\][^{}]*\{([^}]*)\}/.exec(css)?.[1];
  if (dark === undefined || light === undefined) throw new Error("The design tokens lack a theme.");
  return { dark: propertiesOf(dark), light: propertiesOf(light) };
}
