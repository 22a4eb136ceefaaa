import type { IconName } from "../../../src/icon/shapes.ts";
import { letters, widthOf } from "../drawing/letters.ts";
import { type Area, box, disc, group, icon } from "../drawing/shapes.ts";
import { token } from "../drawing/tokens.ts";

/** Something drawn on a page, and where it is: the pointer goes there. */
export interface Drawn {
  svg: string;
  area: Area;
}

/** How far something is under the pointer, and how far it is pressed; 0 to 1. */
export interface Touch {
  hover?: number;
  press?: number;
}

export const middleOf = ({ area: { x, y, width, height } }: Drawn): readonly [number, number] => [
  x + width / 2,
  y + height / 2,
];

/** A colour between two, `share` of the way; both as #rrggbb. */
export function blend(from: string, to: string, share: number): string {
  const channel = (color: string, k: number) => Number.parseInt(color.slice(1 + 2 * k, 3 + 2 * k), 16);
  const mixed = [0, 1, 2].map((k) => Math.round(channel(from, k) + (channel(to, k) - channel(from, k)) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}

/** Sizes of buttons, pixels of the page. */
const SIZES = {
  medium: { height: 44, padding: 24, text: 15, icon: 19 },
  large: { height: 56, padding: 40, text: 17, icon: 21 },
} as const;

export interface ButtonProps extends Touch {
  /** Left end, or with `right` the right one. */
  x?: number;
  right?: number;
  middle?: number;
  y: number;
  label: string;
  variant?: "primary" | "secondary" | "ghost";
  size?: keyof typeof SIZES;
  icon?: IconName;
  iconAfter?: IconName;
  width?: number;
}

/** A button of the product. */
export function button(props: ButtonProps): Drawn {
  const { y, label, variant = "secondary", size = "medium", hover = 0, press = 0 } = props;
  const { height, padding, text, icon: iconSize } = SIZES[size];
  const lettering = { face: "bold", size: text, spacing: 0.03 } as const;
  const side = variant === "ghost" ? 16 : padding;
  const before = props.icon ? iconSize + 8 : 0;
  const after = props.iconAfter ? iconSize + 8 : 0;
  const content = before + widthOf(label, lettering) + after;
  const width = Math.max(content + 2 * side, props.width ?? 0);
  const x = props.x ?? (props.middle !== undefined ? props.middle - width / 2 : (props.right ?? 0) - width);
  const [fill, stroke, color] = {
    primary: [blend(token("accent"), token("accent-strong"), hover), undefined, token("on-accent")],
    secondary: [
      blend(token("ground-raised"), token("ground-lifted"), hover),
      blend(token("line-strong"), token("accent"), hover),
      token("text"),
    ],
    ghost: [hover > 0 ? blend(token("ground"), token("ground-lifted"), hover) : "none", undefined, token("text-soft")],
  }[variant] as [string, string | undefined, string];
  const start = x + (width - content) / 2;
  const centre = y + height / 2;
  const svg = group(
    [
      box({ x, y, width, height }, height, { fill, stroke }),
      props.icon && icon(props.icon, start + iconSize / 2, centre, iconSize, color),
      letters(label, start + before, centre + text * 0.36, { ...lettering, color }),
      props.iconAfter && icon(props.iconAfter, start + content - iconSize / 2, centre, iconSize, color),
    ],
    { scale: 1 - 0.03 * press, about: [x + width / 2, centre] },
  );
  return { svg, area: { x, y, width, height } };
}

export interface IconButtonProps extends Touch {
  /** Its middle. */
  x: number;
  y: number;
  icon: IconName;
  filled?: boolean;
  large?: boolean;
  color?: string;
}

/** A round button with an icon. */
export function iconButton({ x, y, icon: name, filled, large, color, hover = 0, press = 0 }: IconButtonProps): Drawn {
  const radius = large ? 30 : 22;
  const ground = filled
    ? disc(x, y, radius, { fill: blend(token("accent"), token("accent-strong"), hover) })
    : disc(x, y, radius, { fill: token("ground-lifted"), opacity: hover });
  const ink = filled ? token("on-accent") : (color ?? blend(token("text-soft"), token("text"), hover));
  return {
    svg: group([ground, icon(name, x, y, 21, ink)], { scale: 1 - 0.06 * press, about: [x, y] }),
    area: { x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius },
  };
}

export interface ChipProps extends Touch {
  x: number;
  y: number;
  label: string;
  /** How far it is switched on, 0 to 1. */
  on?: number;
  muted?: boolean;
}

/** A small round button that can be switched on. */
export function chip({ x, y, label, on = 0, muted, hover = 0, press = 0 }: ChipProps): Drawn {
  const lettering = { face: "strong", size: 15 } as const;
  const width = Math.max(44, widthOf(label, lettering) + 24);
  const area = { x, y, width, height: 44 };
  const color = on > 0.5 ? token("on-accent") : muted ? token("text-faint") : token("text");
  const ground = blend(token("ground-raised"), token("ground-lifted"), hover);
  return {
    svg: group(
      [
        box(area, 22, {
          fill: blend(ground, token("accent"), on),
          stroke: blend(muted ? token("line") : token("line-strong"), token("accent"), on),
        }),
        letters(label, x + width / 2, y + 27.5, { ...lettering, color, anchor: "middle" }),
      ],
      { scale: 1 - 0.03 * press, about: [x + width / 2, y + 22] },
    ),
    area,
  };
}

/** A drop-down field with its label before it. */
export function select({
  x,
  y,
  label,
  value,
  width,
  hover = 0,
}: { x: number; y: number; label: string; value: string; width: number } & Touch): Drawn {
  const named = widthOf(label, { size: 15 }) + 8;
  const area = { x: x + named, y, width, height: 44 };
  return {
    svg: group([
      letters(label, x, y + 27.5, { size: 15, color: token("text-soft") }),
      box(area, 8, { fill: token("ground-raised"), stroke: blend(token("line-strong"), token("accent"), hover) }),
      letters(value, area.x + 16, y + 27.5, { face: "strong", size: 15, color: token("text") }),
      icon("chevron-down", area.x + width - 15, y + 22, 14, token("text")),
    ]),
    area,
  };
}

/** A bar that fills with what is done, 0 to 1. */
export function progressBar({ x, y, width, height }: Area, done: number): string {
  return group([
    box({ x, y, width, height }, height, { fill: token("ground-lifted"), stroke: token("line") }),
    done > 0 && box({ x, y, width: Math.max(height, width * done), height }, height, { fill: "url(#bar)" }),
  ]);
}
