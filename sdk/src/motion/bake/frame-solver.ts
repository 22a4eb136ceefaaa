import type { Footwork } from "../contacts/footwork.ts";
import type { Rig } from "../rig/rig.ts";
import { setAnkles } from "../solve/ankles.ts";
import { setArms } from "../solve/arms.ts";
import { setContacts } from "../solve/contacts.ts";
import { setLegs } from "../solve/legs.ts";
import type { BodyState } from "../solve/state.ts";
import { setHips, setTrunk } from "../solve/trunk.ts";
import { COLUMN, STRIDE } from "../tracks/columns.ts";
import { frameTime } from "../tracks/frames.ts";

/** Solves frames of a dance while it is baked, into its state. Each method solves the body up to one part. */
export class FrameSolver {
  readonly state: BodyState;
  readonly tracks: Float64Array;
  readonly frames: number;
  readonly footwork: Footwork;
  readonly rig: Rig;

  constructor(state: BodyState, tracks: Float64Array, frames: number, footwork: Footwork, rig: Rig) {
    this.state = state;
    this.tracks = tracks;
    this.frames = frames;
    this.footwork = footwork;
    this.rig = rig;
  }

  /** The frame's row, and feet and hands. @param ahead Feet and hands are those of a time later by this. Seconds. */
  contacts(frame: number, ahead = 0): void {
    const o = frame * STRIDE;
    for (let i = 0; i < STRIDE; i++) this.state.row[i] = this.tracks[o + i] ?? 0;
    setContacts(this.state, this.footwork, frameTime(frame) + ahead, this.rig);
  }

  /** The hips before they are lowered, and the targets of the ankles. */
  hips(frame: number): void {
    this.contacts(frame);
    setHips(this.state, this.rig);
    setAnkles(this.state, this.rig);
  }

  /** The hips as lowered, and the trunk with the head. */
  trunk(frame: number): void {
    const { state, rig } = this;
    this.contacts(frame);
    setHips(state, rig);
    state.positions[1] = (state.positions[1] ?? 0) - (state.row[COLUMN.drop] ?? 0);
    setTrunk(state, rig);
  }

  /** All but the fingers. */
  limbs(frame: number): void {
    const { state, rig } = this;
    this.trunk(frame);
    setArms(state, rig);
    setAnkles(state, rig);
    setLegs(state, rig);
  }
}
