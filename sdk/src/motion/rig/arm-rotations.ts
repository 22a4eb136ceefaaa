import { clamp, RADIANS } from "../math/curves.ts";
import { mirrorInPlace, multiply, setX, setY, setZ } from "../math/quaternion.ts";

/** What an arm's pose is made of, degrees; meanings and signs in AUTHORING.md. */
export const ARM_VALUES = ["raise", "fwd", "rot", "elbow", "palm", "wrist", "dev", "shrug"] as const;
export type ArmValues = Record<(typeof ARM_VALUES)[number], number>;

/** Values that are filled and reused. */
export function createArmValues(): ArmValues {
  return { raise: 0, fwd: 0, rot: 0, elbow: 0, palm: 0, wrist: 0, dev: 0, shrug: 0 };
}

const q = new Float64Array(4);

/** The collar bone rises with the upper arm once that is above 55° (scapulohumeral rhythm, about 2 : 9 here). */
function clavicleLift(raise: number, shrug: number): number {
  return Math.max(0, raise - 55) * 0.22 + shrug;
}

/**
 * Local rotations of shoulder, upper arm, forearm and hand, one quaternion after the other.
 * @param right Whether it is the right arm: the same values give the mirror image.
 */
export function setArmRotations(out: Float64Array, values: Readonly<ArmValues>, right: boolean): void {
  const { raise, fwd, rot, elbow, palm, wrist, dev, shrug } = values;
  setShoulder(out, 0, raise, fwd, shrug);
  setUpperArm(out, 4, raise, fwd, rot, shrug);
  setForearm(out, 8, elbow, palm);
  setHand(out, 12, palm, wrist, dev);
  if (right) for (let i = 0; i < 16; i += 4) mirrorInPlace(out, i);
}

/** Local rotation of the left shoulder, at an offset of `out`. */
export function setShoulder(out: Float64Array, o: number, raise: number, fwd: number, shrug: number): void {
  setY(out, o, -fwd * 0.1 * Math.sin(clamp(raise, 0, 180) * RADIANS));
  setZ(q, 0, clavicleLift(raise, shrug));
  multiply(out, o, out, o, q, 0);
}

/** The same of the left upper arm. */
export function setUpperArm(
  out: Float64Array,
  o: number,
  raise: number,
  fwd: number,
  rot: number,
  shrug: number,
): void {
  setY(out, o, -fwd * 0.9);
  setZ(q, 0, raise - 90 - clavicleLift(raise, shrug));
  multiply(out, o, out, o, q, 0);
  setX(q, 0, -rot);
  multiply(out, o, out, o, q, 0);
}

/** The same of the left forearm. */
export function setForearm(out: Float64Array, o: number, elbow: number, palm: number): void {
  setY(out, o, -elbow);
  // The forearm turns over its whole length: half of it is seen above the wrist.
  setX(q, 0, -palm * 0.55);
  multiply(out, o, out, o, q, 0);
}

/** The same of the left hand. */
export function setHand(out: Float64Array, o: number, palm: number, wrist: number, dev: number): void {
  setX(out, o, -palm * 0.45);
  setZ(q, 0, -wrist);
  multiply(out, o, out, o, q, 0);
  setY(q, 0, dev);
  multiply(out, o, out, o, q, 0);
}
