import { readFileSync } from "node:fs";
import type { DanceStyle } from "@nataraj/sdk/contract";
import { createElement, type ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { StylePicture } from "../../../src/create/art/StylePicture.tsx";
import { Thumbnail } from "../../../src/create/art/Thumbnail.tsx";
import { LogoMark } from "../../../src/navigation/Logo.tsx";
import { token, withTokens } from "./tokens.ts";

/** What a stylesheet says of stroke and fill, as attributes by class: quicker to draw than rules to be matched. */
function attributesOf(path: string): [name: string, attributes: string][] {
  const css = withTokens(readFileSync(new URL(path, import.meta.url), "utf8"));
  return [...css.matchAll(/((?:\.[\w-]+,?\s*)+)\{([^}]*)\}/g)].flatMap(([, selectors = "", body = ""]) => {
    const rules = [...body.matchAll(/(stroke[\w-]*|fill):\s*([^;]+);/g)];
    const attributes = rules
      .map(([, name, value]) => `${name}="${value?.replace("currentcolor", token("text"))}"`)
      .join(" ");
    return [...selectors.matchAll(/\.([\w-]+)/g)].map(([, name]): [string, string] => [name as string, attributes]);
  });
}

const ATTRIBUTES = new Map<string, string>();
for (const path of ["../../../src/create/art/art.css", "../../../src/navigation/Logo.css"])
  for (const [name, attributes] of attributesOf(path))
    ATTRIBUTES.set(name, [ATTRIBUTES.get(name), attributes].filter(Boolean).join(" "));

/** Colour runs that drawings refer to; they stand once in each picture. */
export const DEFINITIONS = `<defs><radialGradient id="art" cx="50%" cy="30%" r="75%"><stop offset="0" stop-color="#5b2a48"/><stop offset="1" stop-color="${token("ground-lifted")}"/></radialGradient>
<linearGradient id="bar" x2="1" y2="0"><stop offset="0" stop-color="${token("rose")}"/><stop offset="1" stop-color="${token("accent")}"/></linearGradient>
<linearGradient id="rise" x1="0" y1="1" x2="0" y2="0"><stop offset="0" stop-color="${token("rose")}"/><stop offset="1" stop-color="${token("accent")}"/></linearGradient>
<radialGradient id="glow" cx="50%" cy="-10%" r="120%"><stop offset="0" stop-color="#5b1f52"/><stop offset=".45" stop-color="#2a1236"/><stop offset="1" stop-color="#150b1c"/></radialGradient>
</defs>`;

const drawn = new Map<string, string>();

/** What a drawing component of the product renders, as a square of its own view box. */
function markup(key: string, element: ReactElement): string {
  let inner = drawn.get(key);
  if (inner === undefined) {
    inner = renderToStaticMarkup(element)
      .replace(/^<svg[^>]*>|<\/svg>$/g, "")
      .replace(/class="([^"]*)"/g, (_, names: string) =>
        names
          .split(" ")
          .map((name) => ATTRIBUTES.get(name) ?? "")
          .join(" "),
      );
    drawn.set(key, inner);
  }
  return inner;
}

function square(inner: string, units: number, x: number, y: number, size: number, ground = ""): string {
  return `<svg x="${x}" y="${y}" width="${size}" height="${size}" viewBox="0 0 ${units} ${units}" overflow="hidden" fill="none">${ground}${inner}</svg>`;
}

const GROUND = `<rect width="200" height="200" fill="url(#art)"/>`;

/** The picture of a dance style, from the product's own component. */
export const stylePicture = (style: DanceStyle, x: number, y: number, size: number): string =>
  square(markup(style, createElement(StylePicture, { style })), 200, x, y, size, GROUND);

/** One of the five pictures for chosen music, 0 to 4. */
export const thumbnail = (picture: number, x: number, y: number, size: number): string =>
  square(markup(`thumbnail ${picture}`, createElement(Thumbnail, { picture })), 200, x, y, size, GROUND);

/** The product's mark. */
export const logoMark = (x: number, y: number, size: number): string =>
  square(markup("logo", createElement(LogoMark, { size })), 64, x, y, size);
