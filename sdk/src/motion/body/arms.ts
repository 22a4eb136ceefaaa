import { clamp, RADIANS } from "../curves.ts";
import { COLUMN, column } from "../dance/columns.ts";
import { SIDE_STRIDE } from "../format/channels.ts";
import { blend, fromAxes, mirrorInPlace, multiply, multiplyInverse, setX, setY, setZ } from "../quaternion.ts";
import type { Rig } from "../rig.ts";
import { setArm } from "./arm.ts";
import { LIMBS } from "./bones.ts";
import { placeBone } from "./place-bone.ts";
import type { BodyState } from "./state.ts";

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
/** Height of the wrist over the floor when the palm is on it, metres. */
const PALM_HEIGHT = 0.045;

const turns = new Float64Array(16);
const q = new Float64Array(4);
const solved = new Float64Array(12);

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
    if (state.hands[side as 0 | 1].share > 0) leanOnHand(state, rig, side as 0 | 1);
  }
}

/** Bends an arm so that its palm is flat on the floor at the hand's spot; blended in by its share. */
function leanOnHand(state: BodyState, rig: Rig, side: 0 | 1): void {
  const { local, world, positions, hands } = state;
  const bones = LIMBS[side];
  const hand = hands[side];
  const s = 3 * bones.upperArm;
  const tx = hand.x - (positions[s] as number);
  const ty = PALM_HEIGHT - (positions[s + 1] as number);
  const tz = hand.z - (positions[s + 2] as number);
  const full = Math.sqrt(tx * tx + ty * ty + tz * tz) || 1e-6;
  const length = Math.min(full, (rig.upperArm + rig.forearm) * 0.998);
  const dx = tx / full;
  const dy = ty / full;
  const dz = tz / full;
  // The elbow gives way to the back of the body: opposite to where the chest faces.
  const p = 4 * bones.shoulder;
  const qx = world[p] as number;
  const qy = world[p + 1] as number;
  const qz = world[p + 2] as number;
  const qw = world[p + 3] as number;
  let px = -2 * (qx * qz + qw * qy);
  let py = -2 * (qy * qz - qw * qx);
  let pz = -(1 - 2 * (qx * qx + qy * qy));
  const along = px * dx + py * dy + pz * dz;
  px -= along * dx;
  py -= along * dy;
  pz -= along * dz;
  const norm = 1 / (Math.sqrt(px * px + py * py + pz * pz) || 1);
  const cosine = clamp((rig.upperArm ** 2 + length * length - rig.forearm ** 2) / (2 * rig.upperArm * length), -1, 1);
  const sine = Math.sqrt(1 - cosine * cosine);
  const ux = dx * cosine + px * norm * sine;
  const uy = dy * cosine + py * norm * sine;
  const uz = dz * cosine + pz * norm * sine;
  // Hinge: the elbow turns about the axis across arm and pole.
  const hx = (dy * pz - dz * py) * norm;
  const hy = (dz * px - dx * pz) * norm;
  const hz = (dx * py - dy * px) * norm;
  const out = side === 0 ? 1 : -1;
  aimArm(0, ux * out, uy * out, uz * out, hx, hy, hz);
  let fx = dx * length - ux * rig.upperArm;
  let fy = dy * length - uy * rig.upperArm;
  let fz = dz * length - uz * rig.upperArm;
  const fore = out / (Math.sqrt(fx * fx + fy * fy + fz * fz) || 1);
  fx *= fore;
  fy *= fore;
  fz *= fore;
  aimArm(4, fx, fy, fz, hx, hy, hz);
  multiplyInverse(q, 0, world, 4 * bones.shoulder, solved, 0);
  blend(local, 4 * bones.upperArm, local, 4 * bones.upperArm, q, 0, hand.share);
  placeBone(state, rig, bones.upperArm);
  multiplyInverse(q, 0, solved, 0, solved, 4);
  blend(local, 4 * bones.lowerArm, local, 4 * bones.lowerArm, q, 0, hand.share);
  placeBone(state, rig, bones.lowerArm);
  // Palm down, fingers away from the body along the floor.
  const facing = Math.atan2(-px, -pz) / RADIANS;
  setY(solved, 8, facing - 90 * out);
  multiplyInverse(q, 0, world, 4 * bones.lowerArm, solved, 8);
  blend(local, 4 * bones.hand, local, 4 * bones.hand, q, 0, hand.share);
  placeBone(state, rig, bones.hand);
}

/** An arm bone's rotation: its length along ±x, its hinge along ±y. */
function aimArm(o: number, x: number, y: number, z: number, hx: number, hy: number, hz: number): void {
  fromAxes(solved, o, x, y, z, hx, hy, hz, y * hz - z * hy, z * hx - x * hz, x * hy - y * hx);
}

/** All fingers, after the arms. */
export function setFingers({ row, local }: BodyState): void {
  for (let side = 0; side < 2; side++) {
    const bones = LIMBS[side as 0 | 1];
    const o = side * SIDE_STRIDE;
    const spread = row[SPREAD + o] as number;
    for (let f = 0; f < 4; f++) {
      const bend = row[FINGER + f + o] as number;
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
    setThumb(local, bones.thumb, row[THUMB + o] as number, side === 1);
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
