import type { DanceStyle } from "../../contract/styles.ts";

/** Where a move begins or ends: how it joins its neighbours. */
export interface MoveBoundary {
  /** Every move begins and ends with the feet under the hips; `low` when the body is near the floor then. */
  stance: "home" | "low";
  /** Degrees from the front of the dancer at the move's start; positive to the left. */
  facing: number;
  /** The foot that carries the body. */
  weight: "both" | "left" | "right";
}

/** Another way of doing a move, still recognised as that move: what a planner needs to know of it. */
export interface MoveVariant {
  /** Its word in the `variants` of a document, and in `ScoredMove.variant`. */
  name: string;
  /** What people call it, as in "down low". */
  label: string;
  /**
   * The most that the dancer turns away from where the move began, degrees to the left; the move's own turns do not
   * count. In the mirror to the right.
   */
  facing: number;
  /** Beats in which the dancer shows the back. */
  back: number;
  /** How high the body is, beside the move as written. */
  level: "low" | "high" | "as written";
  /** The furthest that the feet go from the start on the way, metres. */
  travel: number;
  /** 0.5 in half time, 2 in double time: it takes twice or half the move's beats. */
  pace: 0.5 | 1 | 2;
  /** Length in whole beats. */
  beats: number;
  /** Where the dancer is at the end, as `MoveInfo.end`. */
  end: MoveInfo["end"];
  /** 0 calm to 1 wild. */
  energy: number;
  /** Names of the variants of the same move that may be danced together with it. */
  combines: readonly string[];
}

/** What a planner needs to know of a move. */
export interface MoveInfo {
  /** Counted from 1; its name is in the contract. */
  number: number;
  name: string;
  /** Length in whole beats. */
  beats: number;
  /** 0 calm to 1 wild. */
  energy: number;
  /** Styles that it suits best, the best first. Every move can be danced in every style. */
  styles: readonly DanceStyle[];
  /** Styles in which it looks out of place: planners leave it out there, unless a word calls for it. */
  clashes?: readonly DanceStyle[];
  /** Words of lyrics, lower case, that call for it. */
  words: readonly string[];
  /** Where the dancer is at the end, from the start: metres (x to the dancer's left, z forwards) and degrees to the left. */
  end: { x: number; z: number; turn: number };
  /** The furthest that the feet go from the start on the way, metres. */
  travel: number;
  startsFrom: MoveBoundary;
  endsIn: MoveBoundary;
  /** Other ways of doing it. */
  variants: readonly MoveVariant[];
  /** Beats of the move on which it strikes; best laid on accents of the music. */
  accents: readonly number[];
  /** What makes it look right. */
  note: string;
  /** Goes upside down or flies: looser bounds of acceleration, hands may carry the body. */
  acrobatic?: boolean;
  /** Held or slow by nature: the measures of "too little" do not apply. */
  held?: boolean;
  /** Kicks, spins and jumps are quick by nature: looser bounds of acceleration. */
  quick?: boolean;
  /** Steps on quarter beats too; all others land on beats and half beats. */
  syncopated?: boolean;
}

/** A move as it is written, one in each file of this folder. Length, end and travel are read from its text. */
export type MoveDefinition = Pick<
  MoveInfo,
  | "number"
  | "energy"
  | "styles"
  | "clashes"
  | "words"
  | "accents"
  | "note"
  | "acrobatic"
  | "held"
  | "quick"
  | "syncopated"
> & {
  /** Its text, in the format of AUTHORING.md. */
  source: string;
};
