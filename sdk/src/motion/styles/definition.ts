import type { LookId } from "../../contract/looks.ts";
import type { Drawing } from "./drawing.ts";
import type { StyleDefinition } from "./layer.ts";

/** A moment of a move: its number, and the beat in it, counted from 0. */
export type Moment = readonly [move: number, beat: number];

/**
 * All that is particular to a style, one in each file of this folder: how it moves, then how it is planned and shown. Moves
 * are meant by their numbers.
 */
export interface Style extends StyleDefinition {
  /** Moves that suit it, beside those that name it in their own files (`MoveInfo.styles`). */
  suits?: readonly number[];
  /** Moves that look out of place in it, beside those that name it in their own files (`MoveInfo.clashes`). */
  clashes?: readonly number[];
  /** Moves that show what it is about. */
  shows: readonly number[];
  /** Moves that may close its dances. */
  closings: readonly number[];
  /** How much livelier than the music its moves are to be, as a difference of energy; negative: calmer. */
  livelier: number;
  /** Which of our dancers shows it. */
  look: LookId;
  /** Its colour on the timeline, sRGB hexadecimal. It is only ever mixed into a ground, so that words on it stay readable. */
  color: string;
  /** Its poster: the dancer in a variant of her look, at three moments; the one in front also alone, on its tile. */
  poster: {
    variant: string;
    front: Moment;
    left: Moment;
    right: Moment;
    /** How far back the one in front is, metres, so that the hands of a leap stay in the picture. */
    back?: number;
  };
  /** Stands where a site has no posters. */
  drawing: Drawing;
}
