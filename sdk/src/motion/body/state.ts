import { STRIDE } from "../dance/columns.ts";
import { createFootState, type FootState } from "../dance/footwork/foot-state.ts";
import type { BodyFrame } from "../dance/footwork/spot-place.ts";
import { BONES } from "../skeleton.ts";

/** A hand on the floor, or on its way there: where, and how much it is bound to it (0 to 1). */
export interface HandState {
  x: number;
  z: number;
  /** Where the fingers point, degrees. */
  yaw: number;
  share: number;
  /** Over the floor, metres, on its way from one spot to the next. */
  y: number;
  /** Whether it carries. */
  down: boolean;
}

/** All that solving one pose needs; made once and filled for every frame. */
export interface BodyState {
  /** One frame of the tracks. */
  row: Float64Array;
  feet: [FootState, FootState];
  hands: [HandState, HandState];
  /** Local and world rotations, world positions: results, in the order of `BONES`. */
  local: Float64Array;
  world: Float64Array;
  positions: Float64Array;
  /** Automatic turn of the pelvis with the stride and rise of the hip that carries, degrees. */
  strideYaw: number;
  hipRise: number;
  /** Automatic lean of the pelvis over bent knees, degrees. */
  crouch: number;
  /** What lifted feet are counted from. */
  frame: BodyFrame;
  /** Where the ankles have to be, world, left then right; how the feet are turned there; and the toes' bend, degrees. */
  ankles: Float64Array;
  footTurns: Float64Array;
  toeAngles: Float64Array;
  scratch: Float64Array;
}

export function createBodyState(): BodyState {
  return {
    row: new Float64Array(STRIDE),
    feet: [createFootState(), createFootState()],
    hands: [
      { x: 0, z: 0, yaw: 0, share: 0, y: 0, down: false },
      { x: 0, z: 0, yaw: 0, share: 0, y: 0, down: false },
    ],
    local: new Float64Array(4 * BONES.length),
    world: new Float64Array(4 * BONES.length),
    positions: new Float64Array(3 * BONES.length),
    strideYaw: 0,
    frame: { x: 0, z: 0, turn: 0 },
    hipRise: 0,
    crouch: 0,
    ankles: new Float64Array(6),
    footTurns: new Float64Array(8),
    toeAngles: new Float64Array(2),
    scratch: new Float64Array(4),
  };
}
