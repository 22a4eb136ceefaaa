import { footAt } from "../contacts/foot-at.ts";
import type { Footwork } from "../contacts/footwork.ts";
import { handAt } from "../contacts/hand-state.ts";
import { HOME_X, sign } from "../contacts/home.ts";
import { channelIndex } from "../format/channels.ts";
import type { Side } from "../rig/limbs.ts";
import type { Rig } from "../rig/rig.ts";
import { COLUMN } from "../tracks/columns.ts";
import type { BodyState } from "./state.ts";

const TURN = channelIndex("turn");

/** Fills the state's feet and hands for a time in seconds. The state's row must already be that of the same time. */
export function setContacts(state: BodyState, footwork: Footwork, t: number, rig: Rig): void {
  const { frame, row } = state;
  frame.x = row[COLUMN.baseX] ?? 0;
  frame.z = row[COLUMN.baseZ] ?? 0;
  frame.turn = row[TURN] ?? 0;
  setContactsOf(state, footwork, t, rig, 0);
  setContactsOf(state, footwork, t, rig, 1);
}

function setContactsOf(state: BodyState, footwork: Footwork, t: number, rig: Rig, side: Side): void {
  const { frame, feet, hands } = state;
  footAt(footwork.feet[side], footwork.first[side], t, sign(side) * HOME_X, frame, feet[side], rig.ball);
  handAt(footwork.hands[side], t, hands[side]);
}
