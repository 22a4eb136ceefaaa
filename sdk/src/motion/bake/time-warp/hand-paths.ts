import { copyQuaternion } from "../../math/quaternion.ts";
import { copyVec3, setVec3, vec3 } from "../../math/vec3.ts";
import { LIMBS, SIDES, TRUNK } from "../../rig/limbs.ts";
import type { Rig } from "../../rig/rig.ts";
import { setArms } from "../../solve/arms.ts";
import { getPosition } from "../../solve/place-bone.ts";
import type { BodyState } from "../../solve/state.ts";
import { COLUMN, STRIDE } from "../../tracks/columns.ts";
import type { FrameRange } from "../../tracks/frame-range.ts";
import { TRACK_RATE } from "../../tracks/frames.ts";

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

/** Room for the motion of so many frames, with what is already known of it. */
export function handMotion(frames: number, known?: HandMotion): HandMotion {
  const pair = (values?: readonly [Float64Array, Float64Array]) =>
    [copyOf(values?.[0], frames), copyOf(values?.[1], frames)] as const;
  return { speeds: pair(known?.speeds), accelerations: pair(known?.accelerations) };
}

/** Measures how the hands of a dance move relative to the upper chest: the motion of the arms without that of the body. */
export class HandPaths {
  readonly frames: number;
  /** How the chest is turned: a quaternion for each frame. */
  readonly chest: Float64Array;
  private readonly state: BodyState;
  private readonly rig: Rig;

  /**
   * @param state Where the trunk is solved. The arms are solved here.
   * @param chest How the chest is turned at frames that are not taken anew.
   */
  constructor(frames: number, state: BodyState, rig: Rig, chest?: Float64Array) {
    this.frames = frames;
    this.state = state;
    this.rig = rig;
    this.chest = copyOf(chest, 4 * frames);
  }

  /** Takes how the chest is turned at frames. @param solveTrunk Solves the trunk of a frame into the state. */
  takeChest({ from, to }: FrameRange, solveTrunk: (frame: number) => void): void {
    for (let f = from; f < to; f++) {
      solveTrunk(f);
      copyQuaternion(this.chest, 4 * f, this.state.world, 4 * CHEST);
    }
  }

  /** Measures how the hands move by the arms of the tracks, up to the last of the frames. */
  measure(tracks: Float64Array, { from, to }: FrameRange, { speeds, accelerations }: HandMotion): void {
    const { state, chest } = this;
    const { positions, world, row } = state;
    const past = [vec3(), vec3()] as const;
    const pastVelocity = [vec3(), vec3()] as const;
    for (const hand of state.hands) hand.share = 0;
    // Two frames before tell how fast the hand comes in.
    for (let f = Math.max(0, from - 2); f < to; f++) {
      // Without clearances: those of the dance before may still be there.
      for (let c = 0; c < STRIDE; c++) row[c] = c < COLUMN.clearL ? (tracks[f * STRIDE + c] ?? 0) : 0;
      copyQuaternion(world, 4 * CHEST, chest, 4 * f);
      positions.fill(0, 3 * CHEST, 3 * CHEST + 3);
      setArms(state, this.rig);
      for (const side of SIDES) {
        const was = past[side];
        const before = pastVelocity[side];
        getPosition(place, state, LIMBS[side].hand);
        setVec3(
          velocity,
          (place.x - was.x) * TRACK_RATE,
          (place.y - was.y) * TRACK_RATE,
          (place.z - was.z) * TRACK_RATE,
        );
        const speed = velocity.x * velocity.x + velocity.y * velocity.y + velocity.z * velocity.z;
        const change = (velocity.x - before.x) ** 2 + (velocity.y - before.y) ** 2 + (velocity.z - before.z) ** 2;
        copyVec3(was, place);
        copyVec3(before, velocity);
        if (f < from) continue;
        if (f > 0) speeds[side][f - 1] = Math.sqrt(speed);
        if (f > 1) accelerations[side][f - 1] = Math.sqrt(change) * TRACK_RATE;
      }
    }
  }
}

/** An array of another length with the same numbers at its beginning. */
function copyOf(values: Float64Array | undefined, length: number): Float64Array {
  const copy = new Float64Array(length);
  if (values) copy.set(values.subarray(0, length));
  return copy;
}
