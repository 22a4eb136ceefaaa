import { HOME_X } from "../contacts/home.ts";
import { channelIndex } from "../format/channels.ts";
import { RADIANS } from "../math/curves.ts";
import { blend, copyQuaternion, multiply, multiplyInverse, setX, setY, setZ } from "../math/quaternion.ts";
import { HUMAN_LIMITS } from "../rig/human-limits.ts";
import { TRUNK } from "../rig/limbs.ts";
import type { Rig } from "../rig/rig.ts";
import { COLUMN } from "../tracks/columns.ts";
import { jointLimit } from "./limits.ts";
import { placeBone } from "./place-bone.ts";
import type { BodyState } from "./state.ts";

const TURN = channelIndex("turn");
const YAW = channelIndex("yaw");
const PITCH = channelIndex("pitch");
const ROLL = channelIndex("roll");
const BEND = channelIndex("bend");
const LEAN = channelIndex("lean");
const TWIST = channelIndex("twist");
const NOD = channelIndex("nod");
const TILT = channelIndex("tilt");
const LOOK = channelIndex("look");
const X = channelIndex("x");
const Y = channelIndex("y");
const Z = channelIndex("z");

/** Degrees by which the hip rises over the foot that carries. */
const HIP_RISE = 4.8;
/** Degrees that the pelvis turns for each degree that the feet are apart to the front. */
const STRIDE_YAW = 0.2;
/** The hips' height at y 0 over that at rest, metres: nearly straight legs. */
const LIFT = 0.042;
/** The body is forward of the feet for balance, metres. */
const FORWARD = 0.018;
/** With bent knees the body leans forward, degrees for each centimetre that the hips are lower. */
const CROUCH_LEAN = 0.45;
/** Share of the upper chest in a bend of the back; spine and chest have half of the rest each. */
const UPPER_CHEST = 0.53;
/** The back counters a tilt of the pelvis up to this, degrees: half of it where it goes to the front or the back. */
const COUNTERED = 40;
/** Share of a motion from below that the back counters to the side, and the head to all sides, to stay upright. */
const STABILISED = 0.7;

const a = new Float64Array(4);
const b = new Float64Array(4);

/** Turns the pelvis and puts the hips over their base. The drop that lets the legs reach the feet is not in it. */
export function setHips(state: BodyState, rig: Rig): void {
  const { row, local, world, positions, feet } = state;
  const turn = row[TURN] ?? 0;
  const heading = turn * RADIANS;
  const c = Math.cos(heading);
  const s = Math.sin(heading);
  const [left, right] = feet;
  const dx = left.groundX - right.groundX;
  const dz = left.groundZ - right.groundZ;
  const across = dx * c - dz * s;
  const along = dx * s + dz * c;
  const stride = Math.atan2(along, Math.max(HOME_X, Math.abs(across))) / RADIANS;
  // While the hands carry the body there is no stride, and no balance over the feet.
  const onFeet = 1 - Math.max(state.hands[0].share, state.hands[1].share);
  state.strideYaw = -stride * STRIDE_YAW * onFeet;
  state.hipRise = (row[COLUMN.load] ?? 0) * HIP_RISE * onFeet;
  setY(world, 0, turn + (row[YAW] ?? 0) + state.strideYaw);
  setZ(a, 0, (row[ROLL] ?? 0) + state.hipRise);
  multiply(world, 0, world, 0, a, 0);
  state.crouch = crouchLean(state) * onFeet;
  setX(a, 0, (row[PITCH] ?? 0) + state.crouch);
  multiply(world, 0, world, 0, a, 0);
  copyQuaternion(local, 0, world, 0);
  const x = (row[X] ?? 0) / 100;
  const z = (row[Z] ?? 0) / 100 + FORWARD;
  positions[0] = (row[COLUMN.baseX] ?? 0) + x * c + z * s;
  positions[1] = rig.hipsHeight + LIFT * onFeet + (row[Y] ?? 0) / 100 + (row[COLUMN.flight] ?? 0);
  positions[2] = (row[COLUMN.baseZ] ?? 0) - x * s + z * c;
}

/** Lean that keeps the balance when the knees go forward. Knees that go out to the sides need none. */
function crouchLean({ row, feet }: BodyState): number {
  const depth = Math.max(0, -(row[Y] ?? 0));
  const turnout = (feet[0].yaw - feet[1].yaw) * RADIANS;
  const upright = Math.max(0, Math.cos((row[PITCH] ?? 0) * RADIANS));
  return depth * CROUCH_LEAN * Math.max(0, Math.cos(turnout)) * upright;
}

/** Spine, chest, neck and head, after the hips. */
export function setTrunk(state: BodyState, rig: Rig): void {
  const { row } = state;
  const pitch = (row[PITCH] ?? 0) + state.crouch;
  const roll = (row[ROLL] ?? 0) + state.hipRise;
  const { backOpen, backLean, backTwist } = HUMAN_LIMITS;
  const bent = (row[BEND] ?? 0) - jointLimit(pitch, COUNTERED) / 2;
  const bend = bent < 0 ? jointLimit(bent, backOpen) : bent;
  const lean = jointLimit((row[LEAN] ?? 0) + STABILISED * jointLimit(roll, COUNTERED), backLean);
  const twist = jointLimit((row[TWIST] ?? 0) - state.strideYaw, backTwist);
  const lower = (1 - UPPER_CHEST) / 2;
  setBackBone(state, rig, TRUNK.spine, twist * lower, lean * lower, bend * lower);
  setBackBone(state, rig, TRUNK.chest, twist * lower, lean * lower, bend * lower);
  setBackBone(state, rig, TRUNK.upperChest, twist * UPPER_CHEST, lean * UPPER_CHEST, bend * UPPER_CHEST);
  setHead(state, rig, bend + jointLimit(pitch, COUNTERED));
}

/** A bone of the back, degrees from the one below. */
function setBackBone(state: BodyState, rig: Rig, bone: number, twist: number, lean: number, bend: number): void {
  const { local } = state;
  setY(local, 4 * bone, twist);
  setZ(a, 0, -lean);
  multiply(local, 4 * bone, local, 4 * bone, a, 0);
  setX(a, 0, bend);
  multiply(local, 4 * bone, local, 4 * bone, a, 0);
  placeBone(state, rig, bone);
}

/** @param bent How far the upper body is bent to the front by its back and its pelvis, degrees: the head goes along a little. */
function setHead(state: BodyState, rig: Rig, bent: number): void {
  const { row, local, world } = state;
  const look = row[LOOK] ?? 0;
  const tilt = jointLimit(row[TILT] ?? 0, HUMAN_LIMITS.headTilt);
  const nod = row[NOD] ?? 0;
  // Where the head would be if it stayed with the front, seen from the chest.
  setY(a, 0, (row[TURN] ?? 0) + look);
  setZ(b, 0, -tilt);
  multiply(a, 0, a, 0, b, 0);
  setX(b, 0, nod + (1 - STABILISED) * bent);
  multiply(a, 0, a, 0, b, 0);
  multiplyInverse(a, 0, world, 4 * TRUNK.upperChest, a, 0);
  setY(state.scratch, 0, look);
  setZ(b, 0, -tilt);
  multiply(state.scratch, 0, state.scratch, 0, b, 0);
  setX(b, 0, nod);
  multiply(state.scratch, 0, state.scratch, 0, b, 0);
  // Upside down or flat there is no front to stay with.
  const up = 1 - 2 * ((world[0] ?? 0) ** 2 + (world[2] ?? 0) ** 2);
  blend(a, 0, state.scratch, 0, a, 0, STABILISED * Math.max(0, up));
  setX(b, 0, 0);
  blend(local, 4 * TRUNK.neck, b, 0, a, 0, 0.5);
  placeBone(state, rig, TRUNK.neck);
  multiplyInverse(local, 4 * TRUNK.head, local, 4 * TRUNK.neck, a, 0);
  placeBone(state, rig, TRUNK.head);
}
