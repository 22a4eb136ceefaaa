import { boneIndex, type WorldTransforms } from "@nataraj/sdk/motion";
import { Vector3 } from "three";
import type { Sway } from "../body/model.ts";

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

const from = new Vector3();
const along = new Vector3();
const away = new Vector3();

/** Pushes a point out of the named capsules of the pose. Returns whether it moved. */
export function pushOut(point: Vector3, names: readonly Name[], { positions }: WorldTransforms): boolean {
  let moved = false;
  for (const name of names) {
    const [a, b, radius] = CAPSULES[name];
    from.fromArray(positions, a * 3);
    along.fromArray(positions, b * 3).sub(from);
    away.copy(point).sub(from);
    const t = Math.min(1, Math.max(0, away.dot(along) / along.lengthSq()));
    away.addScaledVector(along, -t);
    const distance = away.length();
    if (distance >= radius || distance < 1e-6) continue;
    point.addScaledVector(away, (radius - distance) / distance);
    moved = true;
  }
  return moved;
}
