import { channelIndex } from "../format/channels.ts";
import { clamp, lerp, RADIANS, smoothstep, softLimit } from "../math/curves.ts";
import { blend, copyQuaternion, multiply, multiplyInverse, setX, setY, setZ } from "../math/quaternion.ts";
import { TRUNK } from "../rig/limbs.ts";
import type { Rig } from "../rig/rig.ts";
import { COLUMN } from "../tracks/columns.ts";
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

/** Degrees of hip rise over the foot that carries, and of pelvis turn with the stride. */
const HIP_RISE_STRAIGHT = 3;
const HIP_RISE = 5.2;
/** The same where the hips are tilted by so many degrees or more already. */
const HIP_RISE_TILTED = 4;
const TILTED = 8;
/** The hips are so much lower, centimetres, where the knees bend. */
const BENT = 4;
const STRIDE_YAW = 0.28;
const STRIDE_YAW_MOST = 14;
/** The body is forward of the feet for balance: always by so many metres. */
const FORWARD = 0.018;
/** The hips' height at y 0 over that at rest, metres: nearly straight legs. */
const LIFT = 0.042;
const LIFT_ON_HANDS = 0.018;
/** With bent knees the body leans forward, degrees for each centimetre that the hips are lower. */
const CROUCH_LEAN = 0.45;
/** Shares of spine, chest and upper chest in a bend of the back. */
const SPINE_SHARE = 0.2;
const CHEST_SHARE = 0.27;
const UPPER_CHEST_SHARE = 0.53;
/**
 * The back counters these shares of a tilt of the pelvis. A tilt up to FULL degrees counts whole, softly limited to
 * LIMIT.
 */
const PITCH_COUNTER = 0.55;
const ROLL_COUNTER = 0.85;
const COUNTER_LIMIT = 34;
const COUNTER_FULL = 20;
/** The back turns against the pelvis freely up to the first angle, and softly no further than the second. Degrees. */
const TWIST_FREE = 34;
const TWIST_LIMIT = 43;
/** The back leans to a side freely up to the first angle, and softly no further than the second. Degrees. */
const LEAN_FREE = 20;
const LEAN_LIMIT = 31;
/** The back opens freely up to the first angle, and softly no further than the second. Degrees. */
const OPEN_FREE = 22;
const OPEN_LIMIT = 29.5;
/** Share of the chest's motion that the head counters, to stay upright and to the front. */
const STABILISED = 0.7;
/** The head tilts freely up to the first angle, and softly no further than the second. Degrees. */
const TILT_FREE = 22;
const TILT_LIMIT = 33;
/** Share of the neck in the head's motion: it tilts to the side mostly between the lower vertebrae. */
const NECK_SHARE = 0.62;

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
  const stride = Math.atan2(along, Math.max(0.12, Math.abs(across))) / RADIANS;
  // While the hands carry the body there is no stride, and no balance over the feet.
  const onFeet = 1 - Math.max(state.hands[0].share, state.hands[1].share);
  state.strideYaw = clamp(-stride * STRIDE_YAW, -STRIDE_YAW_MOST, STRIDE_YAW_MOST) * onFeet;
  const bent = smoothstep((-(row[Y] ?? 0) - 1) / BENT);
  const most = lerp(HIP_RISE, HIP_RISE_TILTED, smoothstep(Math.abs(row[ROLL] ?? 0) / TILTED));
  state.hipRise = (row[COLUMN.load] ?? 0) * lerp(HIP_RISE_STRAIGHT, most, bent);
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
  positions[1] = rig.hipsHeight + lerp(LIFT_ON_HANDS, LIFT, onFeet) + (row[Y] ?? 0) / 100 + (row[COLUMN.flight] ?? 0);
  positions[2] = (row[COLUMN.baseZ] ?? 0) - x * s + z * c;
}

/** Lean that keeps the balance when the knees go forward. Knees that go out to the sides need none. */
function crouchLean({ row, feet }: BodyState): number {
  const depth = clamp(-(row[Y] ?? 0) - 2, 0, 30);
  const turnout = (feet[0].yaw - feet[1].yaw) * RADIANS;
  const upright = smoothstep((60 - Math.abs(row[PITCH] ?? 0)) / 30);
  return depth * CROUCH_LEAN * clamp(Math.cos(turnout), 0, 1) * upright;
}

/** The part of a tilt that the back counters: all of a small tilt, softly limited for a large one. */
function countered(angle: number): number {
  return Math.sign(angle) * softLimit(Math.abs(angle), COUNTER_FULL, COUNTER_LIMIT);
}

/** Spine, chest, neck and head, after the hips. */
export function setTrunk(state: BodyState, rig: Rig): void {
  const { row } = state;
  const pitch = (row[PITCH] ?? 0) + state.crouch;
  const roll = (row[ROLL] ?? 0) + state.hipRise;
  const bent = (row[BEND] ?? 0) - countered(pitch) * PITCH_COUNTER;
  const bend = bent < 0 ? -softLimit(-bent, OPEN_FREE, OPEN_LIMIT) : bent;
  const leant = (row[LEAN] ?? 0) + countered(roll) * ROLL_COUNTER;
  const lean = Math.sign(leant) * softLimit(Math.abs(leant), LEAN_FREE, LEAN_LIMIT);
  const turned = (row[TWIST] ?? 0) - state.strideYaw;
  const twist = Math.sign(turned) * softLimit(Math.abs(turned), TWIST_FREE, TWIST_LIMIT);
  setBackBone(state, rig, TRUNK.spine, twist * SPINE_SHARE, lean * SPINE_SHARE, bend * SPINE_SHARE);
  setBackBone(state, rig, TRUNK.chest, twist * CHEST_SHARE, lean * CHEST_SHARE, bend * CHEST_SHARE);
  setBackBone(
    state,
    rig,
    TRUNK.upperChest,
    twist * UPPER_CHEST_SHARE,
    lean * UPPER_CHEST_SHARE,
    bend * UPPER_CHEST_SHARE,
  );
  setHead(state, rig, bend, pitch);
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

function setHead(state: BodyState, rig: Rig, bend: number, pitch: number): void {
  const { row, local, world } = state;
  const look = row[LOOK] ?? 0;
  const tilted = row[TILT] ?? 0;
  const tilt = Math.sign(tilted) * softLimit(Math.abs(tilted), TILT_FREE, TILT_LIMIT);
  const nod = row[NOD] ?? 0;
  // Where the head would be if it stayed with the front, seen from the chest.
  setY(a, 0, (row[TURN] ?? 0) + look);
  setZ(b, 0, -tilt);
  multiply(a, 0, a, 0, b, 0);
  setX(b, 0, nod + 0.35 * (bend + countered(pitch)));
  multiply(a, 0, a, 0, b, 0);
  multiplyInverse(a, 0, world, 4 * TRUNK.upperChest, a, 0);
  setY(state.scratch, 0, look);
  setZ(b, 0, -tilt);
  multiply(state.scratch, 0, state.scratch, 0, b, 0);
  setX(b, 0, nod);
  multiply(state.scratch, 0, state.scratch, 0, b, 0);
  // Upside down or flat there is no front to stay with.
  const up = 1 - 2 * ((world[0] ?? 0) ** 2 + (world[2] ?? 0) ** 2);
  const upright = smoothstep((75 - Math.acos(clamp(up, -1, 1)) / RADIANS) / 45);
  blend(a, 0, state.scratch, 0, a, 0, STABILISED * upright);
  setX(b, 0, 0);
  blend(local, 4 * TRUNK.neck, b, 0, a, 0, NECK_SHARE);
  placeBone(state, rig, TRUNK.neck);
  multiplyInverse(local, 4 * TRUNK.head, local, 4 * TRUNK.neck, a, 0);
  placeBone(state, rig, TRUNK.head);
}
