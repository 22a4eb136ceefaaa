import { formatDuration, TEXTS } from "@nataraj/sdk/contract";
import { rhythmOf } from "../../../src/dashboard/rhythm.ts";
import { letters } from "../drawing/letters.ts";
import { type Area, box, group } from "../drawing/shapes.ts";
import { token } from "../drawing/tokens.ts";
import { blend, button, type Drawn, iconButton, type Touch } from "./controls.ts";
import { LEFT, page, RIGHT, title } from "./page.ts";

export interface DashboardState {
  projects: readonly { id: string; name: string; seconds: number; isPublic: boolean }[];
  touch: (name: string) => Touch;
}

export const DASHBOARD_HEIGHT = 640;
const TILE = { width: 342, height: 286, gap: 23, top: 187 };
const COVER = 144;

/** The dashboard with its projects. Buttons of the first tile are named for the pointer. */
export function dashboard({ projects, touch }: DashboardState) {
  const tiles = projects.map((project, index) => tile(project, index, touch));
  const svg = group([
    page(DASHBOARD_HEIGHT, "Dashboard"),
    title("Dashboard"),
    button({ right: RIGHT, y: 118, label: TEXTS.dashboard.createNew, variant: "primary", icon: "plus" }).svg,
    ...tiles.map((drawn) => drawn.svg),
  ]);
  return { svg, tiles };
}

function tile(
  { id, name, seconds, isPublic }: DashboardState["projects"][number],
  index: number,
  touch: DashboardState["touch"],
) {
  const x = LEFT + index * (TILE.width + TILE.gap);
  const y = TILE.top;
  const action = (place: number, icon: Parameters<typeof iconButton>[0]["icon"], act: string): Drawn =>
    iconButton({ x: x + 35 + 48 * place, y: y + TILE.height - 34, icon, ...touch(`${act} ${index}`) });
  const [eye, share, pencil, trash] = [
    action(0, isPublic ? "eye" : "eye-off", "eye"),
    action(1, "share", "share"),
    action(2, "pencil", "pencil"),
    action(3, "trash", "trash"),
  ] as const;
  const lifted = Math.max(...["eye", "share", "pencil", "trash"].map((act) => touch(`${act} ${index}`).hover ?? 0));
  const svg = group([
    box({ x, y, width: TILE.width, height: TILE.height }, 16, { fill: token("ground-raised") }),
    cover(id, { x, y, width: TILE.width, height: COVER }),
    box({ x, y, width: TILE.width, height: TILE.height }, 16, {
      stroke: blend(token("line"), token("line-strong"), lifted),
    }),
    letters(name, x + 17, y + COVER + 34, { face: "display", size: 22, color: token("text") }),
    letters(formatDuration(seconds), x + 17, y + COVER + 64, { size: 17, color: token("text-soft") }),
    eye.svg,
    share.svg,
    pencil.svg,
    trash.svg,
  ]);
  return { svg, eye, share };
}

/** The bars that stand for a project. */
function cover(id: string, { x, y, width, height }: Area): string {
  const heights = rhythmOf(id);
  const each = (width - 32 - 3 * (heights.length - 1)) / heights.length;
  const r = 15;
  const ground = `M${x} ${y + height}V${y + r}A${r} ${r} 0 0 1 ${x + r} ${y}H${x + width - r}A${r} ${r} 0 0 1 ${x + width} ${y + r}V${y + height}Z`;
  return group([
    `<path d="${ground}" fill="url(#glow)"/>`,
    ...heights.map((share, bar) => {
      const tall = (height - 24) * share;
      return box({ x: x + 16 + bar * (each + 3), y: y + height - tall, width: each, height: tall }, 3, {
        fill: "url(#rise)",
      });
    }),
  ]);
}
