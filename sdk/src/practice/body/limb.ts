import { LANDMARK } from "./landmarks.ts";

/** The limbs that are judged; their ends are what people hear about. */
export const LIMB_NAMES = ["leftArm", "rightArm", "leftLeg", "rightLeg"] as const;
/** One of {@link LIMB_NAMES}. */
export type LimbName = (typeof LIMB_NAMES)[number];

/** The upper and the lower part of each limb, in the order of {@link LIMB_NAMES}: landmarks from which to which. */
export const SEGMENTS: readonly (readonly [from: number, to: number])[] = [
  [LANDMARK.shoulder[0], LANDMARK.elbow[0]],
  [LANDMARK.elbow[0], LANDMARK.wrist[0]],
  [LANDMARK.shoulder[1], LANDMARK.elbow[1]],
  [LANDMARK.elbow[1], LANDMARK.wrist[1]],
  [LANDMARK.hip[0], LANDMARK.knee[0]],
  [LANDMARK.knee[0], LANDMARK.ankle[0]],
  [LANDMARK.hip[1], LANDMARK.knee[1]],
  [LANDMARK.knee[1], LANDMARK.ankle[1]],
];

/** The other side's segment, for each segment. */
export const OTHER_SIDE: readonly number[] = [2, 3, 0, 1, 6, 7, 4, 5];

/** Lengths of the segments of our own dancer, metres. Distances of all people are measured by them. */
export const SEGMENT_LENGTHS: readonly number[] = [0.255, 0.23, 0.255, 0.23, 0.41, 0.412, 0.41, 0.412];
