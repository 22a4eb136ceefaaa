import { float32At, float64At, numberAt } from "../../arrays/index.ts";
import { RADIANS } from "../../motion/math/curves.ts";
import { rotate } from "../../motion/math/quaternion.ts";
import { type Dance, poseAt } from "../../motion/pose/dance.ts";
import { createWorldTransforms, worldTransforms } from "../../motion/rig/kinematics.ts";
import { createPose } from "../../motion/rig/pose.ts";
import { boneIndex } from "../../motion/rig/skeleton.ts";
import { atOnce, inSlices } from "../../motion/worker/time-slices.ts";

/** Samples a second. A hand that turns back between two of them goes farther by less than its margin. */
export const SAMPLE_RATE = 15;
/** Seconds that are sampled before the first beat and after the dance: the dancer breathes there. */
const SAMPLED_AROUND_S = 1;

/** Seconds of a song after its dance that are sampled at the most. */
const SAMPLED_AFTER_S = 10;

/** What must be seen of a dancer: joints, each with the radius of what is around it, metres. */
const EXTREMITIES = [
  ["head", 0.17],
  ["hips", 0.18],
  ...(["left", "right"] as const).flatMap(
    (side) =>
      [
        [`${side}LowerArm`, 0.07],
        [`${side}Hand`, 0.08],
        [`${side}MiddleDistal`, 0.08],
        [`${side}LowerLeg`, 0.09],
        [`${side}Foot`, 0.1],
        [`${side}Toes`, 0.11],
      ] as const,
  ),
] as const;
const BONES = EXTREMITIES.map(([name]) => boneIndex(name));
/** Which of a sample's points are of hands. */
export const HAND_POINTS: ReadonlySet<number> = new Set(
  EXTREMITIES.flatMap(([name], k) => (/Hand|Distal/.test(name) ? [k] : [])),
);
const CHEST = boneIndex("upperChest");
const HEAD = boneIndex("head");
const HIPS = boneIndex("hips");
/** The middle of the skull over its joint, as a share of the hips' height. */
const SKULL = 0.12 / 0.94;

/** Where the ends of a body are over a whole dance, for a camera that keeps them in the picture. */
export interface BodySamples {
  readonly dance: Dance;
  /** Seconds of the first sample; they are `1 / SAMPLE_RATE` apart. */
  readonly from: number;
  readonly count: number;
  /** How much is around each point, metres. */
  readonly radii: readonly number[];
  /** World positions, metres: three numbers for each point of each sample. */
  readonly points: Float32Array;
  /** Where the hips are over the floor: x and z of each sample. */
  readonly hips: Float32Array;
  /** Where the chest faces, degrees round from the front to the dancer's left. */
  readonly facing: Float32Array;
}

/** Samples a dance, sample by sample. @param mirrored Of a dancer who is shown as in a mirror. */
function* sampleBodySteps(dance: Dance, mirrored = false): Generator<void, BodySamples> {
  // After the dance nothing new is seen, however long the song still is.
  const end =
    Math.max(dance.idleFrom, Math.min(dance.score.duration || 0, dance.idleFrom + SAMPLED_AFTER_S)) + SAMPLED_AROUND_S;
  const count = Math.ceil((end + SAMPLED_AROUND_S) * SAMPLE_RATE) + 1;
  const size = dance.rig.hipsHeight / 0.94;
  const samples = {
    dance,
    from: -SAMPLED_AROUND_S,
    count,
    radii: EXTREMITIES.map(([, radius]) => radius * size),
    points: new Float32Array(3 * BONES.length * count),
    hips: new Float32Array(2 * count),
    facing: new Float32Array(count),
  };
  // Of its own: others may evaluate poses between two steps.
  const pose = createPose();
  const world = createWorldTransforms();
  const { positions, rotations } = world;
  const turned = new Float64Array(3);
  for (let i = 0; i < count; i++) {
    worldTransforms(poseAt(dance, i / SAMPLE_RATE - SAMPLED_AROUND_S, pose), world, dance.rig);
    const first = 3 * BONES.length * i;
    for (let k = 0; k < BONES.length; k++) {
      const bone = numberAt(BONES, k);
      samples.points.set(positions.subarray(3 * bone, 3 * bone + 3), first + 3 * k);
    }
    rotate(turned, 0, rotations, 4 * HEAD, 0, SKULL * dance.rig.hipsHeight, 0);
    for (let axis = 0; axis < 3; axis++)
      samples.points[first + axis] = float32At(positions, 3 * HEAD + axis) + float64At(turned, axis);
    samples.hips[2 * i] = float32At(positions, 3 * HIPS);
    samples.hips[2 * i + 1] = float32At(positions, 3 * HIPS + 2);
    rotate(turned, 0, rotations, 4 * CHEST, 0, 0, 1);
    samples.facing[i] = Math.atan2(float64At(turned, 0), float64At(turned, 2)) / RADIANS;
    if (mirrored) mirror(samples, i);
    yield;
  }
  return samples;
}

function mirror({ points, hips, facing, radii }: BodySamples, i: number): void {
  const first = 3 * radii.length * i;
  for (let k = 0; k < radii.length; k++) points[first + 3 * k] = -float32At(points, first + 3 * k);
  hips[2 * i] = -float32At(hips, 2 * i);
  facing[i] = -float32At(facing, i);
}

/** Samples a dance at once. It takes some hundredths of a second for a minute. */
export function sampleBody(dance: Dance, mirrored = false): BodySamples {
  return atOnce(sampleBodySteps(dance, mirrored));
}

/** Samples a dance as {@link sampleBody} does, in slices of a few milliseconds. @throws the signal's reason when it is aborted. */
export function sampleBodyInSlices(dance: Dance, mirrored: boolean, signal?: AbortSignal): Promise<BodySamples> {
  return inSlices(sampleBodySteps(dance, mirrored), signal);
}
