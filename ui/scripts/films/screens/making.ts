import { numberAt } from "@nataraj/sdk/arrays";
import { TEXTS } from "@nataraj/sdk/contract";
import { letters, linesOf } from "../drawing/letters.ts";
import { box, group } from "../drawing/shapes.ts";
import { token } from "../drawing/tokens.ts";
import { button, progressBar } from "./controls.ts";
import { PAGE_WIDTH, page, projectName, steps, title } from "./page.ts";

export interface MakingState {
  project: string;
  /** Name of the stage, and its number of those that are shown. */
  phase: string;
  reached: number;
  phases: readonly string[];
  /** Share done, 0 to 1. */
  done: number;
  seconds: number;
}

export const MAKING_HEIGHT = 860;
const MIDDLE = PAGE_WIDTH / 2;
const WIDTH = 576;

/** The choreography is being generated. */
export function makingDance({ project, phase, reached, phases, done, seconds }: MakingState): string {
  const lines = linesOf(TEXTS.create.generating, WIDTH - 72, { size: 22 });
  return group([
    page(MAKING_HEIGHT),
    title("Customise your avatar"),
    steps("Avatar", 200),
    projectName(project, 261, false),
    beats(MIDDLE, 342, seconds),
    ...lines.map((text, i) =>
      letters(text, MIDDLE, 418 + 30 * i, { size: 22, color: token("text"), anchor: "middle" }),
    ),
    progressBar({ x: MIDDLE - WIDTH / 2, y: 508, width: WIDTH, height: 10 }, done),
    letters(phase, MIDDLE - WIDTH / 2, 551, { size: 17, color: token("text-soft") }),
    letters(`${Math.round(done * 100)} %`, MIDDLE + WIDTH / 2, 551, {
      size: 17,
      color: token("text-soft"),
      anchor: "end",
    }),
    phaseChips(phases, reached),
    button({ middle: MIDDLE, y: 668, label: "GO TO DASHBOARD" }).svg,
  ]);
}

/** Three bars that beat. */
function beats(x: number, y: number, seconds: number): string {
  return group(
    ["accent", "rose", "teal"].map((color, i) => {
      const phase = Math.abs(((((seconds / 0.9 + i / 3) % 2) + 2) % 2) - 1);
      const height = 64 * (0.25 + 0.7 * phase * phase * (3 - 2 * phase));
      return box({ x: x - 25 + i * 19, y: y + 32 - height, width: 12, height }, 6, { fill: token(color) });
    }),
  );
}

function phaseChips(stages: readonly string[], reached: number): string {
  const widths = stages.map((name) => name.length * 6.6 + 26);
  let x = MIDDLE - (widths.reduce((sum, width) => sum + width, 0) + 8 * (stages.length - 1)) / 2;
  return group(
    stages.map((name, i) => {
      const width = numberAt(widths, i);
      const isReached = i <= reached;
      const drawn = group([
        box({ x, y: 578, width, height: 30 }, 15, { stroke: isReached ? token("accent") : token("line") }),
        letters(name, x + width / 2, 598, {
          size: 13,
          color: isReached ? token("text") : token("text-faint"),
          anchor: "middle",
        }),
      ]);
      x += width + 8;
      return drawn;
    }),
  );
}
