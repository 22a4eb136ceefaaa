import type { TutorialStep } from "../../src/home/tutorials.ts";
import { letters, linesOf } from "./drawing/letters.ts";
import { box, disc, group, line } from "./drawing/shapes.ts";
import { token } from "./drawing/tokens.ts";
import { STRIP, WIDTH } from "./film.ts";
import { during } from "./motion.ts";

/** Seconds in which one sentence makes room for the next. */
const CHANGE = 0.5;
const SIZE = 26;
const LEFT = 92;

export interface StripProps {
  steps: readonly TutorialStep[];
  /** Second at which the film ends. */
  ends: number;
  seconds: number;
}

/** The strip above a tutorial's picture, where no player's controls cover it: what is done now, and which step it is. */
export function strip({ steps, seconds }: Omit<StripProps, "ends">): string {
  return group([
    box({ x: 0, y: 0, width: WIDTH, height: STRIP }, 0, { fill: token("ground-raised") }),
    line(0, STRIP - 0.5, WIDTH, STRIP - 0.5, token("line")),
    ...steps.map(({ text, start }, i) => {
      const next = steps[i + 1];
      const comes = i === 0 ? 1 : during(seconds, start, CHANGE);
      const goes = next ? during(seconds, next.start - 0.1, CHANGE * 0.7) : 0;
      return group([sentence(text, i + 1)], { opacity: comes * (1 - goes), y: 14 * (1 - comes) - 14 * goes });
    }),
  ]);
}

/** Height of the lines that show how far the film is; they lie at the strip's lower edge. */
export const PROGRESS = 14;

/** A line for each step, filled as far as the film is. */
export function progress({ steps, ends, seconds }: StripProps): string {
  return group([
    box({ x: 0, y: 0, width: WIDTH, height: PROGRESS }, 0, { fill: token("ground-raised") }),
    line(0, PROGRESS - 0.5, WIDTH, PROGRESS - 0.5, token("line")),
    ...steps.map(({ start }, i) => progressOf(i, steps.length, seconds, start, steps[i + 1]?.start ?? ends)),
  ]);
}

function sentence(text: string, number: number): string {
  const lines = linesOf(text, WIDTH - LEFT - 32, { face: "strong", size: SIZE });
  const first = 40 + 9 - (lines.length - 1) * 15;
  return group([
    disc(52, 40, 20, { fill: token("accent") }),
    letters(String(number), 52, 48, { face: "display", size: 24, color: token("on-accent"), anchor: "middle" }),
    ...lines.map((each, i) =>
      letters(each, LEFT, first + 30 * i, { face: "strong", size: SIZE, color: token("text") }),
    ),
  ]);
}

function progressOf(index: number, count: number, seconds: number, from: number, to: number): string {
  const width = (WIDTH - 48 - 8 * (count - 1)) / count;
  const area = { x: 24 + index * (width + 8), y: 3, width, height: 4 };
  const done = Math.min(1, Math.max(0, (seconds - from) / (to - from)));
  return group([
    box(area, 2, { fill: token("line") }),
    done > 0 && box({ ...area, width: width * done }, 2, { fill: "url(#bar)" }),
  ]);
}
