import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import opentype from "opentype.js";

/** The product's faces: text in three weights, and the one of titles. */
const FILES = {
  text: "@fontsource/figtree/files/figtree-latin-400-normal.woff",
  strong: "@fontsource/figtree/files/figtree-latin-600-normal.woff",
  bold: "@fontsource/figtree/files/figtree-latin-700-normal.woff",
  display: "@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff",
  title: "@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-800-normal.woff",
} as const;
export type Face = keyof typeof FILES;

/** What the pages set between letters, in ems. */
const SPACING: Record<Face, number> = { text: 0, strong: 0, bold: 0, display: -0.02, title: -0.02 };

const fonts = new Map<Face, opentype.Font>();
function fontOf(face: Face): opentype.Font {
  let font = fonts.get(face);
  if (!font) {
    const { buffer, byteOffset, length } = readFileSync(fileURLToPath(import.meta.resolve(FILES[face])));
    font = opentype.parse(buffer.slice(byteOffset, byteOffset + length));
    fonts.set(face, font);
  }
  return font;
}

export interface Lettering {
  face?: Face;
  size: number;
  color: string;
  /** Which end of the text stands at x. */
  anchor?: "start" | "middle" | "end";
  /** Ems between letters, instead of the face's own. */
  spacing?: number;
}

/** A line of text as outlines, so that it looks the same on every machine: its path from 0, and its width. */
interface Outline {
  path: string;
  width: number;
}

const outlines = new Map<string, Outline>();
function outlineOf(content: string, { face = "text", size, spacing = SPACING[face] }: Lettering): Outline {
  const key = `${face} ${size} ${spacing} ${content}`;
  let outline = outlines.get(key);
  if (!outline) {
    const font = fontOf(face);
    const options = { kerning: true, letterSpacing: spacing } as opentype.RenderOptions;
    for (const letter of content)
      if (font.charToGlyphIndex(letter) === 0)
        throw new Error(`The face "${face}" has no "${letter}" for "${content}".`);
    outline = {
      path: font.getPath(content, 0, 0, size, options).toPathData(2),
      width: font.getAdvanceWidth(content, size, options),
    };
    outlines.set(key, outline);
  }
  return outline;
}

/** A line of text whose baseline is at y. */
export function letters(content: string, x: number, y: number, lettering: Lettering): string {
  const { path, width } = outlineOf(content, lettering);
  const shift = { start: 0, middle: width / 2, end: width }[lettering.anchor ?? "start"];
  return `<path d="${path}" transform="translate(${(x - shift).toFixed(2)} ${y.toFixed(2)})" fill="${lettering.color}"/>`;
}

/** Width of a line of text. */
export const widthOf = (content: string, lettering: Omit<Lettering, "color">): number =>
  outlineOf(content, { ...lettering, color: "" }).width;

/** Breaks a text into lines that are no wider than allowed. */
export function linesOf(content: string, width: number, lettering: Omit<Lettering, "color">): string[] {
  const lines: string[] = [];
  for (const word of content.split(" ")) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && widthOf(longer, lettering) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
