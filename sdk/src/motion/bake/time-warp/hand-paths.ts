import { copyQuaternion } from "../../math/quaternion.ts";
import { copyVec3, setVec3, vec3 } from "../../math/vec3.ts";
import { LIMBS, SIDES, TRUNK } from "../../rig/limbs.ts";
import { setArms } from "../../solve/arms.ts";
import { getPosition } from "../../solve/place-bone.ts";
import { STRIDE } from "../../tracks/columns.ts";
import { TRACK_RATE } from "../../tracks/frames.ts";
import type { FrameSolver } from "../frame-solver.ts";

const CHEST = TRUNK.upperChest;
const place = vec3();
const velocity = vec3();

/** How fast the hands move relative to the upper chest, left and right, by frame. */
export interface HandMotion {
  /** m/s between each frame and the next. */
  readonly speeds: readonly [Float64Array, Float64Array];
  /** m/s², at each frame. */
  readonly accelerations: readonly [Float64Array, Float64Array];
}

/** How the chest is turned: a quaternion for each of the first frames. */
export function chestTurns(solver: FrameSolver, frames: number): Float64Array {
  const chest = new Float64Array(4 * frames);
  for (let f = 0; f < frames; f++) {
    solver.trunk(f);
    copyQuaternion(chest, 4 * f, solver.state.world, 4 * CHEST);
  }
  return chest;
}

/**
 * Measures how the hands move relative to the upper chest, by the arms of the solver's tracks: the motion of the arms
 * without that of the body.
 * @param chest How the chest is turned (`chestTurns`).
 */
export function handMotion({ state, rig, tracks }: FrameSolver, chest: Float64Array): HandMotion {
  const { positions, world, row } = state;
  const frames = chest.length / 4;
  const pair = () => [new Float64Array(frames), new Float64Array(frames)] as const;
  const [speeds, accelerations] = [pair(), pair()];
  const past = [vec3(), vec3()] as const;
  const pastVelocity = [vec3(), vec3()] as const;
  for (const hand of state.hands) hand.share = 0;
  for (let f = 0; f < frames; f++) {
    for (let c = 0; c < STRIDE; c++) row[c] = tracks[f * STRIDE + c] ?? 0;
    copyQuaternion(world, 4 * CHEST, chest, 4 * f);
    positions.fill(0, 3 * CHEST, 3 * CHEST + 3);
    setArms(state, rig);
    for (const side of SIDES) {
      const was = past[side];
      const before = pastVelocity[side];
      getPosition(place, state, LIMBS[side].hand);
      setVec3(velocity, (place.x - was.x) * TRACK_RATE, (place.y - was.y) * TRACK_RATE, (place.z - was.z) * TRACK_RATE);
      const speed = velocity.x * velocity.x + velocity.y * velocity.y + velocity.z * velocity.z;
      const change = (velocity.x - before.x) ** 2 + (velocity.y - before.y) ** 2 + (velocity.z - before.z) ** 2;
      copyVec3(was, place);
      copyVec3(before, velocity);
      if (f > 0) speeds[side][f - 1] = Math.sqrt(speed);
      if (f > 1) accelerations[side][f - 1] = Math.sqrt(change) * TRACK_RATE;
    }
  }
  return { speeds, accelerations };
}
