import { DANCE_STYLES, type DanceStyle, TEXTS } from "@nataraj/sdk/contract";
import { stylePicture } from "../drawing/art.ts";
import { letters } from "../drawing/letters.ts";
import { box, disc, group, icon } from "../drawing/shapes.ts";
import { token } from "../drawing/tokens.ts";
import { blend, type Drawn, type Touch } from "./controls.ts";
import { flowActions, LEFT, page, projectName, steps, title } from "./page.ts";

export interface StylesState {
  project: string;
  /** How far each style is chosen, 0 to 1. */
  chosen: (style: DanceStyle) => number;
  touch: (name: string) => Touch;
}

export const STYLES_HEIGHT = 1119;
const TILE = { width: 256, height: 298, gap: 16, top: 345 };
const PICTURE = TILE.width - 4;

/** Where a style's tile lies. */
export function tileOf(style: DanceStyle): Drawn["area"] {
  const index = DANCE_STYLES.indexOf(style);
  return {
    x: LEFT + (index % 4) * (TILE.width + TILE.gap),
    y: TILE.top + Math.floor(index / 4) * (TILE.height + TILE.gap),
    width: TILE.width,
    height: TILE.height,
  };
}

/** Step 3 of the create flow: one style or several. */
export function chooseStyles({ project, chosen, touch }: StylesState) {
  const { svg: actions, next } = flowActions(999, touch("next"));
  const svg = group([
    page(STYLES_HEIGHT),
    title("Choose your dance styles"),
    steps("Style", 200),
    projectName(project, 261, false),
    letters(TEXTS.create.fusion, LEFT, 321, { size: 17, color: token("text-soft") }),
    ...DANCE_STYLES.map((style) => tile(style, chosen(style), touch(style))),
    actions,
  ]);
  return { svg, next };
}

function tile(style: DanceStyle, on: number, { hover = 0, press = 0 }: Touch): string {
  const { x, y, width, height } = tileOf(style);
  const border = blend(blend(token("line"), token("line-strong"), hover), token("accent"), on);
  const r = 14;
  // What is drawn over the picture's corners to make them round.
  const frame = `M0 0H${width}V${height}H0ZM${r + 2} 2A${r} ${r} 0 0 0 2 ${r + 2}V${height - r - 2}A${r} ${r} 0 0 0 ${r + 2} ${height - 2}H${width - r - 2}A${r} ${r} 0 0 0 ${width - 2} ${height - r - 2}V${r + 2}A${r} ${r} 0 0 0 ${width - r - 2} 2Z`;
  return group(
    [
      box({ x, y, width, height }, 16, { fill: token("ground-raised") }),
      stylePicture(style, x + 2, y + 2, PICTURE),
      box({ x: x + 2, y: y + 2 + PICTURE, width: PICTURE, height: height - PICTURE - 4 }, 0, {
        fill: token("ground-raised"),
      }),
      `<path d="${frame}" fill-rule="evenodd" fill="${token("ground")}" transform="translate(${x} ${y})"/>`,
      letters(style, x + 14, y + PICTURE + 29, { face: "bold", size: 17, color: token("text") }),
      box({ x, y, width, height }, 16, { stroke: border, strokeWidth: 2 }),
      group(
        [
          disc(x + width - 25, y + 25, 15, { fill: token("accent") }),
          icon("tick", x + width - 25, y + 25, 18, token("on-accent")),
        ],
        { opacity: on, scale: 0.5 + 0.5 * on, about: [x + width - 25, y + 25] },
      ),
    ],
    { y: -3 * hover + 2 * press },
  );
}
