import css from "./tokens.css?raw";

/** Names of the design tokens in their order, as in `--nj-space-3`: those of the first rule, which has them all. */
export const TOKENS: readonly string[] = [
  ...new Set([...(css.split("}")[0] ?? "").matchAll(/^ *(--[\w-]+):/gm)].map(([, name]) => name as string)),
].filter((name) => !name.endsWith("-color-scheme"));

const GROUPS = {
  size: /^--nj-size-/,
  leading: /^--nj-leading-/,
  font: /^--nj-font-/,
  space: /^--nj-(space-|page$)/,
  radius: /^--nj-radius-/,
  shadow: /^--nj-shadow-/,
  motion: /^--nj-(quick|swift|slow|ease)$/,
} as const;

/** The purpose of a token. All tokens without another group are colours. */
export type TokenGroup = keyof typeof GROUPS | "color";

/** The tokens of a group. */
export function tokensOf(group: TokenGroup): readonly string[] {
  const belongs = (name: string) =>
    group === "color" ? !Object.values(GROUPS).some((each) => each.test(name)) : GROUPS[group].test(name);
  return TOKENS.filter(belongs);
}
