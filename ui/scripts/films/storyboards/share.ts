import { TEXTS } from "@nataraj/sdk/contract";
import { shareTexts } from "../../../src/share/share-texts.ts";
import type { Tutorial } from "../film.ts";
import { during, follow } from "../motion.ts";
import { type Act, pointerAt, pressOf, touchAt } from "../pointer.ts";
import { type Drawn, middleOf, type Touch } from "../screens/controls.ts";
import { dashboard } from "../screens/dashboard.ts";
import { copyField, dialog, paragraph, quietButton } from "../screens/dialog.ts";
import { PROJECT } from "./playable.ts";

/** The dashboard's projects; the first is the one that is shared. */
export const PROJECTS = [
  { id: "a54a4cd42cb3bc36b1e89ba8bf65e007", name: PROJECT, seconds: 30, isPublic: false },
  { id: "1f0c77be9d3a41529b0f6a7e55c2d810", name: "bold otter", seconds: 59.99, isPublic: false },
] as const;
export const SHARED = shareTexts(PROJECTS[0].id, "https://nataraj.example");

type Touched = (name: string) => Touch;
const none: Touched = () => ({});
const OKAY = { name: "okay", label: TEXTS.okay, variant: "primary" } as const;

const successDialog = (old: string, shown: number, touch: Touched) =>
  dialog({
    title: TEXTS.titles.success,
    body: [paragraph(TEXTS.dashboard.visibilityChanged(old))],
    buttons: [OKAY],
    y: 196,
    shown,
    touch,
  });

const drawShareDialog = (copied: boolean, shown: number, touch: Touched) =>
  dialog({
    title: `Share ${PROJECT}`,
    body: [
      copyField({ label: "Link", text: SHARED.link, copied, touch }),
      copyField({ label: "Embed code", text: SHARED.embed, copied: false, touch }),
      quietButton("SHOW A PREVIEW", "eye"),
    ],
    buttons: [OKAY, { name: "open", label: "OPEN", variant: "ghost" }],
    y: 60,
    shown,
    touch,
  });

/** Where a named button of something drawn is. */
function place(placed: Record<string, Drawn>, name: string): readonly [number, number] {
  const drawn = placed[name];
  if (!drawn) throw new Error(`There is no "${name}" to be pressed.`);
  return middleOf(drawn);
}

const [tile] = dashboard({ projects: PROJECTS, touch: none }).tiles;
if (!tile) throw new Error("The dashboard is empty.");
const shareDialog = drawShareDialog(false, 1, none).placed;

const acts: readonly Act[] = [
  { at: 0, to: [560, 400] },
  { at: 1.8, to: middleOf(tile.eye), over: "eye 0", press: true, takes: 1.2 },
  { at: 4.2, to: place(successDialog("private", 1, none).placed, "okay"), over: "okay", press: true, takes: 1 },
  { at: 6.9, to: middleOf(tile.share), over: "share 0", press: true, takes: 1 },
  { at: 8.8, to: place(shareDialog, "copy Link"), over: "copy Link", press: true, takes: 1 },
  { at: 11.4, to: place(shareDialog, "okay"), over: "okay", press: true, takes: 1.1 },
  { at: 13.9, to: middleOf(tile.eye), over: "eye 0", press: true, takes: 1.1 },
  { at: 16.1, to: place(successDialog("public", 1, none).placed, "okay"), over: "okay", press: true, takes: 0.9 },
  { at: 17.7, to: [600, 560], takes: 1 },
];
const at = (index: number) => pressOf(acts[index] as Act);
/** Between a press and what it brings, the server answers. Seconds. */
const ANSWER = 0.25;
const [noticeAt, readAt, sharedAt, copiedAt, closedAt] = [at(1) + ANSWER, at(2), at(3), at(4), at(5)];
const [hiddenAt, readAgainAt] = [at(6) + ANSWER, at(7)];
const between = (seconds: number, from: number, to: number) => during(seconds, from, 0.26) - during(seconds, to, 0.18);

/** The camera's way: to the tile, to the dialogs, and back. */
const framingAt = (seconds: number) => ({
  x: follow(
    [
      { at: 0, value: 0 },
      { at: 2, value: 10, takes: 1.4 },
      { at: 3.6, value: 200, takes: 1.2 },
      { at: 6.8, value: 10, takes: 1.2 },
      { at: 8.5, value: 160, takes: 1.2 },
      { at: 13.5, value: 10, takes: 1.3 },
      { at: 15.5, value: 200, takes: 1.1 },
      { at: 17.9, value: 0, takes: 1.4 },
    ],
    seconds,
  ),
  y: follow(
    [
      { at: 0, value: 60 },
      { at: 2, value: 160, takes: 1.4 },
      { at: 8.5, value: 50, takes: 1.2 },
      { at: 11.2, value: 290, takes: 1.2 },
      { at: 13.5, value: 160, takes: 1.3 },
      { at: 17.9, value: 60, takes: 1.4 },
    ],
    seconds,
  ),
  width: follow(
    [
      { at: 0, value: 1120 },
      { at: 2, value: 720, takes: 1.4 },
      { at: 8.5, value: 800, takes: 1.2 },
      { at: 13.5, value: 720, takes: 1.3 },
      { at: 17.9, value: 1120, takes: 1.4 },
    ],
    seconds,
  ),
});

/** The dashboard: a project is made public, its link copied, and the project taken back. */
export const share: Tutorial = {
  name: "share",
  seconds: 18.5,
  poster: 9.9,
  sceneAt(seconds) {
    const touch = (name: string) => touchAt(acts, name, seconds);
    const [project, ...others] = PROJECTS;
    const isPublic = seconds >= noticeAt && seconds < hiddenAt;
    const projects = [{ ...project, isPublic }, ...others];
    const open = [
      { shown: between(seconds, noticeAt, readAt), draw: (shown: number) => successDialog("private", shown, touch) },
      {
        shown: between(seconds, sharedAt, closedAt),
        draw: (shown: number) => drawShareDialog(seconds >= copiedAt, shown, touch),
      },
      {
        shown: between(seconds, hiddenAt, readAgainAt),
        draw: (shown: number) => successDialog("public", shown, touch),
      },
    ].find(({ shown }) => shown > 0.001);
    return {
      page: dashboard({ projects, touch }).svg + (open?.draw(open.shown).svg ?? ""),
      framing: framingAt(seconds),
      pointer: pointerAt(acts, seconds),
    };
  },
};
