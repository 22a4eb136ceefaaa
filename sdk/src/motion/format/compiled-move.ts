import type { Curve } from "./curve.ts";

/** How much further arms sweep in the loudest music, as a share of what is written. */
export interface ArmSweep {
  /** At 120 beats a minute, in the style that snaps most. */
  quick: number;
  /** At most: where the beats are slower, or the style is softer. */
  slow: number;
}

/** 0 the left foot or hand, 1 the right. */
export type Side = 0 | 1;

/** Where a foot's place is counted from: its home spot on the floor, its spot under the moving body, the pelvis. */
export type FootFrame = "floor" | "air" | "body";

export type FootKind = "step" | "slide" | "pivot" | "lift";
export type Landing = "ball" | "heel" | "flat";

/** One line about a foot. Beats of the move, metres, degrees. */
export interface FootLine {
  side: Side;
  start: number;
  end: number;
  kind: FootKind;
  /** From the foot's home spot in the move's frame; undefined: where it stands. */
  x: number | undefined;
  y: number;
  z: number | undefined;
  /** Degrees to the left from straight ahead in the move's frame; undefined: as it is. */
  yaw: number | undefined;
  /** Where the dancer faces on landing, degrees to the left of the move's start: the foot's home there is turned by it. */
  facing: number;
  /** Height of a step's arc. */
  height: number;
  landing: Landing;
  frame: FootFrame;
  /** How far a lifted foot points its toes. */
  point: number;
  /** Runs on into the foot's next line without stopping. */
  on: boolean;
  line: number;
}

/** Both feet, or the one that stands, leave the floor; the hips fly on a parabola. */
export interface JumpLine {
  start: number;
  end: number;
  /** How high the hips fly above where they left, metres. */
  height: number;
  /** How far the feet are drawn up under the body at the top, metres. */
  tuck: number;
  /** What the feet do at the top, metres: each further out, both to the left, both back. */
  shape: { apart: number; aside: number; behind: number };
  /** Where each foot lands; undefined: where it left; null: it takes no part. */
  feet: readonly [Landed, Landed];
  line: number;
}
export type Landed = {
  x: number | undefined;
  z: number | undefined;
  yaw: number | undefined;
  /** As in a foot line. */
  facing: number;
} | null;

/** A hand that carries the body. */
export interface HandLine {
  side: Side;
  start: number;
  end: number;
  /** From the middle of the move's frame, metres. */
  x: number;
  z: number;
  /** Where the fingers point, degrees to the left of straight ahead. */
  yaw: number;
  line: number;
}

/** Of a move or a variant what a planner asks for most: how long it is, where it ends, and where the dancer faces. */
export interface MoveOutline {
  /** Whole beats. */
  beats: number;
  /** Metres and degrees from the start. */
  end: { x: number; z: number; turn: number };
  /** The most that a variant turns the dancer from where the move began, degrees to the left. */
  facing: number;
  /** Beats in which a variant shows the dancer's back. */
  back: number;
}

/** A move, ready to be laid out as clips. */
export interface CompiledMove extends MoveOutline {
  /** "move 12", for messages. */
  name: string;
  /** Runs on without a seam when it is repeated. */
  loop: boolean;
  /** Never mirrored: its name says which side. */
  fixed: boolean;
  /** By channel, 0 to 1: how much of the move's own line stays against the style. */
  keeps: Float64Array;
  /** How much further its arms sweep in the loudest music. */
  sweep: ArmSweep;
  /** Indices of the channels that it is known by. */
  known: ReadonlySet<number>;
  /** By channel. */
  curves: readonly (Curve | undefined)[];
  feet: readonly FootLine[];
  jumps: readonly JumpLine[];
  hands: readonly HandLine[];
}
