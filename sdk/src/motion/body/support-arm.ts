import { clamp, RADIANS, softLimit } from "../curves.ts";
import { blend, fromAxes, multiply, multiplyInverse, rotate, setX, setY, setZ } from "../quaternion.ts";
import type { Rig } from "../rig.ts";
import { LIMBS, TRUNK } from "./bones.ts";
import { placeBone } from "./place-bone.ts";
import type { BodyState } from "./state.ts";
import { swingPole } from "./swing.ts";

/** Height of the wrist over the floor when the palm is on it, metres. */
const PALM_HEIGHT = 0.043;
/** A hand that comes or goes aims this much higher for all of its share that is still the arm's own, metres. */
const APPROACH = 0.08;
/** The hand slopes from there to the fingertips, degrees. */
const SLOPE = 12.5;
/** An arm that carries is never straighter than this share of its length. */
const STRAIGHTEST = 0.975;
/** How far the elbow gives way to the side. */
const OUTWARD = 0.2;
/** Share of the hand's turn about the arm that the forearm takes over. */
const FOREARM_TURNS = 0.8;

const q = new Float64Array(4);
const front = new Float64Array(3);
const pole = new Float64Array(3);
/** Upper arm, forearm, hand in the world. */
const solved = new Float64Array(12);
/** The same, each from the one before. */
const turns = new Float64Array(12);

/** How much higher the hips may be so that an arm reaches its spot on the floor; negative: they must come down. After `setArms`. */
export function armRoom({ positions, hands }: BodyState, rig: Rig, side: 0 | 1): number {
  const hand = hands[side];
  const s = 3 * LIMBS[side].upperArm;
  const dx = hand.x - (positions[s] as number);
  const dz = hand.z - (positions[s + 2] as number);
  const reach = (rig.upperArm + rig.forearm) * STRAIGHTEST;
  return PALM_HEIGHT + Math.sqrt(Math.max(0.01, reach * reach - dx * dx - dz * dz)) - (positions[s + 1] as number);
}

/** Bends an arm so that its palm is flat on the floor at the hand's spot; blended in by its share. */
export function supportArm(state: BodyState, rig: Rig, side: 0 | 1): void {
  const { local, world, positions, hands } = state;
  const bones = LIMBS[side];
  const hand = hands[side];
  const out = side === 0 ? 1 : -1;
  const s = 3 * bones.upperArm;
  const tx = hand.x - (positions[s] as number);
  const ty = PALM_HEIGHT + hand.y + APPROACH * (1 - hand.share) - (positions[s + 1] as number);
  const tz = hand.z - (positions[s + 2] as number);
  const full = Math.sqrt(tx * tx + ty * ty + tz * tz) || 1e-6;
  const longest = (rig.upperArm + rig.forearm) * 0.998;
  const length = softLimit(full, longest * 0.96, longest);
  const dx = tx / full;
  const dy = ty / full;
  const dz = tz / full;
  setElbow(world, dx, dy, dz, out);
  const px = pole[0] as number;
  const py = pole[1] as number;
  const pz = pole[2] as number;
  const cosine = clamp((rig.upperArm ** 2 + length * length - rig.forearm ** 2) / (2 * rig.upperArm * length), -1, 1);
  const sine = Math.sqrt(1 - cosine * cosine);
  const ux = dx * cosine + px * sine;
  const uy = dy * cosine + py * sine;
  const uz = dz * cosine + pz * sine;
  // Hinge: the elbow turns about the axis across arm and pole; the right arm's is the mirror image.
  const hx = (dy * pz - dz * py) * out;
  const hy = (dz * px - dx * pz) * out;
  const hz = (dx * py - dy * px) * out;
  aimArm(0, ux * out, uy * out, uz * out, hx, hy, hz);
  const fx = dx * length - ux * rig.upperArm;
  const fy = dy * length - uy * rig.upperArm;
  const fz = dz * length - uz * rig.upperArm;
  const fore = out / (Math.sqrt(fx * fx + fy * fy + fz * fz) || 1);
  aimArm(4, fx * fore, fy * fore, fz * fore, hx, hy, hz);
  // Palm down, fingers where the hand was set.
  setY(solved, 8, hand.yaw - 90 * out);
  setZ(q, 0, -SLOPE * out);
  multiply(solved, 8, solved, 8, q, 0);
  multiplyInverse(turns, 0, world, 4 * bones.shoulder, solved, 0);
  multiplyInverse(turns, 4, solved, 0, solved, 4);
  multiplyInverse(turns, 8, solved, 4, solved, 8);
  // The forearm turns the hand, the wrist only bends it.
  const twist = (Math.atan2(turns[8] as number, turns[11] as number) / RADIANS) * 2;
  const turn = (twist > 180 ? twist - 360 : twist < -180 ? twist + 360 : twist) * FOREARM_TURNS;
  setX(q, 0, turn);
  multiply(turns, 4, turns, 4, q, 0);
  setX(q, 0, -turn);
  multiply(turns, 8, q, 0, turns, 8);
  const chain = [bones.upperArm, bones.lowerArm, bones.hand] as const;
  for (let i = 0; i < 3; i++) {
    const bone = chain[i] as number;
    blend(local, 4 * bone, local, 4 * bone, turns, 4 * i, hand.share);
    placeBone(state, rig, bone);
  }
}

/**
 * Which way the elbow gives: with the arms to the front of the chest towards the feet and a little out; from there it
 * swings with the arm, to the front when they are overhead and to the back when they hang.
 */
function setElbow(world: Float64Array, dx: number, dy: number, dz: number, out: number): void {
  rotate(front, 0, world, 4 * TRUNK.upperChest, 0, 0, 1);
  rotate(pole, 0, world, 4 * TRUNK.upperChest, OUTWARD * out, -1, 0);
  swingPole(
    pole,
    pole[0] as number,
    pole[1] as number,
    pole[2] as number,
    front[0] as number,
    front[1] as number,
    front[2] as number,
    dx,
    dy,
    dz,
  );
}

/** An arm bone's rotation: its length along ±x, its hinge along y. */
function aimArm(o: number, x: number, y: number, z: number, hx: number, hy: number, hz: number): void {
  fromAxes(solved, o, x, y, z, hx, hy, hz, y * hz - z * hy, z * hx - x * hz, x * hy - y * hx);
}
