import type { CompiledMove } from "../format/compiled-move.ts";
import type { StyleLayer } from "../styles/layer.ts";
import type { Pulse } from "./pulse.ts";

/** A spot to dance from: metres on the stage, degrees to the left of the front. */
export interface Root {
  x: number;
  z: number;
  turn: number;
}

/** One time through a move at its place on the stage and in time; or idling. */
export interface Placed {
  move: CompiledMove;
  style: StyleLayer;
  start: number;
  end: number;
  pulse: Pulse;
  from: number;
  to: number;
  density: number;
  mirrored: boolean;
  root: Root;
  /** Root at the end. */
  next: Root;
  /** How large the gestures are: below 1 where there is less time than the move wants. */
  size: number;
  /** How deep its bounce is. */
  bounce: number;
  /** How long the steps are. */
  stride: number;
  /** 1, or 0 where there is no time to turn. */
  turning: number;
  idle: boolean;
  /** What idling adds to its channels for a moment. */
  swells?: readonly Swell[];
}

/** A rise and fall that is added to channels, in seconds. */
export interface Swell {
  start: number;
  end: number;
  /** By channel, at the middle. */
  amounts: Float64Array;
}

/** Which beat of the move it is at a time. */
export function moveBeat(placed: Placed, seconds: number): number {
  return ((placed.pulse.beatAt(seconds) - placed.from) / (placed.to - placed.from)) * placed.move.beats;
}

/** When a beat of the move is. */
export function beatTime(placed: Placed, beat: number): number {
  const { pulse, from, to, move } = placed;
  return pulse.timeAt(from + ((to - from) * beat) / move.beats);
}

/** A place given in a root's frame, on the stage. */
export function onStage(root: Root, x: number, z: number): { x: number; z: number } {
  const angle = (root.turn * Math.PI) / 180;
  const c = Math.cos(angle);
  const s = Math.sin(angle);
  return { x: root.x + x * c + z * s, z: root.z - x * s + z * c };
}
