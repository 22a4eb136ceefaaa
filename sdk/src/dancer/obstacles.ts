/** The parts of the dancer's body that swinging plaits, cloth and jewellery stay out of. */
import { float32At, float64At } from "../arrays/index.ts";
import { boneIndex, type WorldTransforms } from "../motion/index.ts";
import type { Sway } from "./sway-settings.ts";

type Name = Sway["avoid"][number];

/** Capsules of the body that cloth and hair stay out of: from one joint to another, with a radius in metres. */
const CAPSULES: Record<Name, readonly [from: number, to: number, radius: number]> = {
  trunk: [boneIndex("hips"), boneIndex("upperChest"), 0.118],
  seat: [boneIndex("leftUpperLeg"), boneIndex("rightUpperLeg"), 0.113],
  leftThigh: [boneIndex("leftUpperLeg"), boneIndex("leftLowerLeg"), 0.09],
  rightThigh: [boneIndex("rightUpperLeg"), boneIndex("rightLowerLeg"), 0.09],
  leftShin: [boneIndex("leftLowerLeg"), boneIndex("leftFoot"), 0.066],
  rightShin: [boneIndex("rightLowerLeg"), boneIndex("rightFoot"), 0.066],
};

/** An obstacle: two joints of the humanoid skeleton, and the radius between them in metres. */
export type Capsule = (typeof CAPSULES)[Name];

export const capsulesOf = (names: readonly Name[]): Capsule[] => names.map((name) => CAPSULES[name]);

/** Pushes a point, three numbers, out of the capsules of the pose. Returns whether it moved. */
export function pushOut(point: Float64Array, capsules: readonly Capsule[], { positions }: WorldTransforms): boolean {
  let moved = false;
  for (let i = 0; i < capsules.length; i++) {
    const capsule = capsules[i] as Capsule;
    const a = capsule[0] * 3;
    const b = capsule[1] * 3;
    const ax = float32At(positions, a);
    const ay = float32At(positions, a + 1);
    const az = float32At(positions, a + 2);
    const dx = float32At(positions, b) - ax;
    const dy = float32At(positions, b + 1) - ay;
    const dz = float32At(positions, b + 2) - az;
    let x = float64At(point, 0) - ax;
    let y = float64At(point, 1) - ay;
    let z = float64At(point, 2) - az;
    const along = (x * dx + y * dy + z * dz) / (dx * dx + dy * dy + dz * dz);
    const t = Math.min(1, Math.max(0, along));
    x -= dx * t;
    y -= dy * t;
    z -= dz * t;
    const distance = Math.sqrt(x * x + y * y + z * z);
    const radius = capsule[2];
    if (distance >= radius || distance < 1e-6) continue;
    const out = (radius - distance) / distance;
    point[0] = float64At(point, 0) + x * out;
    point[1] = float64At(point, 1) + y * out;
    point[2] = float64At(point, 2) + z * out;
    moved = true;
  }
  return moved;
}
