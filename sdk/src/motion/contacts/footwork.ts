import type { FootFrame, FootKind, Landing } from "../format/compiled-move.ts";

/** Where a foot is: on the stage (metres, degrees); for `air` and `body`, relative to the moving body. */
export interface Spot {
  frame: FootFrame;
  x: number;
  y: number;
  z: number;
  yaw: number;
  point: number;
}

/** A foot goes from one spot to another, in seconds. */
export interface FootEvent {
  start: number;
  end: number;
  kind: FootKind | "jump";
  from: Spot;
  to: Spot;
  /** Where the foot last stood, for the path of the hips. */
  ground: { x: number; z: number };
  height: number;
  landing: Landing;
  /** Whether the foot goes on without stopping at its start, or at its end. */
  flows?: { in: boolean; out: boolean };
  /** How far the foot is from the straight way at the top of its arc, metres on the stage. */
  aside?: { x: number; z: number };
  /** How much higher than its arc a leg that swings carries it there, metres. */
  up?: number;
  /** How far its toes point down there, degrees. */
  point?: number;
}

/** A hand carries the body at a spot of the stage, in seconds. */
export interface HandEvent {
  start: number;
  end: number;
  x: number;
  z: number;
  /** Where the fingers point, degrees. */
  yaw: number;
  /** Length of a beat of the move, seconds: the body moves over the hand and away in beats. */
  beat: number;
}

/** The hips fly, in seconds and metres. */
export interface Flight {
  start: number;
  end: number;
  height: number;
}

/** All that touches the floor, in one list for each foot and hand. */
export interface Footwork {
  first: readonly [Spot, Spot];
  feet: readonly [FootEvent[], FootEvent[]];
  hands: readonly [HandEvent[], HandEvent[]];
  flights: Flight[];
}
