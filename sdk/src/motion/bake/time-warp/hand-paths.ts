import { copyQuaternion } from "../../math/quaternion.ts";
import { copyVec3, setVec3, vec3 } from "../../math/vec3.ts";
import { LIMBS, SIDES, TRUNK } from "../../rig/limbs.ts";
import type { Rig } from "../../rig/rig.ts";
import { setArms } from "../../solve/arms.ts";
import { getPosition } from "../../solve/place-bone.ts";
import type { BodyState } from "../../solve/state.ts";
import { STRIDE } from "../../tracks/columns.ts";
import { TRACK_RATE } from "../../tracks/frames.ts";

const CHEST = TRUNK.upperChest;
const place = vec3();
const velocity = vec3();

/** How the hands of a dance move relative to the upper chest: the motion of the arms without that of the body. */
export class HandPaths {
  /** m/s between each frame and the next, left and right. */
  readonly speeds: readonly [Float64Array, Float64Array];
  /** m/s², at each frame. */
  readonly accelerations: readonly [Float64Array, Float64Array];
  private readonly chest: Float64Array;
  private readonly state: BodyState;
  private readonly rig: Rig;
  readonly frames: number;

  /** @param solveTrunk Solves the trunk of a frame into the state. The arms are solved here. */
  constructor(frames: number, state: BodyState, rig: Rig, solveTrunk: (frame: number) => void) {
    this.frames = frames;
    this.state = state;
    this.rig = rig;
    this.speeds = [new Float64Array(frames), new Float64Array(frames)];
    this.accelerations = [new Float64Array(frames), new Float64Array(frames)];
    this.chest = new Float64Array(4 * frames);
    for (let f = 0; f < frames; f++) {
      solveTrunk(f);
      copyQuaternion(this.chest, 4 * f, state.world, 4 * CHEST);
    }
  }

  /** Measures how the hands move by the arms of the tracks, over all frames. */
  measure(tracks: Float64Array): void {
    const { state, chest, frames } = this;
    const { positions, world, row } = state;
    const past = [vec3(), vec3()] as const;
    const pastVelocity = [vec3(), vec3()] as const;
    for (const hand of state.hands) hand.share = 0;
    for (let f = 0; f < frames; f++) {
      for (let c = 0; c < STRIDE; c++) row[c] = tracks[f * STRIDE + c] ?? 0;
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
        if (f > 0) this.speeds[side][f - 1] = Math.sqrt(speed);
        if (f > 1) this.accelerations[side][f - 1] = Math.sqrt(change) * TRACK_RATE;
      }
    }
  }
}
