import type { CompiledMove } from "../format/compiled-move.ts";
import type { Curve } from "../format/curve.ts";
import type { StyleLayer } from "../styles/layer.ts";
import type { BeatGrid } from "./beat-grid.ts";
import type { Intensity } from "./intensity.ts";

/** Where a clip is danced: metres on the floor, degrees to the left of the front. */
export interface RootTransform {
  x: number;
  z: number;
  turn: number;
}

/** One time through a move with its place in time and on the floor; or idling. */
export interface ClipInstance {
  move: CompiledMove;
  /** The move as it is written, before it was fitted to its place: marked, turned, with fewer steps. */
  source: CompiledMove;
  style: StyleLayer;
  start: number;
  end: number;
  grid: BeatGrid;
  /** Beats of the grid at start and end. */
  from: number;
  to: number;
  /** Dance beats for one beat of the grid. */
  density: number;
  /** Whether left and right are swapped. */
  mirrored: boolean;
  root: RootTransform;
  /** Where the dancer is at the end. */
  endRoot: RootTransform;
  /** How large the gestures are: below 1 where there is less time than the move wants. */
  size: number;
  /** How deep its bounce is. */
  bounce: number;
  /** How much further its arms sweep in the loudest music, as a share of what is written. */
  sweep: number;
  /** How long the steps are. */
  stride: number;
  /** 1, or 0 where there is no time to turn. */
  turning: number;
  /** Where the dancer faces: degrees from the front at its beginning, and the way from there, by beat of the move. */
  facing?: { from: number; on: Curve | undefined };
  idle: boolean;
  /** What of the music shapes it. */
  intensity: Intensity;
  /** What is added to the channels of idling for a moment: anticipation before a dance, settling after it. */
  envelopes?: readonly AdditiveEnvelope[];
}

/** A bell-shaped offset that is added to channels, in seconds. */
export interface AdditiveEnvelope {
  start: number;
  end: number;
  /** By channel, at its height. */
  amounts: Float64Array;
}

/** Which beat of the move it is at a time. */
export function moveBeat(clip: ClipInstance, seconds: number): number {
  return ((clip.grid.beatAt(seconds) - clip.from) / (clip.to - clip.from)) * clip.move.beats;
}

/** When a beat of the move is. */
export function beatTime(clip: ClipInstance, beat: number): number {
  const { grid, from, to, move } = clip;
  return grid.timeAt(from + ((to - from) * beat) / move.beats);
}

/** A point in a root's frame as a point of the world. */
export function localToWorld(root: RootTransform, x: number, z: number): { x: number; z: number } {
  const angle = (root.turn * Math.PI) / 180;
  const c = Math.cos(angle);
  const s = Math.sin(angle);
  return { x: root.x + x * c + z * s, z: root.z - x * s + z * c };
}
