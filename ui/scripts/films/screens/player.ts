import {
  eightCountAt,
  formatTime,
  lyricAt,
  nextStepNameAt,
  PROGRESS_SCALE_PERCENT,
  progressPercent,
  stepAt,
  type Timeline,
} from "@nataraj/sdk";
import { moveName, TEXTS } from "@nataraj/sdk/contract";
import { letters, linesOf, widthOf } from "../drawing/letters.ts";
import { box, disc, group, icon, line } from "../drawing/shapes.ts";
import { token } from "../drawing/tokens.ts";
import { button, chip, type Drawn, iconButton, select, type Touch } from "./controls.ts";
import { LEFT, page, RIGHT, title } from "./page.ts";

export interface PlayerState {
  project: string;
  timeline: Timeline;
  /** Seconds in the song. */
  time: number;
  isPlaying: boolean;
  /** As the speed's field says it. */
  speed: string;
  /** What the speed's field offers, while it is open; and how far it is. */
  menu?: { offers: readonly string[]; shown: number };
  mirrored: number;
  loop?: { start: number; end: number; shown: number };
  touch: (name: string) => Touch;
}

export const PLAYER_HEIGHT = 1080;
/** Where the dancer is shown. */
export const STAGE = { x: LEFT, y: 246, width: RIGHT - LEFT, height: 380 };
export const CAPTIONS = { x: LEFT, y: 638, width: RIGHT - LEFT, height: 81 };
const SEEK = { x: LEFT, y: 741, width: RIGHT - LEFT, height: 8 };
const TRANSPORT = 801;
const PRACTICE = 843;
const STEPS = 903;
const MENU_ROW = 38;

/** The project page. `svg` lies under the stage's picture, `over` above it. */
export function player(state: PlayerState) {
  const { project, timeline, time, isPlaying, speed, touch } = state;
  const play = iconButton({
    x: 106,
    y: TRANSPORT,
    icon: isPlaying ? "pause" : "play",
    filled: true,
    large: true,
    ...touch("play"),
  });
  const practise = practice(state);
  const svg = group([
    page(PLAYER_HEIGHT),
    title(TEXTS.project.title(project)),
    ...pageActions(),
    captions(timeline, time),
    seekBar(state),
    iconButton({ x: 46, y: TRANSPORT, icon: "restart" }).svg,
    play.svg,
    letters(`${formatTime(time)} / ${formatTime(timeline.duration)}`, 196, TRANSPORT + 6, {
      size: 17,
      color: token("text"),
      anchor: "middle",
    }),
    icon("volume", 279, TRANSPORT, 21, token("text-soft")),
    range(311, TRANSPORT, 96, 1),
    practise.svg,
    stepList(timeline, time),
  ]);
  const over = group([
    count(timeline, time),
    ...(["info", "fullscreen"] as const).map((name, i) =>
      group([
        disc(RIGHT - 78 + 48 * i, STAGE.y + STAGE.height - 30, 22, { fill: "#0a040e", opacity: 0.72 }),
        icon(name, RIGHT - 78 + 48 * i, STAGE.y + STAGE.height - 30, 21, token("text")),
      ]),
    ),
    dancerToggle(),
    box(STAGE, 16, { stroke: token("line") }),
    practise.menu,
  ]);
  return { svg, over, play, ...practise.controls, offers: practise.offers, speed };
}

/** What opens the choice of the dancer, beside the round buttons of the stage's corner. */
function dancerToggle(): string {
  const [x, width, middle] = [RIGHT - 212, 108, STAGE.y + STAGE.height - 30];
  return group([
    box({ x, y: middle - 22, width, height: 44 }, 44, { fill: "#0a040e", opacity: 0.72 }),
    icon("user", x + 26, middle, 19, token("text")),
    letters("Dancer", x + 44, middle + 5, { face: "bold", size: 15, color: token("text") }),
  ]);
}

function pageActions(): string[] {
  const save = button({ x: LEFT, y: 178, label: "SAVE AS FILE", icon: "download" });
  const share = button({ x: save.area.x + save.area.width + 12, y: 178, label: "SHARE", icon: "share" });
  const android = button({
    x: share.area.x + share.area.width + 12,
    y: 178,
    label: TEXTS.project.practise,
    icon: "phone",
  });
  return [android.svg, save.svg, share.svg];
}

/** The count of eight over the stage. */
function count(timeline: Timeline, time: number): string {
  const now = eightCountAt(timeline, time);
  return group(
    [1, 2, 3, 4, 5, 6, 7, 8].map((number, i) => {
      const [x, y] = [STAGE.x + 27 + 32 * i, STAGE.y + 27];
      const isNow = number === now;
      return group([
        disc(x, y, 14, isNow ? { fill: token("accent") } : { fill: "#0a040e", opacity: 0.72 }),
        letters(String(number), x, y + 5.4, {
          face: "display",
          size: 15,
          color: isNow ? token("on-accent") : token("text"),
          anchor: "middle",
        }),
      ]);
    }),
  );
}

function captions(timeline: Timeline, time: number): string {
  const lyric = lyricAt(timeline, time).trim();
  const next = nextStepNameAt(timeline, time);
  const middle = CAPTIONS.y + CAPTIONS.height / 2;
  return group([
    box(CAPTIONS, 8, { fill: token("ground-raised"), stroke: token("line") }),
    lyric
      ? letters(lyric, 40, middle + 9, { face: "display", size: 26.7, color: token("text") })
      : icon("note", 50, middle, 24, token("text-faint")),
    next &&
      letters(TEXTS.project.nextStep(next), RIGHT - 16, middle + 6, {
        face: "strong",
        size: 17,
        color: token("accent"),
        anchor: "end",
      }),
  ]);
}

function seekBar({ timeline, time, loop }: PlayerState): string {
  const place = (seconds: number) =>
    SEEK.x + (SEEK.width * progressPercent(seconds, timeline.duration, PROGRESS_SCALE_PERCENT.project)) / 100;
  const x = place(time);
  return group([
    box(SEEK, 4, { fill: token("ground-lifted"), stroke: token("line-strong") }),
    loop &&
      box({ ...SEEK, x: place(loop.start), width: place(loop.end) - place(loop.start) }, 0, {
        fill: token("teal"),
        opacity: 0.45 * loop.shown,
      }),
    box({ ...SEEK, width: Math.max(8, x - SEEK.x) }, 4, { fill: "url(#bar)" }),
    disc(x, SEEK.y + 4, 9, { fill: token("ground") }),
    disc(x, SEEK.y + 4, 6, { fill: token("accent-strong") }),
  ]);
}

function range(x: number, y: number, width: number, share: number): string {
  return group([
    box({ x, y: y - 4, width, height: 8 }, 4, { fill: token("line") }),
    box({ x, y: y - 4, width: width * share, height: 8 }, 4, { fill: token("accent") }),
    disc(x + 8 + (width - 16) * share, y, 8, { fill: token("accent") }),
  ]);
}

function practice({ speed, menu, mirrored, loop, touch }: PlayerState) {
  const y = PRACTICE;
  const field = select({ x: LEFT, y, label: "Speed", value: speed, width: 122, ...touch("speed") });
  const view = select({ x: 215, y, label: "View", value: "Front", width: 126 });
  const mirror = chip({ x: 400, y, label: "Mirror", on: mirrored, ...touch("mirror") });
  const looping = loop !== undefined && loop.shown > 0.5;
  const section = chip({
    x: mirror.area.x + mirror.area.width + 16,
    y,
    label: looping ? "Stop loop" : "Loop section",
    on: loop?.shown,
    ...touch("loop"),
  });
  const a = chip({ x: section.area.x + section.area.width + 8, y, label: "A" });
  const b = chip({ x: a.area.x + 52, y, label: "B", muted: true });
  const delay = b.area.x + 60;
  const svg = group([
    field.svg,
    view.svg,
    mirror.svg,
    section.svg,
    a.svg,
    b.svg,
    letters("Sound delay", delay, y + 27.5, { size: 15, color: token("text-soft") }),
    range(delay + 92, y + 22, 96, 0),
    letters("0 ms", delay + 198, y + 27.5, { size: 15, color: token("text-soft") }),
  ]);
  const { x, width } = field.area;
  const offers: Record<string, Drawn> = {};
  const rows = (menu?.offers ?? []).map((offer, i) => {
    const area = { x, y: y - 8 - MENU_ROW * ((menu?.offers.length ?? 0) - i), width, height: MENU_ROW };
    offers[offer] = { svg: "", area };
    const { hover = 0 } = touch(offer);
    return group([
      box({ x: area.x + 4, y: area.y, width: width - 8, height: MENU_ROW }, 6, {
        fill: token("accent"),
        opacity: 0.9 * hover,
      }),
      letters(offer, x + 16, area.y + 24, {
        face: "strong",
        size: 15,
        color: hover > 0.5 ? token("on-accent") : token("text"),
      }),
    ]);
  });
  const tall = MENU_ROW * rows.length + 8;
  const open = menu
    ? group(
        [
          box({ x, y: y - 8 - tall + 4, width, height: tall }, 10, {
            fill: token("ground-lifted"),
            stroke: token("line-strong"),
          }),
          ...rows,
        ],
        { opacity: menu.shown },
      )
    : "";
  return { svg, menu: open, controls: { field, mirror, section }, offers };
}

/** All steps in their order; the list goes along with the dance. */
function stepList(timeline: Timeline, time: number): string {
  const now = stepAt(timeline, time);
  let x = LEFT + 4;
  const items = timeline.segments.flatMap(({ lyrics, steps }) =>
    steps.map(({ move, start }, i) => {
      const area = { x, y: STEPS, width: 152, height: 96 };
      x += 160;
      const isNow = start === now?.start;
      const names = linesOf(moveName(move), 128, { face: "strong", size: 15 });
      const sung = i === 0 ? lyrics : "";
      return group([
        box(area, 8, {
          fill: isNow ? token("ground-lifted") : token("ground-raised"),
          stroke: isNow ? token("accent") : token("line"),
        }),
        isNow && line(area.x + 4, STEPS + 1.5, area.x + 148, STEPS + 1.5, token("accent"), 3),
        letters(formatTime(start), area.x + 13, STEPS + 21, { size: 13, color: token("text-faint") }),
        ...names.map((name, row) =>
          letters(name, area.x + 13, STEPS + 42 + 19 * row, { face: "strong", size: 15, color: token("text") }),
        ),
        sung &&
          names.length < 3 &&
          letters(cut(sung, 126), area.x + 13, STEPS + 84, { size: 13, color: token("text-soft") }),
      ]);
    }),
  );
  return group([...items, box({ x: RIGHT, y: STEPS - 4, width: 600, height: 110 }, 0, { fill: token("ground") })]);
}

/** As much of a text as has room. */
function cut(content: string, width: number): string {
  if (widthOf(content, { size: 13 }) <= width) return content;
  let shorter = content;
  while (widthOf(`${shorter}…`, { size: 13 }) > width) shorter = shorter.slice(0, -1).trimEnd();
  return `${shorter}…`;
}
