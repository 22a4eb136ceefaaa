import { letters, linesOf, widthOf } from "../drawing/letters.ts";
import { box, group } from "../drawing/shapes.ts";
import { token } from "../drawing/tokens.ts";
import { button, type Drawn, type Touch } from "./controls.ts";
import { PAGE_WIDTH } from "./page.ts";

/** Part of a dialog's body: drawn at a place, with its height and what of it can be pressed. */
export type Block = (
  x: number,
  y: number,
  width: number,
) => { svg: string; height: number; placed?: Record<string, Drawn> };

export interface DialogProps {
  title: string;
  body: readonly Block[];
  /** The buttons from the right, named for the pointer. */
  buttons: readonly { name: string; label: string; variant: "primary" | "ghost" }[];
  /** Its upper end. */
  y: number;
  /** How far it has come in, 0 to 1. */
  shown: number;
  touch: (name: string) => Touch;
}

const WIDTH = 480;
const PADDING = 24;
const GAP = 16;

/** A dialog over a darkened page. */
export function dialog({ title, body, buttons, y: top, shown, touch }: DialogProps) {
  const x = (PAGE_WIDTH - WIDTH) / 2;
  const left = x + PADDING;
  const placed: Record<string, Drawn> = {};
  const parts = [letters(title, left, top + 46, { face: "display", size: 22, color: token("text") })];
  let y = top + 62;
  for (const block of body) {
    const drawn = block(left, y, WIDTH - 2 * PADDING);
    parts.push(drawn.svg);
    Object.assign(placed, drawn.placed);
    y += drawn.height + GAP;
  }
  y += 24 - GAP;
  let right = x + WIDTH - PADDING;
  for (const { name, label, variant } of buttons) {
    const drawn = button({ right, y, label, variant, width: 104, ...touch(name) });
    placed[name] = drawn;
    parts.push(drawn.svg);
    right = drawn.area.x - 12;
  }
  const height = y + 44 + PADDING - top;
  const frame = box({ x, y: top, width: WIDTH, height }, 28, { fill: token("ground-raised"), stroke: token("line") });
  const svg = group([
    box({ x: -400, y: -400, width: PAGE_WIDTH + 800, height: 2000 }, 0, { fill: "#0a040e", opacity: 0.72 * shown }),
    group([frame, ...parts], {
      opacity: shown,
      y: 12 * (1 - shown),
      scale: 0.97 + 0.03 * shown,
      about: [PAGE_WIDTH / 2, top + height / 2],
    }),
  ]);
  return { svg, placed };
}

/** Words. */
export const paragraph =
  (text: string): Block =>
  (x, y, width) => {
    const lines = linesOf(text, width, { size: 17 });
    return {
      svg: group(lines.map((line, i) => letters(line, x, y + 19 + 27 * i, { size: 17, color: token("text-soft") }))),
      height: 27 * lines.length,
    };
  };

/** A text to take along, with a button that copies it. */
export const copyField =
  ({
    label,
    text,
    copied,
    touch,
  }: {
    label: string;
    text: string;
    copied: boolean;
    touch: DialogProps["touch"];
  }): Block =>
  (x, y, width) => {
    const lines = text.split("\n").flatMap((line) => broken(line, width - 26));
    const field = { x, y: y + 35, width, height: 22.5 * lines.length + 24 };
    const name = `copy ${label}`;
    const act = button({
      x,
      y: field.y + field.height + 8,
      label: `COPY ${label.toUpperCase()}`,
      icon: copied ? "tick" : "link",
      ...touch(name),
    });
    const svg = group([
      letters(label, x, y + 19, { size: 17, color: token("text-soft") }),
      box(field, 8, { fill: token("ground"), stroke: token("line-strong") }),
      ...lines.map((line, i) => letters(line, x + 13, field.y + 28 + 22.5 * i, { size: 15, color: token("text") })),
      act.svg,
      copied &&
        letters("Copied", act.area.x + act.area.width + 12, act.area.y + 28, { size: 17, color: token("text-soft") }),
    ]);
    return { svg, height: 35 + field.height + 8 + 44, placed: { [name]: act } };
  };

/** A quiet button at the body's left. */
export const quietButton =
  (label: string, icon: "eye"): Block =>
  (x, y) => ({ svg: button({ x, y, label, variant: "ghost", icon }).svg, height: 44 });

/** Breaks a text between words, and a word that has no room between any two letters. */
function broken(text: string, width: number): string[] {
  return linesOf(text, width, { size: 15 }).flatMap((line) => {
    const parts = [""];
    for (const letter of line) {
      if (widthOf(`${parts.at(-1)}${letter}`, { size: 15 }) > width) parts.push("");
      parts[parts.length - 1] += letter;
    }
    return parts;
  });
}
