import type { ArmValues } from "../rig/arm-rotations.ts";

/** An arm pose: the angles of the left arm; the right arm takes the mirror image. */
export interface ArmPose {
  readonly values: ArmValues;
}

/**
 * Named arm poses. `solveArm` has solved them offline for the targets of `arm-targets.ts`, but for those that were chosen
 * by hand; the test keeps angles and targets together.
 */
export const ARM_POSES: Readonly<Record<string, ArmPose>> = {
  /** Hanging, not stiff. */
  easy: { values: { raise: 12, fwd: 12, rot: 0, elbow: 16, palm: 0, wrist: 4, dev: 0, shrug: 0 } },
  /** Elbows at the sides, forearms forward. */
  bent: { values: { raise: 23.9, fwd: -2.5, rot: -18.3, elbow: 91.7, palm: 5.7, wrist: -10.9, dev: -12.7, shrug: 0 } },
  /** Loose guard. */
  ready: { values: { raise: 32.7, fwd: 3, rot: -11.8, elbow: 100.1, palm: -4.5, wrist: -32.9, dev: -21, shrug: 0 } },
  /** Bharatanatyam: arms level, elbows up, hands before the shoulders. */
  natyarambha: {
    values: { raise: 90, fwd: 14.1, rot: 2.2, elbow: 58.2, palm: -0.5, wrist: -1.5, dev: -25.2, shrug: 0 },
  },
  /** Palms together before the chest. */
  namaste: {
    values: { raise: 38, fwd: 54.9, rot: -10.6, elbow: 117.9, palm: -14.8, wrist: -70, dev: -16.1, shrug: 0 },
  },
  /** Hands joined over the head. */
  crown: { values: { raise: 157.5, fwd: 10.6, rot: 83.4, elbow: 42.2, palm: 52.5, wrist: 44.3, dev: -19, shrug: 0 } },
  /** Hand on the hip. */
  hip: { values: { raise: 58.1, fwd: -18.7, rot: -84.8, elbow: 105, palm: 65.3, wrist: -36.5, dev: -15.3, shrug: 0 } },
  /** Hand before the chest. */
  chest: { values: { raise: 52.6, fwd: 35.9, rot: 11, elbow: 104.8, palm: 56.8, wrist: 43.5, dev: 6.3, shrug: 0 } },
  /** Ballet first: round before the waist. */
  first: { values: { raise: 55.2, fwd: 55.7, rot: 6.4, elbow: 62.6, palm: 29, wrist: 53.5, dev: -20.8, shrug: 0 } },
  /** Ballet en bas: round before the thighs. */
  low: { values: { raise: 28.7, fwd: 65.2, rot: 8.4, elbow: 17, palm: -0.5, wrist: 38.3, dev: -25, shrug: 0 } },
  /** Ballet second: open and round to the side. */
  second: { values: { raise: 80.3, fwd: 25.4, rot: 38.8, elbow: 2, palm: 42.1, wrist: -7.8, dev: 3.6, shrug: 0 } },
  /** Ballet fifth: round above the brow. */
  fifth: { values: { raise: 150, fwd: 32.9, rot: 66.5, elbow: 42.2, palm: 83.1, wrist: 55, dev: -3.9, shrug: 0 } },
  /** Long to the front. */
  arabesque: {
    values: { raise: 104.7, fwd: 81.6, rot: 42.8, elbow: 1.8, palm: -32.6, wrist: -1, dev: -1.4, shrug: 0 },
  },
  /** Long to the back, low. */
  behind: { values: { raise: 43.1, fwd: -52.1, rot: 79.5, elbow: 25.5, palm: -40.8, wrist: -1.8, dev: 6.5, shrug: 0 } },
  /** Straight to the side. */
  open: { values: { raise: 85, fwd: -0.2, rot: 18.4, elbow: 27.4, palm: 15.1, wrist: -11.5, dev: 16.3, shrug: 0 } },
  /** To the side and up, bent. */
  wide: { values: { raise: 108, fwd: -6.6, rot: 5.7, elbow: 45, palm: 51.1, wrist: -25, dev: 15.2, shrug: 0 } },
  /** Straight up. */
  high: { values: { raise: 145, fwd: 12.9, rot: 70.4, elbow: 17.6, palm: 39.5, wrist: -5.1, dev: -7.3, shrug: 0 } },
  /** Up and out in a V. */
  victory: { values: { raise: 133.9, fwd: 11, rot: 57.5, elbow: 9.7, palm: 38.2, wrist: -10.8, dev: -4, shrug: 0 } },
  /** Fist straight up. */
  punch: { values: { raise: 152.3, fwd: 34.9, rot: 85, elbow: 34.7, palm: 52, wrist: -11.8, dev: -2, shrug: 0 } },
  /** Upper arm level, forearm up, palm to the front. */
  wave: { values: { raise: 92, fwd: 4.8, rot: 59.8, elbow: 82.3, palm: -0.9, wrist: -29.6, dev: -1.3, shrug: 0 } },
  /** Hand over the brow. */
  shade: { values: { raise: 109.8, fwd: 33.6, rot: 68.3, elbow: 104.9, palm: 39.4, wrist: 37.2, dev: -5.8, shrug: 0 } },
  /** Bent, hand before the waist. */
  salsa: {
    values: { raise: 32.8, fwd: -10.4, rot: -18.8, elbow: 100.2, palm: -21, wrist: -10.6, dev: -17.4, shrug: 0 },
  },
  /** Bent, hand outside the waist. */
  salsaout: {
    values: { raise: 37.9, fwd: -21.1, rot: 6.5, elbow: 93.9, palm: -48.1, wrist: -7.4, dev: 7.8, shrug: 0 },
  },
  /** Forearm up before the chin. */
  guard: { values: { raise: 43, fwd: 52.3, rot: 40.2, elbow: 119.9, palm: 24.5, wrist: -16.7, dev: -21.9, shrug: 0 } },
  /** Elbow out, palm to the front. */
  jazz: { values: { raise: 84.6, fwd: 14.7, rot: 42, elbow: 64.4, palm: 14.3, wrist: -48.1, dev: -0.3, shrug: 0 } },
  /** Low, palm to the front. */
  jazzlow: { values: { raise: 39.1, fwd: 2.7, rot: 3.1, elbow: 47, palm: 68.8, wrist: -33, dev: -8.1, shrug: 0 } },
  /** Straight at the audience. */
  point: { values: { raise: 98.4, fwd: 83.6, rot: 47.6, elbow: 1.9, palm: -1.8, wrist: -0.7, dev: -0.8, shrug: 0 } },
  /** High to the side. */
  diagonal: { values: { raise: 119.7, fwd: 22.3, rot: 33.7, elbow: 1.9, palm: 0.4, wrist: -0.2, dev: 7.6, shrug: 0 } },
  /** Straight down. */
  down: { values: { raise: 20.7, fwd: 25.9, rot: 13.6, elbow: 3.3, palm: 12.5, wrist: 11, dev: 5.5, shrug: 0 } },
  /** Fist in the armpit, elbow out. */
  wing: { values: { raise: 80, fwd: -4.9, rot: -37, elbow: 144.5, palm: 38.3, wrist: -6.9, dev: 33.1, shrug: 0 } },
  /** Palm down beside the hip. */
  press: { values: { raise: 44.8, fwd: -22.8, rot: -45.6, elbow: 81.8, palm: -52.4, wrist: -39.4, dev: 35, shrug: 0 } },
  /** Side middle, palm down. */
  float: { values: { raise: 56.2, fwd: 21, rot: 42, elbow: 53.3, palm: -43.8, wrist: 7.2, dev: -4.5, shrug: 0 } },
};
