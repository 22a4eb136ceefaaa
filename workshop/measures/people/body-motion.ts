import { numberAt } from "@nataraj/sdk/arrays";
import type { PoseSequence } from "@nataraj/sdk/motion";
import { median } from "./statistics.ts";

/** Frames a second of motion capture sets. */
export const FPS = 30;

/** The 22 joints that people's figures were measured of, by our bones. */
export const JOINTS = {
  hips: "hips",
  leftHip: "leftUpperLeg",
  rightHip: "rightUpperLeg",
  leftKnee: "leftLowerLeg",
  rightKnee: "rightLowerLeg",
  leftAnkle: "leftFoot",
  rightAnkle: "rightFoot",
  leftToe: "leftToes",
  rightToe: "rightToes",
  spine: "spine",
  chest: "chest",
  upperChest: "upperChest",
  neck: "neck",
  head: "head",
  leftCollar: "leftShoulder",
  rightCollar: "rightShoulder",
  leftShoulder: "leftUpperArm",
  rightShoulder: "rightUpperArm",
  leftElbow: "leftLowerArm",
  rightElbow: "rightLowerArm",
  leftWrist: "leftHand",
  rightWrist: "rightHand",
} as const;
export type Joint = keyof typeof JOINTS;

export type Point = [x: number, y: number, z: number];

/** Where the joints are, by joint and frame, metres; a body is as large as people's figures assume. */
export type BodyMotion = Record<Joint, Point[]>;

const NAMES = Object.keys(JOINTS) as Joint[];
/** Thigh, shin and trunk together, metres. */
const SIZE = 1.35;

/** Motion of the 22 joints at 30 frames a second. @param poses At 60 frames a second. */
export function bodyMotion({ frames, bones }: Pick<PoseSequence, "frames" | "bones">): BodyMotion {
  const half = frames.filter((_, i) => i % 2 === 0);
  return motionOf(half, bones);
}

/** Motion of the 22 joints at the rate of the frames. */
export function motionOf(frames: readonly (readonly number[])[], bones: readonly string[]): BodyMotion {
  const joints = NAMES.map((joint) => {
    const at = 3 * bones.indexOf(JOINTS[joint]);
    if (at < 0) throw new RangeError(`The poses have no bone "${JOINTS[joint]}".`);
    return [
      joint,
      frames.map((frame): Point => [numberAt(frame, at), numberAt(frame, at + 1), numberAt(frame, at + 2)]),
    ];
  });
  return Object.fromEntries(joints) as BodyMotion;
}

/** A part of a motion, from one frame up to another. */
export function slice(motion: BodyMotion, from: number, to: number): BodyMotion {
  return mapJoints(motion, (points) => points.slice(from, to));
}

/** The motion of a body of the common size. */
export function normalised(motion: BodyMotion): BodyMotion {
  const lengths = motion.hips.map(
    (hips, i) =>
      distance(motion.leftKnee[i], motion.leftHip[i]) +
      distance(motion.leftAnkle[i], motion.leftKnee[i]) +
      distance(motion.neck[i], hips),
  );
  const scale = SIZE / median(lengths);
  return mapJoints(motion, (points) => points.map(([x, y, z]): Point => [x * scale, y * scale, z * scale]));
}

/** Speed of a joint between neighbouring frames, m/s. */
export function speeds(points: readonly Point[], fps = FPS): number[] {
  return points.slice(1).map((point, i) => fps * distance(point, points[i]));
}

/** Mean speed of some joints between neighbouring frames, m/s. */
export function meanSpeeds(motion: BodyMotion, joints: readonly Joint[] = NAMES, fps = FPS): number[] {
  const all = joints.map((joint) => speeds(motion[joint], fps));
  return (all[0] ?? []).map((_, i) => all.reduce((sum, each) => sum + numberAt(each, i), 0) / all.length);
}

/** Lengths of the differences of an order: 2 of acceleration, 3 of jerk; in metres and seconds. */
export function differences(points: readonly Point[], order: number, fps = FPS): number[] {
  let vectors = points as Point[];
  for (let n = 0; n < order; n++)
    vectors = vectors.slice(1).map((point, i): Point => minus(point, vectors[i] as Point));
  return vectors.map((vector) => length(vector) * fps ** order);
}

export function minus([a, b, c]: Point, [x, y, z]: Point): Point {
  return [a - x, b - y, c - z];
}

export function dot([a, b, c]: Point, [x, y, z]: Point): number {
  return a * x + b * y + c * z;
}

export function length(vector: Point): number {
  return Math.sqrt(dot(vector, vector));
}

export function distance(a: Point | undefined, b: Point | undefined): number {
  return a && b ? length(minus(a, b)) : Number.NaN;
}

function mapJoints(motion: BodyMotion, change: (points: Point[]) => Point[]): BodyMotion {
  return Object.fromEntries(NAMES.map((joint) => [joint, change(motion[joint])])) as BodyMotion;
}
