import { setAnkles } from "../../body/ankles.ts";
import { setArms } from "../../body/arms.ts";
import { setLegs } from "../../body/legs.ts";
import type { BodyState } from "../../body/state.ts";
import { setHips, setTrunk } from "../../body/trunk.ts";
import type { Rig } from "../../rig.ts";
import { COLUMN, STRIDE } from "../columns.ts";
import { setContacts } from "../footwork/contacts.ts";
import type { Footwork } from "../footwork/footwork.ts";
import { frameTime } from "../tracks.ts";

/** Solves frames of a dance that is being made, as far up the body as is asked, into its state. */
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

  /** The frame's row, and feet and hands. @param ahead Seconds by which these are taken later. */
  contacts(frame: number, ahead = 0): void {
    const o = frame * STRIDE;
    for (let i = 0; i < STRIDE; i++) this.state.row[i] = this.tracks[o + i] as number;
    setContacts(this.state, this.footwork, frameTime(frame) + ahead, this.rig);
  }

  /** The hips before they are lowered, and where the ankles want to be. */
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
    state.positions[1] = (state.positions[1] as number) - (state.row[COLUMN.drop] as number);
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
