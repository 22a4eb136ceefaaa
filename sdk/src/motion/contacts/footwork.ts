import type { FootFrame, FootKind, Landing } from "../format/compiled-move.ts";

/** Where a foot is: on the stage (metres, degrees), or for `air` and `body` counted from the moving body. */
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
  /** Does not stop at its start, or its end. */
  flows?: { in: boolean; out: boolean };
  /** How far a jumping foot is off its way at the top, metres on the stage. */
  aside?: { x: number; z: number };
}

/** A hand carries the body at a spot of the stage, in seconds. */
export interface HandEvent {
  start: number;
  end: number;
  x: number;
  z: number;
  /** Where the fingers point, degrees. */
  yaw: number;
  /** Length of a beat of the move, seconds: the body comes and goes at its pace. */
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
