import { clamp, softLimit } from "../curves.ts";
import { blend, fromAxes, multiplyInverse, setX } from "../quaternion.ts";
import type { Rig } from "../rig.ts";
import { LIMBS } from "./bones.ts";
import { hangShare, setKneePole, setLegLine } from "./leg-line.ts";
import { placeBone, placeJoint } from "./place-bone.ts";
import type { BodyState } from "./state.ts";

const pitch = new Float64Array(4);
const line = new Float64Array(3);
const pole = new Float64Array(3);

/** Two-bone inverse kinematics of both legs, then feet and toes. Call after `setAnkles`. */
export function setLegs(state: BodyState, rig: Rig): void {
  for (let side = 0; side < 2; side++) {
    setLeg(state, rig, side as 0 | 1);
    setFoot(state, rig, side as 0 | 1);
  }
}

function setLeg(state: BodyState, rig: Rig, side: 0 | 1): void {
  const { local, world, positions } = state;
  const { upperLeg, lowerLeg } = LIMBS[side];
  placeJoint(world, positions, rig, upperLeg);
  setLegLine(line, state, side);
  const tx = line[0] as number;
  const ty = line[1] as number;
  const tz = line[2] as number;
  const full = Math.sqrt(tx * tx + ty * ty + tz * tz) || 1e-6;
  const longest = (rig.thigh + rig.shin) * 0.9985;
  // A leg in the air comes softly to its full length; one on the floor is exact.
  const length = state.feet[side].body > 0 ? softLimit(full, longest * 0.97, longest) : Math.min(full, longest);
  const dx = tx / full;
  const dy = ty / full;
  const dz = tz / full;
  setKneePole(pole, state, side, dx, dy, dz);
  const px = pole[0] as number;
  const py = pole[1] as number;
  const pz = pole[2] as number;
  const cosine = clamp((rig.thigh ** 2 + length * length - rig.shin ** 2) / (2 * rig.thigh * length), -1, 1);
  const sine = Math.sqrt(1 - cosine * cosine);
  // The thigh points along t, the knee bends about x.
  const ux = dx * cosine + px * sine;
  const uy = dy * cosine + py * sine;
  const uz = dz * cosine + pz * sine;
  const xx = -dy * pz + dz * py;
  const xy = -dz * px + dx * pz;
  const xz = -dx * py + dy * px;
  aim(world, 4 * upperLeg, xx, xy, xz, ux, uy, uz);
  multiplyInverse(local, 4 * upperLeg, world, 0, world, 4 * upperLeg);
  placeJoint(world, positions, rig, lowerLeg);
  const sx = dx * length - ux * rig.thigh;
  const sy = dy * length - uy * rig.thigh;
  const sz = dz * length - uz * rig.thigh;
  const shin = 1 / (Math.sqrt(sx * sx + sy * sy + sz * sz) || 1);
  aim(world, 4 * lowerLeg, xx, xy, xz, sx * shin, sy * shin, sz * shin);
  multiplyInverse(local, 4 * lowerLeg, world, 4 * upperLeg, world, 4 * lowerLeg);
}

function setFoot(state: BodyState, rig: Rig, side: 0 | 1): void {
  const { local, world, footTurns, toeAngles } = state;
  const { lowerLeg, foot, toes } = LIMBS[side];
  const { body, pitch: points } = state.feet[side];
  multiplyInverse(local, 4 * foot, world, 4 * lowerLeg, footTurns, 4 * side);
  if (body > 0) {
    setX(pitch, 0, points);
    blend(local, 4 * foot, local, 4 * foot, pitch, 0, hangShare(body));
  }
  placeBone(state, rig, foot);
  setX(local, 4 * toes, toeAngles[side] as number);
  placeBone(state, rig, toes);
}

/** A leg bone's rotation: its hinge along x, its length along −y. */
function aim(
  out: Float64Array,
  o: number,
  xx: number,
  xy: number,
  xz: number,
  dx: number,
  dy: number,
  dz: number,
): void {
  const yx = -dx;
  const yy = -dy;
  const yz = -dz;
  fromAxes(out, o, xx, xy, xz, yx, yy, yz, xy * yz - xz * yy, xz * yx - xx * yz, xx * yy - xy * yx);
}
