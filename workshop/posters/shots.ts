import type { DanceStyle } from "@nataraj/sdk/contract";
import type { LookId } from "../../ui/src/dancer/looks.ts";
import type { Figure } from "../../ui/src/dancer/picture/dancer-mesh.ts";

/** What a style's poster shows: the same dancer at three moments, the one in the middle in front. */
export interface Shot {
  style: DanceStyle;
  look: LookId;
  /** Colours of the look, of its `variants`. */
  variant: string;
  figures: readonly Figure[];
}

type Moment = readonly [move: number, beat: number];

/** How far back a leap takes place, metres, so that the hands stay in the picture. */
const LEAP = 0.5;

/** A dancer in front and two behind, as a company stands. */
function group(front: Moment, left: Moment, right: Moment, back = 0): Figure[] {
  const place = ([move, beat]: Moment, x: number, depth: number) => ({ move, beat, right: x, back: depth });
  return [place(front, 0, back), place(left, -1.5, 1.3), place(right, 1.5, 1.3)];
}

export const SHOTS: readonly Shot[] = [
  { style: "Hip Hop", look: "street", variant: "marigold", figures: group([16, 3], [1, 1], [17, 5]) },
  { style: "Freestyle", look: "street", variant: "teal", figures: group([25, 1], [16, 1], [1, 2], LEAP) },
  { style: "Indian Classical", look: "bharatanatyam", variant: "rose", figures: group([19, 1], [4, 1], [7, 1]) },
  { style: "Ballet", look: "ballet", variant: "plum", figures: group([25, 3], [19, 1], [7, 3], LEAP) },
  { style: "Contemporary", look: "ballet", variant: "sea", figures: group([19, 6], [6, 1], [5, 1]) },
  { style: "Salsa", look: "practice", variant: "light", figures: group([12, 7], [13, 3], [13, 7]) },
  { style: "Breakdancing", look: "street", variant: "ink", figures: group([3, 4], [28, 6], [8, 1]) },
  { style: "Jazz Dance", look: "practice", variant: "night", figures: group([25, 3], [2, 0], [2, 7], LEAP) },
];

/** The dancer of the home page, alone. */
export const HERO = {
  style: "Indian Classical",
  look: "bharatanatyam",
  variant: "rose",
  figure: { move: 19, beat: 1, right: 0, back: 0 },
} as const satisfies Omit<Shot, "figures"> & { figure: Figure };

/** How each look stands in its portrait, which people choose it by. */
export const LOOK_FIGURES: Readonly<Record<LookId, { style: DanceStyle; figure: Figure }>> = {
  bharatanatyam: { style: "Indian Classical", figure: { move: 19, beat: 1, right: 0, back: 0 } },
  street: { style: "Hip Hop", figure: { move: 16, beat: 3, right: 0, back: 0 } },
  ballet: { style: "Ballet", figure: { move: 19, beat: 1, right: 0, back: 0 } },
  practice: { style: "Salsa", figure: { move: 12, beat: 7, right: 0, back: 0 } },
};
