import { setArms } from "../../body/arms.ts";
import { LIMBS, TRUNK } from "../../body/bones.ts";
import type { BodyState } from "../../body/state.ts";
import type { Rig } from "../../rig.ts";
import { STRIDE } from "../columns.ts";
import { TRACK_RATE } from "../tracks.ts";

const CHEST = TRUNK.upperChest;

/** How the hands of a dance move, seen from between the shoulders: what the arms do, without the way of the body. */
export class HandPaths {
  /** m/s between each frame and the next, left and right. */
  readonly speeds: readonly [Float64Array, Float64Array];
  /** m/s², at each frame. */
  readonly accelerations: readonly [Float64Array, Float64Array];
  private readonly chest: Float64Array;
  private readonly state: BodyState;
  private readonly rig: Rig;
  readonly frames: number;

  /** @param solveTrunk Solves the trunk of a frame into the state; what the arms do is left to this. */
  constructor(frames: number, state: BodyState, rig: Rig, solveTrunk: (frame: number) => void) {
    this.frames = frames;
    this.state = state;
    this.rig = rig;
    this.speeds = [new Float64Array(frames), new Float64Array(frames)];
    this.accelerations = [new Float64Array(frames), new Float64Array(frames)];
    this.chest = new Float64Array(4 * frames);
    for (let f = 0; f < frames; f++) {
      solveTrunk(f);
      for (let i = 0; i < 4; i++) this.chest[4 * f + i] = state.world[4 * CHEST + i] as number;
    }
  }

  /** Follows the arms of the tracks over all frames. */
  follow(tracks: Float64Array): void {
    const { state, chest, frames } = this;
    const { positions, world, row } = state;
    const was = [new Float64Array(6), new Float64Array(6)] as const;
    for (const hand of state.hands) hand.share = 0;
    for (let f = 0; f < frames; f++) {
      for (let c = 0; c < STRIDE; c++) row[c] = tracks[f * STRIDE + c] as number;
      for (let i = 0; i < 4; i++) world[4 * CHEST + i] = chest[4 * f + i] as number;
      for (let i = 0; i < 3; i++) positions[3 * CHEST + i] = 0;
      setArms(state, this.rig);
      for (const side of [0, 1] as const) {
        const past = was[side];
        let speed = 0;
        let change = 0;
        for (let i = 0; i < 3; i++) {
          const place = positions[3 * LIMBS[side].hand + i] as number;
          const velocity = (place - (past[i] as number)) * TRACK_RATE;
          speed += velocity * velocity;
          change += (velocity - (past[3 + i] as number)) ** 2;
          past[i] = place;
          past[3 + i] = velocity;
        }
        if (f > 0) this.speeds[side][f - 1] = Math.sqrt(speed);
        if (f > 1) this.accelerations[side][f - 1] = Math.sqrt(change) * TRACK_RATE;
      }
    }
  }
}
