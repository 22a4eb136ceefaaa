import { multiply, multiplyInverse, setZ } from "../math/quaternion.ts";
import type { Dance } from "../pose/dance.ts";
import { createWorldTransforms, type WorldTransforms, worldTransforms } from "../rig/kinematics.ts";
import { type BoneName, boneIndex, parentOf } from "../rig/skeleton.ts";
import { keyframesOf } from "./keyframes.ts";
import { BLINK, CENTER, footGoal, MMD_BONES } from "./vmd-bones.ts";
import { MMD_FPS, MMD_UNIT, type VmdBoneFrame, writeVmd } from "./vmd-writer.ts";

/** Degrees by which the arms of standard MMD models hang below the horizontal at rest (A-pose). */
const MMD_ARM_ANGLE = 35;

type Vector = [number, number, number];
type Rotation = [number, number, number, number];

const NOWHERE: Vector = [0, 0, 0];
const UNTURNED: Rotation = [0, 0, 0, 1];
/** "Nataraj". */
const MODEL = "4e61746172616a";

/**
 * A dance as motion for MikuMikuDance and the programs that read its format (.vmd), 30 frames a second. For models with the
 * standard skeleton: センター carries the body, the feet are led by their goals of inverse kinematics (足ＩＫ), and legs, trunk,
 * arms and fingers turn as they do here. Of the face it has the blink.
 */
export function vmdOf(dance: Dance): Uint8Array<ArrayBuffer> {
  const world = createWorldTransforms();
  const waist = restOf(dance, "spine");
  const goals = (["left", "right"] as const).map((side) => {
    const foot: BoneName = `${side}Foot`;
    return { name: footGoal(side), bone: boneIndex(foot), rest: restOf(dance, foot) };
  });
  const bones: VmdBoneFrame[] = [];
  const { faces } = keyframesOf(dance, MMD_FPS, (pose, _, frame) => {
    worldTransforms(pose, world, dance.rig);
    const waistNow = placeOf(world, boneIndex("spine"));
    bones.push({ name: CENTER, frame, position: unitsFrom(waist, waistNow), rotation: UNTURNED });
    for (const { name, source, above } of MMD_BONES)
      bones.push({ name, frame, position: NOWHERE, rotation: turnOf(world, source, above) });
    for (const { name, bone, rest } of goals)
      bones.push({ name, frame, position: unitsFrom(rest, placeOf(world, bone)), rotation: turnIn(world, bone) });
  });
  const morphs = faces.map(({ blink }, frame) => ({ name: BLINK, frame, weight: Math.min(1, Math.max(0, blink)) }));
  return writeVmd({ model: MODEL, bones: withoutStillFrames(bones), morphs });
}

/** A point of ours in MMD's units: there +Z goes into the picture. */
export function mmdPoint([x, y, z]: readonly [number, number, number]): Vector {
  return [x / MMD_UNIT, y / MMD_UNIT, -z / MMD_UNIT];
}

const unitsFrom = (rest: Vector, now: Vector) => mmdPoint([now[0] - rest[0], now[1] - rest[1], now[2] - rest[2]]);

const placeOf = ({ positions }: WorldTransforms, bone: number): Vector => [
  positions[3 * bone] ?? 0,
  positions[3 * bone + 1] ?? 0,
  positions[3 * bone + 2] ?? 0,
];

/** Where a joint is at rest in the world, metres. */
function restOf({ rig }: Dance, name: BoneName): Vector {
  const place: Vector = [0, 0, 0];
  for (let bone = boneIndex(name); bone >= 0; bone = parentOf(bone))
    for (let k = 0; k < 3; k++) place[k] = (place[k] ?? 0) + (rig.offsets[3 * bone + k] ?? 0);
  return place;
}

const HANGING = { left: new Float64Array(4), right: new Float64Array(4) };
setZ(HANGING.left, 0, MMD_ARM_ANGLE);
setZ(HANGING.right, 0, -MMD_ARM_ANGLE);
const own = new Float64Array(4);
const parent = new Float64Array(4);

/** A bone's turn from its parent in MMD, where arms and hands hang at rest. */
function turnOf(world: WorldTransforms, source: BoneName, above: BoneName | undefined): Rotation {
  turnFromRest(own, world, source);
  if (above) {
    turnFromRest(parent, world, above);
    multiplyInverse(own, 0, parent, 0, own, 0);
  }
  return leftHanded(own, 0);
}

/** How a bone is turned in the world from its rest in MMD. */
function turnFromRest(out: Float64Array, { rotations }: WorldTransforms, name: BoneName): void {
  const bone = boneIndex(name);
  out.set(rotations.subarray(4 * bone, 4 * bone + 4));
  const side = /^(left|right)(?=UpperArm|LowerArm|Hand|Thumb|Index|Middle|Ring|Little)/.exec(name)?.[1];
  if (side) multiply(out, 0, out, 0, HANGING[side as "left" | "right"], 0);
}

const turnIn = ({ rotations }: WorldTransforms, bone: number): Rotation => leftHanded(rotations, 4 * bone);

/** The same turn where +Z goes the other way. */
const leftHanded = (q: Float64Array, o: number): Rotation => [
  -(q[o] ?? 0),
  -(q[o + 1] ?? 0),
  q[o + 2] ?? 0,
  q[o + 3] ?? 1,
];

/** Leaves out what says nothing new: frames between two that are equal to them. */
function withoutStillFrames(frames: readonly VmdBoneFrame[]): VmdBoneFrame[] {
  const ofBone = new Map<string, VmdBoneFrame[]>();
  for (const frame of frames) {
    const list = ofBone.get(frame.name);
    if (list) list.push(frame);
    else ofBone.set(frame.name, [frame]);
  }
  const isSame = (one: VmdBoneFrame, other: VmdBoneFrame | undefined) =>
    other !== undefined &&
    [...one.position, ...one.rotation].every((value, i) => value === [...other.position, ...other.rotation][i]);
  return [...ofBone.values()].flatMap((list) =>
    list.filter((frame, i) => !isSame(frame, list[i - 1]) || !isSame(frame, list[i + 1])),
  );
}
