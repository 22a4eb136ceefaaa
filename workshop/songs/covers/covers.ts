import type { DanceStyle } from "@nataraj/sdk/contract";
import type { LookId } from "@nataraj/sdk/looks";
import type { Figure } from "@nataraj/sdk/picture";
import { type Backdrop, folded, petals, stairs, waves, windowpane } from "./backdrops.ts";

/** The picture of a song: our dancer in its mood, before a drawn backdrop. */
export interface Cover {
  /** Name of the song's files in the server's library. */
  song: string;
  style: DanceStyle;
  look: LookId;
  variant: string;
  figure: Figure;
  backdrop: Backdrop;
}

const figure = (move: number, beat: number, back = 0): Figure => ({ move, beat, right: 0, back });

export const COVERS: readonly Cover[] = [
  {
    song: "marigold-morning",
    style: "Indian Classical",
    look: "bharatanatyam",
    variant: "rose",
    figure: figure(19, 1),
    backdrop: petals,
  },
  {
    song: "neon-staircase",
    style: "Freestyle",
    look: "street",
    variant: "teal",
    figure: figure(25, 1, 0.6),
    backdrop: stairs,
  },
  { song: "calle-de-agua", style: "Salsa", look: "practice", variant: "light", figure: figure(13, 3), backdrop: waves },
  { song: "paper-crown", style: "Hip Hop", look: "street", variant: "ink", figure: figure(16, 3), backdrop: folded },
  {
    song: "winter-window",
    style: "Ballet",
    look: "ballet",
    variant: "plum",
    figure: figure(25, 3, 1),
    backdrop: windowpane,
  },
];
