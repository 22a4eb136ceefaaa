import { TRIM_PRESETS, type Trim, trimLengthSeconds } from "@nataraj/sdk";
import { numberAt } from "@nataraj/sdk/arrays";
import { TEXTS } from "@nataraj/sdk/contract";
import { letters, widthOf } from "../drawing/letters.ts";
import { box, group, icon, line } from "../drawing/shapes.ts";
import { token } from "../drawing/tokens.ts";
import { blend, type Drawn, iconButton, type Touch } from "./controls.ts";
import { flowActions, LEFT, page, projectName, RIGHT, steps, title } from "./page.ts";

export interface TrimState {
  project: string;
  fileName: string;
  trim: Trim;
  /** Seconds in the song at which the playhead stands, while the part is heard. */
  playhead?: number;
  touch: (name: string) => Touch;
}

export const TRIM_HEIGHT = 829;
const NEAR = { x: LEFT, y: 341, width: RIGHT - LEFT, height: 176 };
const WHOLE = { x: LEFT, y: 529, width: 976, height: 56 };
/** Width of a block of the waveform, pixels, and of the bar in it, as a share: as the product has them. */
const BLOCK = 4;
const BAR = 0.5;
/** Room for the time axis beneath the waveform. */
const AXIS = 26;

/** Where a time of the song stands in the near waveform. @param duration Of the song; both in milliseconds. */
export const placeOf = (milliseconds: number, duration: number): number =>
  NEAR.x + (NEAR.width * milliseconds) / duration;
export const GRIP_Y = NEAR.y + NEAR.height / 2;

/** Step 2 of the create flow: the part of the song that is danced to. */
export function trimMusic({ project, fileName, trim, playhead, touch }: TrimState) {
  const isHeard = playhead !== undefined;
  const play = iconButton({
    x: 54,
    y: 639,
    icon: isHeard ? "pause" : "play",
    filled: true,
    large: true,
    ...touch("listen"),
  });
  const presets = presetField(trim, touch);
  const { svg: actions, next } = flowActions(709, touch("next"));
  const svg = group([
    page(TRIM_HEIGHT),
    title("Trim your music"),
    letters(fileName, LEFT, 193, { size: 17, color: token("text-soft") }),
    steps("Trim", 239),
    projectName(project, 301, true),
    nearWaveform(trim, playhead),
    wholeWaveform(trim),
    icon("minus", 1030, 557, 21, token("text-soft")),
    icon("plus", 1074, 557, 21, token("text-soft")),
    play.svg,
    letters(TEXTS.create.totalLength(trimLengthSeconds(trim)), 100, 635, {
      face: "bold",
      size: 17,
      color: token("text"),
    }),
    letters("at most 1 minute", 100, 655, { size: 15, color: token("text-soft") }),
    presets.svg,
    actions,
  ]);
  return { svg, play, presets, next };
}

/** Loudness of the song's blocks, 0 to 1: verses and choruses over a beat. */
function levelAt(share: number): number {
  const beat = Math.abs(Math.sin(share * 460)) ** 2;
  const section = 0.62 + 0.26 * Math.sin(share * 21 + 0.6) * Math.sin(share * 5.3);
  const grain = Math.abs(Math.sin(share * 9173.7) * 43758.5) % 1;
  const ends = Math.min(1, share * 40, (1 - share) * 16);
  return Math.max(0.04, Math.min(1, (section + 0.2 * beat - 0.34 * grain ** 2) * ends));
}

/** Bars of a waveform as two paths: within the part and outside. */
function bars(area: typeof NEAR, height: number, trim: Trim): string {
  const paths = { inside: "", outside: "" };
  for (let x = 0; x + BLOCK <= area.width; x += BLOCK) {
    const share = (x + BLOCK / 2) / area.width;
    const tall = levelAt(share) * (height - 12);
    const time = share * trim.duration;
    const inside = time >= trim.start && time <= trim.end;
    paths[inside ? "inside" : "outside"] +=
      `M${area.x + x + 1} ${(area.y + (height - tall) / 2).toFixed(1)}v${tall.toFixed(1)}`;
  }
  const width = BLOCK * BAR;
  return `<path d="${paths.outside}" stroke="${blend(token("ground-raised"), token("line-strong"), 0.8)}" stroke-width="${width}"/><path d="${paths.inside}" stroke="${token("accent")}" stroke-width="${width}"/>`;
}

function nearWaveform(trim: Trim, playhead: number | undefined): string {
  const [from, to] = [placeOf(trim.start, trim.duration), placeOf(trim.end, trim.duration)];
  const ticks: string[] = [];
  for (let seconds = 5; seconds * 1000 < trim.duration; seconds += 5) {
    const x = placeOf(seconds * 1000, trim.duration);
    const text = `${String(Math.floor(seconds / 60)).padStart(2, "0")}:${String(seconds % 60).padStart(2, "0")}`;
    ticks.push(
      line(x, NEAR.y, x, NEAR.y + 10, token("line")),
      line(x, NEAR.y + NEAR.height - 10, x, NEAR.y + NEAR.height, token("line")),
      letters(text, x, 504, { size: 13, color: token("text-faint"), anchor: "middle" }),
    );
  }
  return group([
    box(NEAR, 8, { fill: token("ground-raised"), stroke: token("line") }),
    bars(NEAR, NEAR.height - AXIS, trim),
    ...ticks,
    box({ x: from, y: NEAR.y, width: to - from, height: NEAR.height }, 0, { fill: token("accent"), opacity: 0.12 }),
    playhead !== undefined &&
      line(
        placeOf(playhead * 1000, trim.duration),
        NEAR.y,
        placeOf(playhead * 1000, trim.duration),
        NEAR.y + NEAR.height,
        token("text"),
        2,
      ),
    grip(from),
    grip(to),
  ]);
}

/** A handle at an end of the part. */
function grip(x: number): string {
  return group([
    box({ x: x - 1.5, y: NEAR.y, width: 3, height: NEAR.height }, 0, { fill: token("accent") }),
    box({ x: x - 7.5, y: GRIP_Y - 20, width: 15, height: 40 }, 8, { fill: token("accent") }),
    line(x - 2.5, GRIP_Y - 8, x - 2.5, GRIP_Y + 8, token("on-accent"), 2),
    line(x + 2.5, GRIP_Y - 8, x + 2.5, GRIP_Y + 8, token("on-accent"), 2),
  ]);
}

function wholeWaveform(trim: Trim): string {
  const place = (time: number) => WHOLE.x + (WHOLE.width * time) / trim.duration;
  const part = { x: place(trim.start), y: WHOLE.y, width: place(trim.end) - place(trim.start), height: WHOLE.height };
  return group([
    box(WHOLE, 8, { fill: token("ground-lifted"), stroke: token("line") }),
    bars(WHOLE, WHOLE.height, trim),
    box(part, 8, { fill: token("accent"), opacity: 0.14 }),
    box(part, 8, { stroke: token("accent"), strokeWidth: 2 }),
  ]);
}

function presetField(trim: Trim, touch: TrimState["touch"]): { svg: string } & Record<"areas", Record<string, Drawn>> {
  const widths = TRIM_PRESETS.map((preset) => widthOf(preset, { face: "bold", size: 15 }) + 32);
  const total = widths.reduce((sum, width) => sum + width, 0);
  let x = RIGHT - 5 - total;
  const areas: Record<string, Drawn> = {};
  const drawn = TRIM_PRESETS.map((preset, i) => {
    const area = { x, y: 619, width: numberAt(widths, i), height: 40 };
    const isChosen = trim.preset === preset;
    const svg = group([
      isChosen && box(area, 20, { fill: token("accent") }),
      !isChosen && box(area, 20, { fill: token("ground-lifted"), opacity: touch(preset).hover ?? 0 }),
      letters(preset, x + area.width / 2, 644.5, {
        face: "bold",
        size: 15,
        color: isChosen ? token("on-accent") : token("text"),
        anchor: "middle",
      }),
    ]);
    areas[preset] = { svg, area };
    x += area.width;
    return svg;
  });
  const frame = box({ x: RIGHT - total - 10, y: 614, width: total + 10, height: 50 }, 25, {
    stroke: token("line-strong"),
  });
  return { svg: group([frame, ...drawn]), areas };
}
