import { BONES, type BoneName, boneIndex, parentOf, REST_POSITIONS } from "./skeleton.ts";

/** The proportions that the evaluator needs of a body, metres. Joints are those of `BONES`, T-pose, identity rotations. */
export interface Rig {
  /** Local rest offset of each bone from its parent, 3 per bone; that of the hips from the floor under the body. */
  readonly offsets: Float64Array;
  /** Hips' height at rest. */
  readonly hipsHeight: number;
  readonly thigh: number;
  readonly shin: number;
  readonly upperArm: number;
  readonly forearm: number;
  /** Height of the ankle over a flat sole. */
  readonly ankle: number;
  /** Height of the toe joint over the sole. */
  readonly toeJoint: number;
  /** From the ankle forward to the toe joint, about which the foot pivots. */
  readonly ball: number;
  /** From the ankle back to where the heel stands. */
  readonly heel: number;
  /** Radius of the heel seen from the side: a foot with its toes up rolls on it. */
  readonly heelRadius: number;
}

/** Shares of the ball's distance and of the ankle's height in a heel, as our own dancers have it. */
const HEEL_TO_BALL = 0.034 / 0.118;
const HEEL_TO_ANKLE = 0.036 / 0.078;

/**
 * A rig from the rest positions of another body, so that it can dance with legs of its own length.
 * @param rest World position of each bone at rest in the order of `BONES`, metres, T-pose facing +Z.
 */
export function createRig(rest: readonly (readonly [number, number, number])[]): Rig {
  const at = (name: BoneName) => {
    const position = rest[boneIndex(name)];
    if (!position) throw new RangeError(`The rig has no position for the bone "${name}".`);
    return position;
  };
  const span = (from: BoneName, to: BoneName) => {
    const a = at(from);
    const b = at(to);
    return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
  };
  const ball = at("leftToes")[2] - at("leftFoot")[2];
  return {
    offsets: offsetsOf(rest),
    hipsHeight: at("hips")[1],
    thigh: span("leftUpperLeg", "leftLowerLeg"),
    shin: span("leftLowerLeg", "leftFoot"),
    upperArm: span("leftUpperArm", "leftLowerArm"),
    forearm: span("leftLowerArm", "leftHand"),
    ankle: at("leftFoot")[1],
    toeJoint: at("leftToes")[1],
    ball,
    heel: ball * HEEL_TO_BALL,
    heelRadius: at("leftFoot")[1] * HEEL_TO_ANKLE,
  };
}

function offsetsOf(rest: readonly (readonly [number, number, number])[]): Float64Array {
  const offsets = new Float64Array(3 * BONES.length);
  for (let i = 0; i < BONES.length; i++) {
    const parent = parentOf(i);
    for (let axis = 0; axis < 3; axis++)
      offsets[3 * i + axis] = (rest[i]?.[axis] ?? 0) - (parent < 0 ? 0 : (rest[parent]?.[axis] ?? 0));
  }
  return offsets;
}

/** The product's own dancer. */
export const DEFAULT_RIG: Rig = createRig(REST_POSITIONS);
