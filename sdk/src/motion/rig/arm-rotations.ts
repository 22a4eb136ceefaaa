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
export function clavicleLift(raise: number, shrug: number): number {
  return Math.max(0, raise - 55) * 0.22 + shrug;
}

/**
 * Local rotations of shoulder, upper arm, forearm and hand, one quaternion after the other.
 * @param right Whether it is the right arm: the same values give the mirror image.
 */
export function setArmRotations(out: Float64Array, values: Readonly<ArmValues>, right: boolean): void {
  const { raise, fwd, rot, elbow, palm, wrist, dev, shrug } = values;
  const clavicle = clavicleLift(raise, shrug);
  setY(out, 0, -fwd * 0.1 * Math.sin(clamp(raise, 0, 180) * RADIANS));
  setZ(q, 0, clavicle);
  multiply(out, 0, out, 0, q, 0);
  setY(out, 4, -fwd * 0.9);
  setZ(q, 0, raise - 90 - clavicle);
  multiply(out, 4, out, 4, q, 0);
  setX(q, 0, -rot);
  multiply(out, 4, out, 4, q, 0);
  setY(out, 8, -elbow);
  // The forearm turns over its whole length: half of it is seen above the wrist.
  setX(q, 0, -palm * 0.55);
  multiply(out, 8, out, 8, q, 0);
  setX(out, 12, -palm * 0.45);
  setZ(q, 0, -wrist);
  multiply(out, 12, out, 12, q, 0);
  setY(q, 0, dev);
  multiply(out, 12, out, 12, q, 0);
  if (right) for (let i = 0; i < 16; i += 4) mirrorInPlace(out, i);
}
