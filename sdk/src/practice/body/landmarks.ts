/**
 * One of the 33 landmarks of BlazePose, the body model that most pose estimators for browsers speak. World landmarks are in
 * metres from the middle of the hips: x to the right of the picture, y down, z away from the camera. Landmarks of the
 * picture are shares of its width and height.
 */
export interface Landmark {
  x: number;
  y: number;
  z: number;
  /** How likely it is in sight, 0 to 1. */
  visibility?: number;
}

/** A body as it was seen at one time. */
export interface SeenBody {
  /** Seconds in the song when the picture was taken. */
  time: number;
  /** The 33 world landmarks; undefined where nobody was seen. */
  world: readonly Landmark[] | undefined;
}

/** How many landmarks a body has. */
export const LANDMARK_COUNT = 33;

/** Indices of the landmarks that are used, left before right. */
export const LANDMARK = {
  nose: 0,
  ear: [7, 8],
  shoulder: [11, 12],
  elbow: [13, 14],
  wrist: [15, 16],
  hip: [23, 24],
  knee: [25, 26],
  ankle: [27, 28],
  heel: [29, 30],
  toes: [31, 32],
} as const;

/** A landmark less likely in sight than this is not judged. */
export const VISIBLE = 0.5;
