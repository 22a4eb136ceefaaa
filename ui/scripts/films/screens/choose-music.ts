import { thumbnail } from "../drawing/art.ts";
import { letters } from "../drawing/letters.ts";
import { box, group, icon } from "../drawing/shapes.ts";
import { token } from "../drawing/tokens.ts";
import { button, type Drawn, iconButton, type Touch } from "./controls.ts";
import { flowActions, LEFT, page, projectName, RIGHT, steps, title } from "./page.ts";

/** The library's songs with their lengths. */
export const SONGS = [
  ["Marigold Morning", "1:14"],
  ["Neon Staircase", "1:16"],
  ["Calle de Agua", "1:15"],
  ["Paper Crown", "1:12"],
  ["Winter Window", "1:15"],
] as const;

export interface ChooseMusicState {
  project: string;
  /** Number of the song that is heard, and of the one that is chosen. */
  heard?: number;
  chosen?: number;
  /** How far what was chosen has appeared, 0 to 1. */
  appeared: number;
  touch: (name: string) => Touch;
}

export const CHOOSE_MUSIC_HEIGHT = 903;

/** Step 1 of the create flow: a file of one's own, or a song of the library. */
export function chooseMusic({ project, heard, chosen, appeared, touch }: ChooseMusicState) {
  const middle = (LEFT + 540) / 2;
  const upload = button({
    middle,
    y: 396,
    label: "UPLOAD FROM FILES",
    variant: "primary",
    size: "large",
    icon: "upload",
    ...touch("upload"),
  });
  const rows = SONGS.map(([name, length], index) =>
    songRow(name, length, index, { heard: heard === index, chosen: chosen === index, touch }),
  );
  const { svg: actions, next } = flowActions(783, touch("next"), false);
  const svg = group([
    page(CHOOSE_MUSIC_HEIGHT),
    title("Choose your music"),
    steps("Music", 200),
    projectName(project, 261, true),
    box({ x: LEFT, y: 302, width: 516, height: 228 }, 28, {
      fill: token("ground-raised"),
      stroke: token("line-strong"),
      strokeWidth: 2,
      dash: "8 6",
    }),
    icon("music", middle, 363, 40, token("accent")),
    upload.svg,
    letters("or drop a song here", middle, 481, { size: 15, color: token("text-soft"), anchor: "middle" }),
    chosen !== undefined &&
      group([chosenMusic(`${SONGS[chosen]?.[0]}.mp3`)], { opacity: appeared, y: 10 * (1 - appeared) }),
    letters("Or take a song of ours", 580, 320, { face: "display", size: 22, color: token("text") }),
    ...rows.map((row) => row.svg),
    actions,
  ]);
  return { svg, upload, rows, next };
}

interface SongRow {
  svg: string;
  play: Drawn;
  select: Drawn;
}

function songRow(
  name: string,
  length: string,
  index: number,
  { heard, chosen, touch }: { heard: boolean; chosen: boolean; touch: ChooseMusicState["touch"] },
): SongRow {
  const y = 341 + 82 * index;
  const play = iconButton({ x: 958, y: y + 37, icon: heard ? "pause" : "play", ...touch(`play ${index}`) });
  const select = chosen
    ? button({ right: 1083, y: y + 15, label: "", width: 96, variant: "primary" })
    : button({ right: 1083, y: y + 15, label: "SELECT", width: 96, ...touch(`select ${index}`) });
  const svg = group([
    box({ x: 580, y, width: RIGHT - 580, height: 74 }, 16, {
      fill: token("ground-raised"),
      stroke: chosen ? token("accent") : token("line"),
    }),
    group([roundPicture(index, 589, y + 9, 56)]),
    letters(name, 661, y + 34, { face: "bold", size: 17, color: token("text") }),
    letters(length, 661, y + 51, { size: 13, color: token("text-soft") }),
    play.svg,
    select.svg,
    chosen && icon("tick", 1035, y + 37, 19, token("on-accent")),
  ]);
  return { svg, play, select };
}

function chosenMusic(fileName: string): string {
  return group([
    box({ x: LEFT, y: 546, width: 516, height: 114 }, 16, { fill: token("ground-raised"), stroke: token("accent") }),
    roundPicture(1, 37, 559, 88),
    letters("Your music", 141, 594, { size: 15, color: token("text-soft") }),
    letters(fileName, 141, 620, { face: "bold", size: 17, color: token("text") }),
  ]);
}

/** A picture with round corners: drawn over by what surrounds it. */
function roundPicture(picture: number, x: number, y: number, size: number): string {
  const r = 8;
  const corner = `M0 0H${size}V${size}H0ZM${r} 0A${r} ${r} 0 0 0 0 ${r}V${size - r}A${r} ${r} 0 0 0 ${r} ${size}H${size - r}A${r} ${r} 0 0 0 ${size} ${size - r}V${r}A${r} ${r} 0 0 0 ${size - r} 0Z`;
  return `${thumbnail(picture, x, y, size)}<path d="${corner}" fill-rule="evenodd" fill="${token("ground-raised")}" transform="translate(${x} ${y})"/>`;
}
