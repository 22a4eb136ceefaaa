import { TEXTS } from "@nataraj/sdk/contract";
import type { Tutorial } from "../film.ts";
import { during, follow } from "../motion.ts";
import { type Act, pointerAt, pressOf, touchAt } from "../pointer.ts";
import { middleOf } from "../screens/controls.ts";
import { dashboard, dialog } from "../screens/dashboard.ts";
import { PROJECT } from "./piece.ts";

/** The dashboard's projects; the first is the one that is shared. */
const PROJECTS = [
  { id: "a54a4cd42cb3bc36b1e89ba8bf65e007", name: PROJECT, seconds: 30, isPublic: false },
  { id: "1f0c77be9d3a41529b0f6a7e55c2d810", name: "bold otter", seconds: 59.99, isPublic: false },
] as const;
const LINK = `https://nataraj.example/project/nataraj-${PROJECTS[0].id.slice(0, 6)}…`;

const none = () => ({});
const [tile] = dashboard({ projects: PROJECTS, touch: none }).tiles;
if (!tile) throw new Error("The dashboard is empty.");

const told = (old: string, shown: number, touch: (name: string) => object) =>
  dialog({
    title: TEXTS.titles.success,
    text: TEXTS.dashboard.visibilityChanged(old),
    buttons: [{ name: "okay", label: TEXTS.okay, variant: "primary" }],
    shown,
    touch,
  });
const link = (copied: boolean, shown: number, touch: (name: string) => object) =>
  dialog({
    title: `Share ${PROJECT}`,
    field: { label: "Link to the project page", value: LINK },
    note: copied ? "The link is copied." : undefined,
    buttons: [
      { name: "okay", label: TEXTS.okay, variant: "primary" },
      { name: "copy", label: copied ? "COPIED" : "COPY LINK", icon: copied ? "tick" : "link" },
      { name: "open", label: "OPEN", variant: "ghost" },
    ],
    shown,
    touch,
  });
const okay = (drawn: ReturnType<typeof dialog>) => middleOf(drawn.placed.okay as NonNullable<typeof drawn.placed.okay>);
const copy = link(false, 1, none).placed.copy;
if (!copy) throw new Error("The dialog has no button to copy.");

const acts: readonly Act[] = [
  { at: 0, to: [560, 400] },
  { at: 1.8, to: middleOf(tile.eye), over: "eye 0", press: true, takes: 1.2 },
  { at: 4.2, to: okay(told("private", 1, none)), over: "okay", press: true, takes: 1 },
  { at: 6.9, to: middleOf(tile.share), over: "share 0", press: true, takes: 1 },
  { at: 8.6, to: middleOf(copy), over: "copy", press: true, takes: 0.9 },
  { at: 10.8, to: okay(link(true, 1, none)), over: "okay", press: true, takes: 0.9 },
  { at: 13.4, to: middleOf(tile.eye), over: "eye 0", press: true, takes: 1 },
  { at: 15.6, to: okay(told("public", 1, none)), over: "okay", press: true, takes: 0.9 },
  { at: 17.2, to: [600, 560], takes: 1 },
];
const at = (index: number) => pressOf(acts[index] as Act);
/** Between a press and what it brings, the server answers. Seconds. */
const ANSWER = 0.25;
const [toldAt, readAt, sharedAt, copiedAt, closedAt, hiddenAt, readAgainAt] = [
  at(1) + ANSWER,
  at(2),
  at(3),
  at(4),
  at(5),
  at(6) + ANSWER,
  at(7),
];
const between = (seconds: number, from: number, to: number) => during(seconds, from, 0.26) - during(seconds, to, 0.18);

/** The dashboard: a project is made public, its link copied, and the project taken back. */
export const share: Tutorial = {
  name: "share",
  seconds: 18,
  poster: 9.4,
  sceneAt(seconds) {
    const touch = (name: string) => touchAt(acts, name, seconds);
    const isPublic = seconds >= toldAt && seconds < hiddenAt;
    const [project, ...others] = PROJECTS;
    const open = [
      { shown: between(seconds, toldAt, readAt), draw: (shown: number) => told("private", shown, touch) },
      { shown: between(seconds, sharedAt, closedAt), draw: (shown: number) => link(seconds >= copiedAt, shown, touch) },
      { shown: between(seconds, hiddenAt, readAgainAt), draw: (shown: number) => told("public", shown, touch) },
    ].find(({ shown }) => shown > 0.001);
    return {
      page:
        dashboard({ projects: [{ ...project, isPublic }, ...others], touch }).svg + (open?.draw(open.shown).svg ?? ""),
      framing: {
        x: follow(
          [
            { at: 0, value: 0 },
            { at: 2, value: 10, takes: 1.4 },
            { at: 3.6, value: 200, takes: 1.2 },
            { at: 6.8, value: 10, takes: 1.2 },
            { at: 8.2, value: 200, takes: 1.1 },
            { at: 13, value: 10, takes: 1.2 },
            { at: 15, value: 200, takes: 1.1 },
            { at: 17.4, value: 0, takes: 1.4 },
          ],
          seconds,
        ),
        y: follow(
          [
            { at: 0, value: 60 },
            { at: 2, value: 160, takes: 1.4 },
            { at: 6.8, value: 160, takes: 1.2 },
            { at: 17.4, value: 60, takes: 1.4 },
          ],
          seconds,
        ),
        width: follow(
          [
            { at: 0, value: 1120 },
            { at: 2, value: 720, takes: 1.4 },
            { at: 17.4, value: 1120, takes: 1.4 },
          ],
          seconds,
        ),
      },
      pointer: pointerAt(acts, seconds),
      veil: during(seconds, 17.5, 0.5),
    };
  },
};
