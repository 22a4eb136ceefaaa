import { BONES } from "./skeleton.ts";

/** What touches the floor: 1 while the foot or hand is declared to be down, else 0. */
export interface Contacts {
  left: 0 | 1;
  right: 0 | 1;
  leftHand: 0 | 1;
  rightHand: 0 | 1;
}

/** The face: `smile`, `brows` and `blink` from 0 to 1 (brows from −1, frowning); gaze in degrees, +X to the dancer's left, +Y up. */
export interface Face {
  smile: number;
  brows: number;
  blink: number;
  gazeX: number;
  gazeY: number;
}

/** One instant of the dance. Filled by `poseAt`; reused from frame to frame. */
export interface Pose {
  /** Where the hips are in the world, metres: x, y, z. */
  readonly hips: Float32Array;
  /** Local rotation of each bone in the order of `BONES`, quaternions x, y, z, w. That of the hips is in the world. */
  readonly rotations: Float32Array;
  readonly contacts: Contacts;
  readonly face: Face;
}

/** A pose at rest: T-pose at the centre, both feet down. */
export function createPose(): Pose {
  const rotations = new Float32Array(4 * BONES.length);
  for (let i = 3; i < rotations.length; i += 4) rotations[i] = 1;
  return {
    hips: new Float32Array([0, 0.94, 0]),
    rotations,
    contacts: { left: 1, right: 1, leftHand: 0, rightHand: 0 },
    face: { smile: 0, brows: 0, blink: 0, gazeX: 0, gazeY: 0 },
  };
}
