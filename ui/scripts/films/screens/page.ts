import { TEXTS } from "@nataraj/sdk/contract";
import { logoMark } from "../drawing/art.ts";
import { letters, widthOf } from "../drawing/letters.ts";
import { box, disc, group, icon, line } from "../drawing/shapes.ts";
import { token } from "../drawing/tokens.ts";
import { button, type Drawn, iconButton, type Touch } from "./controls.ts";

/** Width of the browser's window in which the films take place, pixels; the pages' own sizes follow from it. */
export const PAGE_WIDTH = 1120;
/** Left and right end of what a page shows. */
export const LEFT = 24;
export const RIGHT = PAGE_WIDTH - 24;

/** What a camera that stands back sees round about the page. */
const MARGIN = 400;

const LINKS = ["Home", "About", "Dashboard", "Tutorials", "Blogs"] as const;

/** The ground of a page with the navigation bar of someone who is logged in. */
export function page(height: number, current?: (typeof LINKS)[number]): string {
  let x = 176;
  const links = LINKS.map((label) => {
    const lettering = { face: "strong", size: 17 } as const;
    const width = widthOf(label, lettering);
    const isHere = label === current;
    const drawn = group([
      letters(label, x, 39, { ...lettering, color: isHere ? token("text") : token("text-soft") }),
      isHere && box({ x, y: 48, width, height: 3 }, 2, { fill: "url(#bar)" }),
    ]);
    x += width + 24;
    return drawn;
  });
  return group([
    box({ x: -MARGIN, y: -MARGIN, width: PAGE_WIDTH + 2 * MARGIN, height: height + 2 * MARGIN }, 0, {
      fill: token("ground"),
    }),
    logoMark(24, 16, 36),
    letters("Nataraj", 68, 43, { face: "title", size: 24, color: token("text"), spacing: -0.03 }),
    ...links,
    button({ right: 895, y: 12, label: "YOUR PROFILE", variant: "ghost", icon: "user" }).svg,
    button({ right: 1028, y: 12, label: "SIGN OUT" }).svg,
    iconButton({ x: 1074, y: 34, icon: "sun" }).svg,
    line(0, 68.5, PAGE_WIDTH, 68.5, token("line")),
  ]);
}

export const title = (content: string): string =>
  letters(content, LEFT, 151, { face: "title", size: 51, color: token("text") });

const STEPS = ["Music", "Trim", "Style", "Avatar"] as const;

/** Where in the create flow the person is. @param y Middle of the row. */
export function steps(current: (typeof STEPS)[number], y: number): string {
  const reached = STEPS.indexOf(current);
  let x = LEFT;
  return group(
    STEPS.map((name, index) => {
      const isHere = index === reached;
      const color = isHere ? token("text") : index < reached ? token("text-soft") : token("text-faint");
      const middle = x + 14;
      const mark =
        index < reached
          ? icon("tick", middle, y, 16, color)
          : letters(String(index + 1), middle, y + 4.7, {
              face: "bold",
              size: 13,
              color: isHere ? token("on-accent") : color,
              anchor: "middle",
            });
      const drawn = group([
        disc(middle, y, 13.5, isHere ? { fill: token("accent") } : { stroke: token("line-strong") }),
        mark,
        letters(name, x + 36, y + 5.4, { face: "bold", size: 15, color }),
      ]);
      x += 36 + widthOf(name, { face: "bold", size: 15 }) + 24;
      return drawn;
    }),
  );
}

/** 'Project: {name}', and the pencil where it can be renamed. @param y Middle of the row. */
export function projectName(name: string, y: number, withPencil: boolean): string {
  const lettering = { face: "display", size: 22 } as const;
  const content = TEXTS.project.title(name);
  return group([
    letters(content, LEFT, y + 7.5, { ...lettering, color: token("text-soft") }),
    withPencil && iconButton({ x: LEFT + widthOf(content, lettering) + 30, y, icon: "pencil" }).svg,
  ]);
}

/** BACK and NEXT at the foot of a step. */
export function flowActions(y: number, next: Touch, withBack = true): { svg: string; next: Drawn } {
  const drawn = button({
    right: RIGHT,
    y,
    label: "NEXT",
    variant: "primary",
    size: "large",
    iconAfter: "arrow-right",
    ...next,
  });
  const back = button({ x: LEFT, y: y + 6, label: "BACK", variant: "ghost", icon: "chevron-left" });
  return { svg: group([withBack && back.svg, drawn.svg]), next: drawn };
}
