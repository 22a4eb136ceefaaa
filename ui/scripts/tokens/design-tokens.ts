import type { ThemeTokens } from "./read-tokens.ts";
import { TOKEN_USES } from "./token-uses.ts";

/** A token in the format of the Design Tokens Community Group (2025.10). */
export interface DesignToken {
  $type: string;
  $value: unknown;
  $description: string;
}

/** The tokens of a theme. What the format has no type for (`clamp`, gradients, shadows) is CSS text, apart. */
export type TokenGroup = Record<string, DesignToken> & {
  $extensions?: { "org.nataraj.css": Record<string, string> };
};

const HEX = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i;
const RGB = /^rgb\((\d+) (\d+) (\d+) \/ ([\d.]+)%\)$/;
const LENGTH = /^([\d.]+)(px|rem)$/;
const TIME = /^([\d.]+)ms$/;
const CURVE = /^cubic-bezier\(([^)]+)\)$/;
const FONTS = /^"/;
/** Four digits after the point are finer than 8 bits a channel. */
const share = (byte: string | undefined) => Math.round((Number(byte) / 255) * 1e4) / 1e4;

/** The value as the format writes it; undefined where it has no type for it. */
function typed(css: string): Omit<DesignToken, "$description"> | undefined {
  const hex = HEX.exec(css)?.slice(1);
  if (hex) {
    const components = hex.map((pair) => share(String(Number.parseInt(pair, 16))));
    return { $type: "color", $value: { colorSpace: "srgb", components, alpha: 1, hex: css } };
  }
  const rgb = RGB.exec(css);
  if (rgb) {
    const components = rgb.slice(1, 4).map(share);
    return { $type: "color", $value: { colorSpace: "srgb", components, alpha: Number(rgb[4]) / 100 } };
  }
  const length = LENGTH.exec(css);
  if (length) return { $type: "dimension", $value: { value: Number(length[1]), unit: length[2] } };
  const time = TIME.exec(css);
  if (time) return { $type: "duration", $value: { value: Number(time[1]), unit: "ms" } };
  const curve = CURVE.exec(css)?.[1];
  if (curve) return { $type: "cubicBezier", $value: curve.split(",").map(Number) };
  if (/^[\d.]+$/.test(css)) return { $type: "number", $value: Number(css) };
  if (FONTS.test(css))
    return { $type: "fontFamily", $value: css.split(",").map((name) => name.trim().replaceAll('"', "")) };
  return undefined;
}

/**
 * The tokens as JSON: a group for each theme. `light` has only what is another by day.
 * @throws {Error} for a token that nobody says the use of.
 */
export function designTokens(tokens: ThemeTokens): Record<keyof ThemeTokens, TokenGroup> {
  return { dark: group(tokens.dark), light: group(tokens.light) };
}

function group(values: ReadonlyMap<string, string>): TokenGroup {
  const inFormat: Record<string, DesignToken> = {};
  const css: Record<string, string> = {};
  for (const [name, value] of values) {
    const use = TOKEN_USES[name];
    if (use === undefined) throw new Error(`Nobody says what the design token ${name} is for.`);
    const token = typed(value);
    if (token) inFormat[name] = { ...token, $description: use };
    else css[name] = value;
  }
  return Object.assign(inFormat, { $extensions: { "org.nataraj.css": css } }) as TokenGroup;
}
