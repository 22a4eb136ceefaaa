import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { CONTRAST_PAIRS, contrast, contrastOf } from "./contrast.ts";
import { designTokens } from "./design-tokens.ts";
import { readTokens } from "./read-tokens.ts";
import { TOKEN_USES } from "./token-uses.ts";

const stylesheet = readFileSync(new URL("../../src/theme/tokens.css", import.meta.url), "utf8");
const tokens = readTokens(stylesheet);

it("has every token of the stylesheet with its use, and no other", () => {
  const { dark, light } = designTokens(tokens);
  const { $extensions, ...inFormat } = dark;
  const names = [...Object.keys(inFormat), ...Object.keys($extensions?.["org.nataraj.css"] ?? {})];
  expect(names.sort()).toEqual(Object.keys(TOKEN_USES).sort());
  expect(light.text?.$value).not.toEqual(dark.text?.$value);
  for (const name of Object.keys(light)) expect(dark).toHaveProperty([name]);
});

it("is the same by day, whether the system asks for it or an attribute", () => {
  const rule = (selector: RegExp) =>
    selector
      .exec(stylesheet)?.[1]
      ?.split(";")
      .map((line) => line.trim());
  const bySystem = rule(/:root:not\(\[data-nj-theme\]\) \{([^}]*)\}/);
  expect(bySystem).toContain("--nj-color-scheme: light");
  expect(bySystem).toEqual(rule(/^\[data-nj-theme="light"\] \{([^}]*)\}/m));
});

it("writes values as the format has them", () => {
  const css = `:root { --a: #ff8000; --b: 0.25rem; --c: 140ms; --d: cubic-bezier(0.2, 0.8, 0.2, 1); --e: 1.6;
    --f: "Some Font", serif; --g: rgb(10 4 14 / 72%); --h: clamp(1rem, 2vw, 3rem); }
    [data-nj-theme="light"] { --a: #000000; }`;
  const names = {
    a: "ground",
    b: "space-1",
    c: "quick",
    d: "ease",
    e: "leading-text",
    f: "font-text",
    g: "scrim",
    h: "size-5",
  };
  const named = css.replace(/--([a-h]):/g, (_, name: keyof typeof names) => `--nj-${names[name]}:`);
  const { dark } = designTokens(readTokens(named));
  const { $extensions, ...inFormat } = dark;
  const values = Object.fromEntries(
    Object.entries(inFormat).map(([name, { $type, $value }]) => [name, [$type, $value]]),
  );
  expect($extensions).toEqual({ "org.nataraj.css": { "size-5": "clamp(1rem, 2vw, 3rem)" } });
  expect(values).toEqual({
    ground: ["color", { colorSpace: "srgb", components: [1, 0.502, 0], alpha: 1, hex: "#ff8000" }],
    "space-1": ["dimension", { value: 0.25, unit: "rem" }],
    quick: ["duration", { value: 140, unit: "ms" }],
    ease: ["cubicBezier", [0.2, 0.8, 0.2, 1]],
    "leading-text": ["number", 1.6],
    "font-text": ["fontFamily", ["Some Font", "serif"]],
    scrim: ["color", { colorSpace: "srgb", components: [0.0392, 0.0157, 0.0549], alpha: 0.72 }],
  });
});

it("has enough contrast in each pair that components put together, in both themes", () => {
  expect(contrast("#000000", "#ffffff")).toBe(21);
  const weak = (["dark", "light"] as const).flatMap((theme) =>
    CONTRAST_PAIRS.map((pair) => ({ ...pair, theme, contrast: contrastOf(pair, tokens, theme) })).filter(
      (pair) => pair.contrast < pair.least,
    ),
  );
  expect(weak).toEqual([]);
});
