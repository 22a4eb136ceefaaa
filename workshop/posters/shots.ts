import type { DanceStyle, LookId } from "@nataraj/sdk/contract";
import { type Moment, STYLES, type Style } from "@nataraj/sdk/motion";
import { type Camera, type Figure, vector } from "@nataraj/sdk/picture";

/** What a style's poster shows: the same dancer at three moments, the one in the middle in front. */
export interface Shot {
  style: DanceStyle;
  look: LookId;
  /** Colours of the look, of its `variants`. */
  variant: string;
  figures: readonly Figure[];
}

/** A dancer in front and two behind, as a company stands. */
function group({ front, left, right, back = 0 }: Style["poster"]): Figure[] {
  const place = ([move, beat]: Moment, x: number, depth: number) => ({ move, beat, right: x, back: depth });
  return [place(front, 0, back), place(left, -1.5, 1.3), place(right, 1.5, 1.3)];
}

export const SHOTS: readonly Shot[] = Object.values(STYLES).map(({ style, look, poster }) => ({
  style,
  look,
  variant: poster.variant,
  figures: group(poster),
}));

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

/** A style is seen from further away than the stage's first row sees her: hands over a jump stay clear of the edge. */
export const STYLE_CAMERA: Camera = { position: vector(0, 1.15, 5.65), target: vector(0, 1.08, 0) };

/** An environment is seen from further away than a dancer, metres: its picture shows what is around. */
export const PLACE_CAMERA: Camera = { position: vector(0, 1.6, 7), target: vector(0, 1.3, 0) };
