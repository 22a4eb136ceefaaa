import { clamp, RADIANS } from "../curves.ts";
import { mirrorInPlace, multiply, setX, setY, setZ } from "../quaternion.ts";

/** What an arm's pose is made of, degrees; meanings and signs in AUTHORING.md. */
export const ARM_VALUES = ["raise", "fwd", "rot", "elbow", "palm", "wrist", "dev", "shrug"] as const;
export type ArmValues = Record<(typeof ARM_VALUES)[number], number>;

const q = new Float64Array(4);

/** The collar bone rises with the upper arm once that is above 55° (scapulohumeral rhythm, about 2 : 9 here). */
export function clavicleLift(raise: number, shrug: number): number {
  return Math.max(0, raise - 55) * 0.22 + shrug;
}

/**
 * Local rotations of shoulder, upper arm, forearm and hand, written one after the other from `o`.
 * @param right Whether it is the right arm: the same values give the mirror image.
 */
export function setArm(
  out: Float64Array,
  o: number,
  right: boolean,
  raise: number,
  fwd: number,
  rot: number,
  elbow: number,
  palm: number,
  wrist: number,
  dev: number,
  shrug: number,
): void {
  const clavicle = clavicleLift(raise, shrug);
  setY(out, o, -fwd * 0.1 * Math.sin(clamp(raise, 0, 180) * RADIANS));
  setZ(q, 0, clavicle);
  multiply(out, o, out, o, q, 0);
  setY(out, o + 4, -fwd * 0.9);
  setZ(q, 0, raise - 90 - clavicle);
  multiply(out, o + 4, out, o + 4, q, 0);
  setX(q, 0, -rot);
  multiply(out, o + 4, out, o + 4, q, 0);
  setY(out, o + 8, -elbow);
  // The forearm turns over its whole length: half of it is seen above the wrist.
  setX(q, 0, -palm * 0.55);
  multiply(out, o + 8, out, o + 8, q, 0);
  setX(out, o + 12, -palm * 0.45);
  setZ(q, 0, -wrist);
  multiply(out, o + 12, out, o + 12, q, 0);
  setY(q, 0, dev);
  multiply(out, o + 12, out, o + 12, q, 0);
  if (right) for (let i = 0; i < 16; i += 4) mirrorInPlace(out, o + i);
}
