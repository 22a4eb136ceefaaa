import { clamp, lerp, RADIANS, smoothstep, softLimit } from "../curves.ts";
import { column } from "../dance/columns.ts";
import { AIR } from "../dance/foot-state.ts";
import { SIDE_STRIDE } from "../format/channels.ts";
import { blend, fromAxes, multiply, multiplyInverse, rotate, setX, setY } from "../quaternion.ts";
import type { Rig } from "../rig.ts";
import { LIMBS } from "./bones.ts";
import { placeBone, placeJoint } from "./place-bone.ts";
import type { BodyState } from "./state.ts";
import { acrossLimb, swingPole, swingTo } from "./swing.ts";

const TURN = column("turn");
const YAW = column("yaw");
const KNEE = column("knee.L");
const HEEL = column("heel.L");
const TOE = column("toe.L");

/** A leg is never straighter than this share of its length. */
const STRAIGHTEST = 0.992;

/** Knee and foot are those of a leg in the air this much earlier than its place is counted from the pelvis. */
const HANGS = 2;

const foot = new Float64Array(4);
const pitch = new Float64Array(4);
const vector = new Float64Array(3);
const pole = new Float64Array(3);
const down = new Float64Array(3);
/** Ankles, world: left then right. */
const ankles = new Float64Array(6);
const footTurns = new Float64Array(8);
const toeAngles = new Float64Array(2);

/**
 * Where the ankles are for the feet's places: a foot with its heel up turns about the toe joint, with its toes up it rolls
 * on the heel.
 */
export function setAnkles(state: BodyState, rig: Rig): void {
  for (let side = 0; side < 2; side++) {
    const s = state.feet[side as 0 | 1];
    const angle =
      (state.row[HEEL + side * SIDE_STRIDE] as number) + s.pitch - (state.row[TOE + side * SIDE_STRIDE] as number);
    const up = angle > 0;
    const pivotY = up ? rig.toeJoint : rig.heelRadius;
    const pivotZ = up ? rig.ball : -rig.heel;
    // A wheel's hub goes as far as its rim unrolls.
    const rolled = up ? 0 : rig.heelRadius * angle * RADIANS;
    setX(pitch, 0, angle);
    rotate(vector, 0, pitch, 0, 0, rig.ankle - pivotY, -pivotZ);
    const forward = (vector[2] as number) + pivotZ + rolled;
    setY(foot, 0, s.yaw);
    rotate(vector, 0, foot, 0, vector[0] as number, (vector[1] as number) + pivotY, forward);
    ankles[3 * side] = s.x + (vector[0] as number);
    ankles[3 * side + 1] = s.y + (vector[1] as number);
    ankles[3 * side + 2] = s.z + (vector[2] as number);
    multiply(footTurns, 4 * side, foot, 0, pitch, 0);
    // On the floor the toes stay flat; in the air they point with the foot.
    const flat = s.contact === AIR ? lerp(1, 0.25, smoothstep((s.y - 0.02) / 0.08)) : 1;
    toeAngles[side] = up ? -angle * flat : 0;
  }
}

/** The highest that the hips may be so that a leg reaches its foot. Call after `setHips` and `setAnkles`. */
export function reachLimit(state: BodyState, rig: Rig, side: 0 | 1): number {
  const { world } = state;
  const o = 3 * LIMBS[side].upperLeg;
  rotate(vector, 0, world, 0, rig.offsets[o] as number, rig.offsets[o + 1] as number, rig.offsets[o + 2] as number);
  const dx = (ankles[3 * side] as number) - (state.positions[0] as number) - (vector[0] as number);
  const dz = (ankles[3 * side + 2] as number) - (state.positions[2] as number) - (vector[2] as number);
  const reach = (rig.thigh + rig.shin) * STRAIGHTEST;
  return (
    (ankles[3 * side + 1] as number) +
    Math.sqrt(Math.max(0.01, reach * reach - dx * dx - dz * dz)) -
    (vector[1] as number)
  );
}

/** Two-bone inverse kinematics of both legs, then feet and toes. Call after `setAnkles`. */
export function setLegs(state: BodyState, rig: Rig): void {
  setLeg(state, rig, 0);
  setLeg(state, rig, 1);
}

function setLeg(state: BodyState, rig: Rig, side: 0 | 1): void {
  const { row, local, world, positions } = state;
  const bones = LIMBS[side];
  const s = state.feet[side];
  placeJoint(world, positions, rig, bones.upperLeg);
  const h = 3 * bones.upperLeg;
  let tx = (ankles[3 * side] as number) - (positions[h] as number);
  let ty = (ankles[3 * side + 1] as number) - (positions[h + 1] as number);
  let tz = (ankles[3 * side + 2] as number) - (positions[h + 2] as number);
  const outward = side === 0 ? 1 : -1;
  const heading = (row[TURN] as number) + (row[YAW] as number);
  const knee = outward * (row[KNEE + side * SIDE_STRIDE] as number);
  const angle = (s.yaw * 0.75 + heading * 0.25 + knee) * RADIANS;
  if (s.body > 0) {
    rotate(vector, 0, world, 0, s.bodyX, s.bodyY, s.bodyZ);
    swingTo(vector, tx, ty, tz, vector[0] as number, vector[1] as number, vector[2] as number, s.body);
    tx = vector[0] as number;
    ty = vector[1] as number;
    tz = vector[2] as number;
  }
  const full = Math.sqrt(tx * tx + ty * ty + tz * tz) || 1e-6;
  const longest = (rig.thigh + rig.shin) * 0.9985;
  // A leg in the air comes softly to its full length; one on the floor is exact.
  const length = s.body > 0 ? softLimit(full, longest * 0.97, longest) : Math.min(full, longest);
  const dx = tx / full;
  const dy = ty / full;
  const dz = tz / full;
  swingPole(pole, Math.sin(angle), 0, Math.cos(angle), 0, -1, 0, dx, dy, dz);
  let px = pole[0] as number;
  let py = pole[1] as number;
  let pz = pole[2] as number;
  if (s.body > 0) {
    const hung = smoothstep(s.body * HANGS);
    rotate(vector, 0, world, 0, Math.sin(knee * RADIANS), 0, Math.cos(knee * RADIANS));
    rotate(down, 0, world, 0, 0, -1, 0);
    swingPole(
      pole,
      vector[0] as number,
      vector[1] as number,
      vector[2] as number,
      down[0] as number,
      down[1] as number,
      down[2] as number,
      dx,
      dy,
      dz,
    );
    px = lerp(px, pole[0] as number, hung);
    py = lerp(py, pole[1] as number, hung);
    pz = lerp(pz, pole[2] as number, hung);
    acrossLimb(pole, px, py, pz, dx, dy, dz);
    px = pole[0] as number;
    py = pole[1] as number;
    pz = pole[2] as number;
  }
  const cosine = clamp((rig.thigh ** 2 + length * length - rig.shin ** 2) / (2 * rig.thigh * length), -1, 1);
  const sine = Math.sqrt(1 - cosine * cosine);
  // The thigh points along t, the knee bends about x.
  const ux = dx * cosine + px * sine;
  const uy = dy * cosine + py * sine;
  const uz = dz * cosine + pz * sine;
  const xx = -dy * pz + dz * py;
  const xy = -dz * px + dx * pz;
  const xz = -dx * py + dy * px;
  aim(world, 4 * bones.upperLeg, xx, xy, xz, ux, uy, uz);
  multiplyInverse(local, 4 * bones.upperLeg, world, 0, world, 4 * bones.upperLeg);
  placeJoint(world, positions, rig, bones.lowerLeg);
  const sx = dx * length - ux * rig.thigh;
  const sy = dy * length - uy * rig.thigh;
  const sz = dz * length - uz * rig.thigh;
  const shin = 1 / (Math.sqrt(sx * sx + sy * sy + sz * sz) || 1);
  aim(world, 4 * bones.lowerLeg, xx, xy, xz, sx * shin, sy * shin, sz * shin);
  multiplyInverse(local, 4 * bones.lowerLeg, world, 4 * bones.upperLeg, world, 4 * bones.lowerLeg);
  multiplyInverse(local, 4 * bones.foot, world, 4 * bones.lowerLeg, footTurns, 4 * side);
  if (s.body > 0) {
    setX(pitch, 0, s.pitch);
    blend(local, 4 * bones.foot, local, 4 * bones.foot, pitch, 0, smoothstep(s.body * HANGS));
  }
  placeBone(state, rig, bones.foot);
  setX(local, 4 * bones.toes, toeAngles[side] as number);
  placeBone(state, rig, bones.toes);
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
