/** Kinds of contact of a foot, as small numbers for arrays of them. */
export const [AIR, PLANTED, SLIDING, PIVOTING] = [0, 1, 2, 3] as const;

/** A foot at one time: the sole's reference point under the ankle. Filled in place. */
export interface FootState {
  x: number;
  y: number;
  z: number;
  yaw: number;
  /** Heel up, degrees; negative: toes up. */
  pitch: number;
  /** Share of the body's weight on it, 0 to 1. */
  weight: number;
  contact: number;
  /** Where it stands or last stood, for the hips' path. */
  groundX: number;
  groundZ: number;
  /**
   * How far the foot is placed in the pelvis's frame, 0 to 1, as in a handstand; its x, y, z then count from the hip
   * joint.
   */
  body: number;
  bodyX: number;
  bodyY: number;
  bodyZ: number;
}

/** The state of a foot that stands and carries the body. */
export function createFootState(): FootState {
  return {
    x: 0,
    y: 0,
    z: 0,
    yaw: 0,
    pitch: 0,
    weight: 1,
    contact: PLANTED,
    groundX: 0,
    groundZ: 0,
    body: 0,
    bodyX: 0,
    bodyY: 0,
    bodyZ: 0,
  };
}
