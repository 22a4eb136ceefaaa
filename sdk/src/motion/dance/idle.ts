import { compileMove } from "../format/compile-move.ts";
import type { CompiledMove } from "../format/compiled-move.ts";
import { NEUTRAL } from "../styles/layer.ts";
import type { Placed, Root } from "./placed.ts";
import { evenPulse } from "./pulse.ts";

/** Seconds of one round of idling: four breaths, two shifts of weight. */
export const IDLE_ROUND = 14.4;
const BEATS = 16;

/** Breathing, a shift of weight now and then, a look aside. */
export const IDLE: CompiledMove = compileMove(
  `move ${BEATS} beats loop
  0    y -2, bend 0, x 0, lean 0, roll 0, look 0, tilt 0, shrug 0, raise 11, elbow 16
  2    bend -1.6, y -1.8, shrug 1.4, raise 12.5
  3    x 3.4, roll 2.5, tilt -1.5, look 0
  4    bend 0.6, y -2.2, shrug 0, raise 11, elbow 17
  6    bend -1.6, y -1.9, shrug 1.4, raise 12.5
  7    x 3.2, roll 2.5, look 9, tilt 1.5
  8    bend 0.6, shrug 0, raise 11, elbow 15
  9.5  x -3.2, roll -2.5, look 2
  10   bend -1.6, y -1.8, shrug 1.4, raise 12.5
  12   bend 0.6, y -2.2, shrug 0, raise 11, elbow 17
  13   x -3.2, roll -2.5, look -6, tilt 1.5
  14   bend -1.6, y -1.9, shrug 1.4, raise 12.5
  15.2 look 0, tilt 0`,
  "idle",
);

/** Idling from a time to another at a root. Its clock is the song's, so that it can run on for ever. */
export function placeIdle(start: number, end: number, root: Root, next: Root = root): Placed {
  const pulse = evenPulse(0, IDLE_ROUND / BEATS);
  return {
    move: IDLE,
    style: NEUTRAL,
    start,
    end,
    pulse,
    from: 0,
    to: BEATS,
    density: 1,
    mirrored: false,
    root,
    next,
    size: 1,
    stride: 1,
    turning: 1,
    idle: true,
  };
}
