import { softLimit } from "../math/curves.ts";

/** No limb is straighter than this share of its length; no leg that stands, and no arm that carries, than these. */
export const STRAIGHTEST = 0.9985;
export const STRAIGHT_LEG = 0.992;
export const STRAIGHT_ARM = 0.965;
/** The ankle bends freely up to the first angle, and softly no further than the second, degrees: dancers point further than most people. */
export const ANKLE_FREE = 54;
export const ANKLE = 60.5;

/** The back and the neck move freely over this share of their range, and ever less towards its end. */
const FREE = 0.7;

/** An angle that goes softly no further than a joint does, to either side. @param most Degrees. */
export function jointLimit(angle: number, most: number): number {
  return Math.sign(angle) * softLimit(Math.abs(angle), FREE * most, most);
}
