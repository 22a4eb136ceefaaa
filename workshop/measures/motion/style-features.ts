import { type Dance, poseAt } from "../../../sdk/src/motion/pose/dance.ts";
import { createWorldTransforms, worldTransforms } from "../../../sdk/src/motion/rig/kinematics.ts";
import { LIMBS, TRUNK } from "../../../sdk/src/motion/rig/limbs.ts";
import { createPose } from "../../../sdk/src/motion/rig/pose.ts";

/** Samples a beat. */
const SAMPLES = 12;
const PARTS = ["lowerArm", "hand", "lowerLeg", "foot", "toes"] as const;
/** Bones whose rotations differ between styles; the fingers make mudras. */
const TURNED = LIMBS.map((limb) => [limb.hand, ...limb.fingers.map((finger) => finger[0])]);
/** The smallest motion that counts, metres or radians a beat. */
const STILL = 0.02;
/** The body is upright if the hips are at least this high, and the chest this far above them. Metres. */
const LOW = 0.7;
const UPRIGHT = 0.13;

/**
 * Features of a clip that do not need its sound or its move. For each position and rotation these are the median, the
 * range, the way in a beat, and the share of that way in the fastest quarter of the time. Metres and radians, relative
 * to the hips and the dancer's heading. Left and right enter as their mean and their difference.
 * @param beat Seconds a beat.
 */
export function styleFeatures(dance: Dance, start: number, end: number, beat: number): number[] {
  const count = Math.round(((end - start) / beat) * SAMPLES);
  const all = Array.from({ length: count }, (_, i) => featuresAt(dance, start + (i * beat) / SAMPLES));
  // Only an upright body shows the style: upside down or lying there is little of it.
  const upright = all.filter(([hips = 0, , chest = 0]) => hips > LOW && chest > UPRIGHT);
  const rows = upright.length >= SAMPLES ? upright : all;
  return (rows[0] ?? []).flatMap((_, column) => describe(rows.map((row) => row[column] ?? 0)));
}

function describe(values: readonly number[]): number[] {
  const sorted = values.toSorted((a, b) => a - b);
  const rank = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
  const ways = values.slice(1).map((v, i) => Math.abs(v - (values[i] ?? v)));
  const way = ways.reduce((a, b) => a + b, 0);
  const quickest = ways.sort((a, b) => b - a).slice(0, values.length >> 2);
  const sharpness = way > 1e-6 ? quickest.reduce((a, b) => a + b, 0) / way : 0;
  return [rank(0.5), rank(0.8) - rank(0.2), Math.log((way * SAMPLES) / values.length + STILL), sharpness];
}

const pose = createPose();
const world = createWorldTransforms();

function featuresAt(dance: Dance, t: number): number[] {
  poseAt(dance, t, pose);
  worldTransforms(pose, world, dance.rig);
  const p = world.positions;
  const [left, right] = [3 * LIMBS[0].upperLeg, 3 * LIMBS[1].upperLeg];
  const x = (p[left] ?? 0) - (p[right] ?? 0);
  const z = (p[left + 2] ?? 0) - (p[right + 2] ?? 0);
  const width = Math.hypot(x, z) || 1;
  const place = (bone: number): [number, number, number] => {
    const dx = (p[3 * bone] ?? 0) - (p[0] ?? 0);
    const dz = (p[3 * bone + 2] ?? 0) - (p[2] ?? 0);
    const up = (p[3 * bone + 1] ?? 0) - (p[1] ?? 0);
    return [(dx * x + dz * z) / width, up, (dz * x - dx * z) / width];
  };
  const sides = LIMBS.map((limb) => PARTS.map((part) => place(limb[part])));
  const pairs = PARTS.flatMap((_, part) =>
    [0, 1, 2].flatMap((axis) => {
      const a = sides[0]?.[part]?.[axis] ?? 0;
      const b = (axis === 0 ? -1 : 1) * (sides[1]?.[part]?.[axis] ?? 0);
      return [(a + b) / 2, Math.abs(a - b) / 2];
    }),
  );
  const l = footOf(place(LIMBS[0].foot), place(LIMBS[0].toes));
  const r = footOf(place(LIMBS[1].foot), place(LIMBS[1].toes));
  const [turnedLeft = [], turnedRight = []] = TURNED;
  const fingers = turnedLeft.map((bone, i) => (turnOf(bone) + turnOf(turnedRight[i] ?? bone)) / 2);
  return [
    p[1] ?? 0,
    ...place(TRUNK.chest),
    ...place(TRUNK.head),
    ...pairs,
    ...fingers,
    l.out - r.out,
    l.x - r.x,
    Math.hypot(l.x - r.x, l.z - r.z),
    pose.face.smile,
    pose.face.brows,
  ];
}

/** Where a foot is and how far it is turned to the left. */
interface Foot {
  x: number;
  z: number;
  out: number;
}

const footOf = (foot: readonly number[], toes: readonly number[]): Foot => {
  const [x = 0, , z = 0] = foot;
  return { x, z, out: Math.atan2((toes[0] ?? 0) - x, (toes[2] ?? 0) - z) };
};

/** How far a bone is turned from rest, radians. */
function turnOf(bone: number): number {
  return 2 * Math.acos(Math.min(1, Math.abs(pose.rotations[4 * bone + 3] ?? 0)));
}
