import { clamp } from "../curves.ts";
import { COLUMN, column } from "../dance/columns.ts";
import { SIDE_STRIDE } from "../format/channels.ts";
import { mirrorInPlace, multiply, setX, setY, setZ } from "../quaternion.ts";
import type { Rig } from "../rig.ts";
import { setArm } from "./arm.ts";
import { LIMBS } from "./bones.ts";
import { placeBone } from "./place-bone.ts";
import type { BodyState } from "./state.ts";
import { supportArm } from "./support-arm.ts";

const RAISE = column("raise.L");
const FWD = column("fwd.L");
const ROT = column("rot.L");
const ELBOW = column("elbow.L");
const PALM = column("palm.L");
const WRIST = column("wrist.L");
const DEV = column("dev.L");
const SHRUG = column("shrug.L");
const THUMB = column("thumb.L");
const FINGER = column("index.L");
const SPREAD = column("spread.L");

/** Which way each finger goes when they spread: index to little. */
const FAN = [1, 0.25, -0.5, -1.2] as const;
/** How a finger's bend is shared by its joints. */
const JOINTS = [0.75, 1, 0.6] as const;

const turns = new Float64Array(16);
const q = new Float64Array(4);

/** Both arms without the fingers, after the trunk. */
export function setArms(state: BodyState, rig: Rig): void {
  for (let side = 0; side < 2; side++) {
    const { row, local } = state;
    const bones = LIMBS[side as 0 | 1];
    const o = side * SIDE_STRIDE;
    const off = row[COLUMN.clearL + side] as number;
    setArm(
      turns,
      0,
      side === 1,
      (row[RAISE + o] as number) + off,
      row[FWD + o] as number,
      row[ROT + o] as number,
      clamp(row[ELBOW + o] as number, 0, 150),
      row[PALM + o] as number,
      row[WRIST + o] as number,
      row[DEV + o] as number,
      row[SHRUG + o] as number,
    );
    for (let i = 0; i < 4; i++) {
      local[4 * bones.shoulder + i] = turns[i] as number;
      local[4 * bones.upperArm + i] = turns[4 + i] as number;
      local[4 * bones.lowerArm + i] = turns[8 + i] as number;
      local[4 * bones.hand + i] = turns[12 + i] as number;
    }
    placeBone(state, rig, bones.shoulder);
    placeBone(state, rig, bones.upperArm);
    placeBone(state, rig, bones.lowerArm);
    placeBone(state, rig, bones.hand);
    if (state.hands[side as 0 | 1].share > 0) supportArm(state, rig, side as 0 | 1);
  }
}

/** All fingers, after the arms. */
export function setFingers({ row, local, hands }: BodyState): void {
  for (let side = 0; side < 2; side++) {
    const bones = LIMBS[side as 0 | 1];
    const o = side * SIDE_STRIDE;
    // A hand that carries is flat, and stays so while it comes and goes.
    const bent = (1 - hands[side as 0 | 1].share) ** 2;
    const spread = row[SPREAD + o] as number;
    for (let f = 0; f < 4; f++) {
      const bend = (row[FINGER + f + o] as number) * bent;
      for (let j = 0; j < 3; j++) {
        const at = 4 * ((bones.fingers[f] as number[])[j] as number);
        setZ(local, at, -bend * (JOINTS[j] as number));
        if (j === 0) {
          setY(q, 0, -spread * (FAN[f] as number));
          multiply(local, at, q, 0, local, at);
        }
        if (side === 1) mirrorInPlace(local, at);
      }
    }
    setThumb(local, bones.thumb, (row[THUMB + o] as number) * bent, side === 1);
  }
}

function setThumb(local: Float64Array, thumb: readonly number[], bend: number, right: boolean): void {
  const base = 4 * (thumb[0] as number);
  const middle = 4 * (thumb[1] as number);
  const tip = 4 * (thumb[2] as number);
  setY(local, base, bend * 0.5);
  setX(q, 0, bend * 0.5);
  multiply(local, base, local, base, q, 0);
  setY(local, middle, bend * 0.55);
  setY(local, tip, bend * 0.6);
  if (!right) return;
  mirrorInPlace(local, base);
  mirrorInPlace(local, middle);
  mirrorInPlace(local, tip);
}
