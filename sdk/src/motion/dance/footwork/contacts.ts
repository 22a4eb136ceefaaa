import type { BodyState } from "../../body/state.ts";
import type { Rig } from "../../rig.ts";
import { COLUMN, column } from "../columns.ts";
import { footAt } from "./foot-at.ts";
import type { Footwork } from "./footwork.ts";
import { handAt } from "./hand-state.ts";
import { HOME_X, sign } from "./home.ts";

const TURN = column("turn");

/** Feet and hands at a time, seconds, into the state; its row has to be that of the time. */
export function setContacts(state: BodyState, footwork: Footwork, t: number, rig: Rig): void {
  const frame = state.frame;
  frame.x = state.row[COLUMN.baseX] as number;
  frame.z = state.row[COLUMN.baseZ] as number;
  frame.turn = state.row[TURN] as number;
  for (let side = 0; side < 2; side++) {
    const s = side as 0 | 1;
    footAt(footwork.feet[s], footwork.first[s], t, sign(s) * HOME_X, frame, state.feet[s], rig.ball);
    handAt(footwork.hands[s], t, state.hands[s]);
  }
}
