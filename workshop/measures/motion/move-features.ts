import { rotate } from "../../../sdk/src/motion/math/quaternion.ts";
import { type Dance, poseAt } from "../../../sdk/src/motion/pose/dance.ts";
import { createWorldTransforms, worldTransforms } from "../../../sdk/src/motion/rig/kinematics.ts";
import { LIMBS, TRUNK } from "../../../sdk/src/motion/rig/limbs.ts";
import { createPose } from "../../../sdk/src/motion/rig/pose.ts";

/** Samples of a clip, evenly over its length, so that half time looks like full time. */
const SAMPLES = 12;
/** Joints whose places are read. */
const JOINTS = [
  TRUNK.chest,
  TRUNK.head,
  ...LIMBS.flatMap((limb) => [limb.lowerArm, limb.hand, limb.lowerLeg, limb.foot, limb.toes]),
];

const pose = createPose();
const world = createWorldTransforms();
const gaze = new Float64Array(3);

/**
 * Features of a move from its motion alone: at each sample the places of the joints relative to the hips, along the
 * axes of a dancer who faces where the hips face, the height of the hips, and where the head looks. Metres.
 */
export function moveFeatures(dance: Dance, start: number, end: number): number[] {
  return Array.from({ length: SAMPLES }, (_, i) =>
    placesAt(dance, start + ((i + 0.5) * (end - start)) / SAMPLES),
  ).flat();
}

function placesAt(dance: Dance, t: number): number[] {
  poseAt(dance, t, pose);
  worldTransforms(pose, world, dance.rig);
  const p = world.positions;
  const [left, right] = [3 * LIMBS[0].upperLeg, 3 * LIMBS[1].upperLeg];
  const x = (p[left] ?? 0) - (p[right] ?? 0);
  const z = (p[left + 2] ?? 0) - (p[right + 2] ?? 0);
  const width = Math.hypot(x, z) || 1;
  const places = JOINTS.flatMap((bone) => {
    const dx = (p[3 * bone] ?? 0) - (p[0] ?? 0);
    const dz = (p[3 * bone + 2] ?? 0) - (p[2] ?? 0);
    return [(dx * x + dz * z) / width, (p[3 * bone + 1] ?? 0) - (p[1] ?? 0), (dz * x - dx * z) / width];
  });
  rotate(gaze, 0, world.rotations, 4 * TRUNK.head, 0, 0, 1);
  const [gx = 0, gy = 0, gz = 0] = gaze;
  return [p[1] ?? 0, (gx * x + gz * z) / width, gy, ...places];
}
