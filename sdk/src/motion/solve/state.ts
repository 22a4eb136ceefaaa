import { createFootState, type FootState } from "../contacts/foot-state.ts";
import { createHandState, type HandState } from "../contacts/hand-state.ts";
import type { BodyFrame } from "../contacts/spot-place.ts";
import { type Vec3, vec3 } from "../math/vec3.ts";
import { BONES } from "../rig/skeleton.ts";
import { STRIDE } from "../tracks/columns.ts";

/** All that solving one pose needs; made once and filled for every frame. Pairs are left and right. */
export interface BodyState {
  /** One frame of the tracks. */
  row: Float64Array;
  feet: readonly [FootState, FootState];
  hands: readonly [HandState, HandState];
  /** Local and world rotations, world positions: results, in the order of `BONES`. */
  local: Float64Array;
  world: Float64Array;
  positions: Float64Array;
  /** Automatic turn of the pelvis with the stride, and rise of the supporting hip, degrees. */
  strideYaw: number;
  hipRise: number;
  /** Automatic lean of the pelvis over bent knees, degrees. */
  crouch: number;
  /** The root that lifted feet are relative to. */
  frame: BodyFrame;
  /** Targets of the ankles in the world, metres. */
  ankles: readonly [Vec3, Vec3];
  /** How the feet are turned there: two quaternions. */
  footTurns: Float64Array;
  /** The toes' bend, degrees. */
  toeAngles: [number, number];
  scratch: Float64Array;
}

/** A state to be filled. */
export function createBodyState(): BodyState {
  return {
    row: new Float64Array(STRIDE),
    feet: [createFootState(), createFootState()],
    hands: [createHandState(), createHandState()],
    local: new Float64Array(4 * BONES.length),
    world: new Float64Array(4 * BONES.length),
    positions: new Float64Array(3 * BONES.length),
    strideYaw: 0,
    frame: { x: 0, z: 0, turn: 0 },
    hipRise: 0,
    crouch: 0,
    ankles: [vec3(), vec3()],
    footTurns: new Float64Array(4 * 2),
    toeAngles: [0, 0],
    scratch: new Float64Array(4),
  };
}
