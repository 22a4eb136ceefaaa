import { type IconName, SHAPES } from "../../../src/icon/shapes.ts";

export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Look {
  fill?: string;
  stroke?: string;
  strokeWidth?: number;
  dash?: string;
  opacity?: number;
}

const attributes = ({ fill = "none", stroke, strokeWidth = 1, dash, opacity }: Look): string =>
  [
    `fill="${fill}"`,
    stroke && `stroke="${stroke}" stroke-width="${strokeWidth}"`,
    dash && `stroke-dasharray="${dash}"`,
    opacity !== undefined && opacity < 1 && `opacity="${opacity.toFixed(3)}"`,
  ]
    .filter(Boolean)
    .join(" ");

const n = (value: number) => value.toFixed(2).replace(/\.?0+$/, "");

/** A box with round corners; its border lies within it, as in a page. */
export function box({ x, y, width, height }: Area, radius: number, look: Look): string {
  const inset = look.stroke ? (look.strokeWidth ?? 1) / 2 : 0;
  const [w, h] = [Math.max(0, width - 2 * inset), Math.max(0, height - 2 * inset)];
  const r = Math.max(0, Math.min(radius - inset, w / 2, h / 2));
  return `<rect x="${n(x + inset)}" y="${n(y + inset)}" width="${n(w)}" height="${n(h)}" rx="${n(r)}" ${attributes(look)}/>`;
}

export const disc = (x: number, y: number, radius: number, look: Look): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" ${attributes(look)}/>`;

export const line = (x1: number, y1: number, x2: number, y2: number, stroke: string, strokeWidth = 1): string =>
  `<path d="M${n(x1)} ${n(y1)}L${n(x2)} ${n(y2)}" stroke="${stroke}" stroke-width="${strokeWidth}"/>`;

/** Shapes together: moved, grown about a point, faded. */
export function group(
  shapes: readonly (string | false | undefined)[],
  {
    x = 0,
    y = 0,
    scale = 1,
    about = [0, 0],
    opacity = 1,
  }: { x?: number; y?: number; scale?: number; about?: readonly [number, number]; opacity?: number } = {},
): string {
  if (opacity <= 0) return "";
  const moves = [
    (x !== 0 || y !== 0) && `translate(${n(x)} ${n(y)})`,
    scale !== 1 &&
      `translate(${n(about[0])} ${n(about[1])}) scale(${scale.toFixed(4)}) translate(${n(-about[0])} ${n(-about[1])})`,
  ].filter(Boolean);
  const faded = opacity < 1 ? ` opacity="${opacity.toFixed(3)}"` : "";
  return `<g${moves.length > 0 ? ` transform="${moves.join(" ")}"` : ""}${faded}>${shapes.filter(Boolean).join("")}</g>`;
}

/** One of the product's icons, its middle at x and y. */
export function icon(name: IconName, x: number, y: number, size: number, color: string): string {
  const shape: { stroke?: string; fill?: string } = SHAPES[name];
  const scale = size / 24;
  const drawn = shape.fill
    ? `<path d="${shape.fill}" fill="${color}"/>`
    : `<path d="${shape.stroke}" fill="none" stroke="${color}" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"/>`;
  return `<g transform="translate(${n(x - size / 2)} ${n(y - size / 2)}) scale(${scale.toFixed(4)})">${drawn}</g>`;
}
